import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Le Tambour',
  about: 'Deux fois plus de soldats pour une seule carte.',
  steps: [
    {
      text: [
        'Tonio mène, **11 à 7**. Vous n’avez plus de grand soldat, mais vous avez un tambour.',
        'Un Tambour **double chaque mercenaire de votre propre ligne**, maintenant et jusqu’à la fin de la bataille. Un second n’ajouterait rien.',
      ],
      task: 'Jouez le Tambour.',
      wrong: {
        'play 1': '8 n’atteint pas 11. Laissez d’abord parler le tambour.',
        'play scarecrow': 'Il retirerait un soldat de votre ligne. Il en faut plus, pas moins.',
        pass: 'Alors Firenze est à lui, 11 à 7.',
      },
    },
    {
      text: [
        '4 et 3 valent **14**. Tonio envoie un 4 et mène de nouveau, **15 à 14**.',
        'Qui rejoint votre ligne plus tard marche aussi au tambour : votre 1 vaut **2**.',
      ],
      task: 'Jouez le 1.',
      wrong: {
        'play scarecrow': 'Rien à reprendre ici. Il vous manque un point.',
        pass: 'Il manque un point. Regardez le plus petit de votre main.',
      },
    },
    {
      text: ['**16 à 15**, et Tonio en a assez.'],
      task: 'Passez, et prenez Firenze.',
      wrong: { 'play scarecrow': 'Avec un soldat de moins vous seriez derrière. Passez.' },
    },
    {
      text: [
        'Un Tambour vaut ce que valent les soldats à côté de lui : il vient le mieux dans une longue ligne.',
        'Il bat aussi en Hiver : chaque mercenaire de votre ligne vaut 2 au lieu de 1. Courtisanes et Héroïnes n’y prêtent pas l’oreille.',
      ],
    },
  ],
};
export default lesson;
