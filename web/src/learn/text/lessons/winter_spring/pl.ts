import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Zima i Wiosna',
  about: 'Pogoda pomniejsza olbrzymów i znów ich powiększa.',
  steps: [
    {
      text: [
        'Tonio ma dwóch wielkich żołnierzy i prowadzi, **16 do 8**. Ty masz trzech małych i Zimę.',
        'Dopóki na stole leży Zima, **każdy najemnik jest wart 1**, bez względu na nadruk. Liczy się wtedy liczebność.',
      ],
      task: 'Zagraj Zimę.',
      wrong: {
        'play 1': 'Jeden więcej daje 9. On ma 16.',
        'play 4': 'To daje 12. On ma 16.',
        pass: 'Wtedy Modena jest jego, 16 do 8. Spójrz na śnieg na swojej ręce.',
      },
    },
    {
      text: [
        'Jego dziesiątka i szóstka drżą z zimna i są warte po 1. Prowadzisz **3 do 2**, a on się poddaje.',
        'Zima zostaje w twojej kompanii do końca bitwy.',
      ],
      task: 'Spasuj i weź Modenę.',
      wrong: { 'play *': 'Prowadzisz i nikt już nie gra przeciw tobie. Oszczędź karty.' },
    },
    {
      text: [
        'Inna bitwa, a Zima należy do niego: cztery karty przeciw twoim dwóm jeźdźcom, **3 do 2** dla Tonia.',
        '**Wiosna** topi każdą Zimę, a dopóki leży, **najwyżsi najemnicy są warci o 3 więcej**, we wszystkich kompaniach. Najwyższe są twoje szóstki.',
      ],
      task: 'Zagraj Wiosnę.',
      wrong: {
        'play 1': 'Na śniegu to 3 do 3, a remis nic nie daje.',
        pass: 'Wtedy Bologna jest jego, 3 do 2.',
      },
    },
    {
      text: [
        'Śnieg stopniał. Dwie szóstki, każda o 3 większa, dają **18**, jego trzech żołnierzy znów **12**.',
      ],
      task: 'Spasuj i weź Bolognę.',
      wrong: { 'play 1': 'Bitwa wygrana. Jedynka może się jeszcze przydać.' },
    },
    {
      text: [
        'Zima pomaga licznym, Wiosna wysokim. Jedna zmiata drugą ze stołu, więc pogoda jest zawsze jedna.',
        'Zanim na którąś postawisz, zapytaj siebie, kto może jeszcze mieć tę drugą.',
      ],
    },
  ],
};
export default lesson;
