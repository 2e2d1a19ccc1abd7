import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'L’Héroïne',
  about: 'Dix, par tous les temps.',
  steps: [
    {
      text: [
        'C’est l’Hiver et chaque mercenaire vaut 1. Tonio mène, **4 à 2**.',
        '**L’Héroïne vaut 10, toujours**. Elle n’est pas un mercenaire : neige, tambour et Évêque ne lui font rien.',
      ],
      task: 'Jouez l’Héroïne.',
      wrong: {
        'play 6': 'Dans la neige le cavalier vaut 1 : 3 à 4.',
        pass: 'Alors Urbino est à lui, 4 à 2.',
      },
    },
    {
      text: [
        'Tonio a envoyé un **Évêque**. Il a pris les mercenaires les plus forts, et c’étaient ses deux 10 ; l’Héroïne tient. **12 à 2.**',
        'Au passage, il a porté la faveur du pape à Genova.',
      ],
      task: 'Passez.',
      wrong: { 'play 6': 'Inutile. Dix d’avance.' },
    },
    {
      text: [
        'Urbino est à vous. Il n’y a que trois Héroïnes dans le paquet : si vous en tenez une, pensez à l’Hiver.',
        'Un Épouvantail ne peut la rappeler : soyez sûr avant de l’envoyer.',
      ],
    },
  ],
};
export default lesson;
