import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Strach na wróble',
  about: 'Odwołaj żołnierza z przegranego pola.',
  steps: [
    {
      text: [
        'Tonio wydał na Spoleto wszystko: **26 do 12**. Ta bitwa jest przegrana, ale twoja dziesiątka nie musi.',
        'Strach na wróble pozwala **cofnąć na rękę jednego najemnika z własnej kompanii**.',
      ],
      task: 'Zagraj Stracha na wróble.',
      wrong: {
        'play 4': '16 nie sięga 26, a czwórka też by przepadła.',
        pass: 'Wtedy dziesiątka przepada razem z kompanią. Najpierw ją uratuj.',
      },
    },
    {
      text: ['Kogo z tych dwóch chcesz z powrotem?'],
      task: 'Cofnij 10.',
      wrong: {
        'take 2': 'Dziesiątka przyda się bardziej niż dwójka.',
        'take none': 'Możesz zostawić obie, ale wtedy Strach poszedł na marne.',
      },
    },
    {
      text: ['Tonio pasuje. Niech bierze Spoleto: kosztowało go trzy z najlepszych kart.'],
      task: 'Spasuj.',
      wrong: { 'play *': 'Nie posyłaj dobrych za straconymi. Zachowaj ich na bitwę do wygrania.' },
    },
    {
      text: [
        'Ciebie kosztowało to dwójkę i Stracha, jego szóstkę, dziesiątkę i Bohaterkę. W następnej bitwie siła jest po twojej stronie.',
        'Strach służy też do pogróżek bez pokrycia: pokaż wielką kompanię, niech inni wydają, i odwołaj najlepszego. Wszyscy widzą, kogo cofasz.',
      ],
    },
  ],
};
export default lesson;
