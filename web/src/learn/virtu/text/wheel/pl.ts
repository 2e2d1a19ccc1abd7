import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Koło',
  about: 'Pięć komnat, jeden znacznik i dworzanie, którzy wstają na nowo.',
  steps: [
    {
      text: [
        'Oto twój pałac. Pięć **komnat** leży w kręgu, a twój znacznik obchodzi je **zgodnie z ruchem wskazówek zegara**, co wiosnę kawałek dalej.',
        'Gdzie się zatrzyma, tam robisz to, co mówi komnata. Musiał opuścić komnatę 1 i stoi w **komnacie 2, Dyplomacji**, gdzie pracuje dla ciebie Julian.',
      ],
    },
    {
      text: [
        'Jedna lub dwie komnaty są za darmo. Spójrz na znak za komnatą 2: kto **ją opuszcza**, ten czyni wszystkich dworzan **po prawej** znów dostępnymi.',
        'Twój Bankier i twój Ambasador po prawej są zużyci.',
      ],
      task: 'Idź dalej, do komnaty 3.',
      wrong: { stop: 'Dyplomacja kusi, ale dworzanie po prawej pozostaliby zużyci jeszcze przez rok.' },
    },
    {
      text: [
        'Obaj dworzanie są znów **dostępni**. Piotr po lewej pozostaje zużyty: dla jego strony jest drugi znak, za komnatą 4.',
        'Jesteś w komnacie 3, to **Rządy**. Trzecia komnata kosztowałaby 2 floreny, raz na wiosnę, albo strzałkę za każdą.',
      ],
      task: 'Zatrzymaj się w komnacie 3.',
      wrong: { 'on florins': 'Dwa floreny za jedną komnatę: oszczędź je. Teraz potrzebne są Rządy.' },
    },
    {
      text: [
        'Rządy przywracają zużyte żetony twoich **dóbr**: **dwa za każdą koronę lub krzyż**.',
        'W komnacie nie ma karty, więc wydrukowana w niej korona jest twoja za darmo. Na dziś wystarczy.',
      ],
      task: 'Nie płać więcej: wybierz „Gotowe”.',
      wrong: {
        'use R2 crown':
          'Korona Ambasadora przywróciłaby jeszcze dwa żetony, ale masz tylko trzy, a on przyda się gdzie indziej.',
        'use indulgence crown': 'Odpust to dług: zamyka komnatę i kosztuje prestiż. Nie na to.',
        ask: 'Odpust to dług: zamyka komnatę i kosztuje prestiż. Nie potrzebujesz go.',
      },
    },
    {
      text: [
        'Teraz powiedz, które żetony. Żetony miast płacą jak dworzanie, a przywracają je **tylko Rządy**.',
      ],
      task: 'Przywróć do użytku Florencję.',
      wrong: {
        'turn Pisa': 'Najpierw Florencja: o dwie korony niełatwo. Żetony wskazuje się w kolejności listy.',
        'turn Siena': 'Najpierw Florencja: o dwie korony niełatwo. Żetony wskazuje się w kolejności listy.',
        end: 'Dwa żetony są opłacone. Weź je.',
      },
    },
    {
      text: ['Jeszcze jeden. Piza ma dwa okręty, Siena dwie maski. Czeka cię podróż.'],
      task: 'Przywróć do użytku Pizę.',
      wrong: {
        'turn Siena': 'Maski są do intryg. Na następne lekcje potrzebne będą okręty.',
        end: 'Jeszcze jeden jest opłacony. Weź go.',
      },
    },
    {
      text: [
        'Twoja wiosna minęła, a Neapol rusza swój znacznik. Cała gra jest w tym kole: **wybierz komnatę i wiedz, co wraca po drodze**.',
        'Zapamiętaj dwa znaki: za komnatą 2 prawa strona, za komnatą 4 lewa.',
      ],
    },
  ],
};
export default lesson;
