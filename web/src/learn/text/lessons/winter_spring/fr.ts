import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'L’Hiver et le Printemps',
  about: 'Le temps rapetisse les géants, et les regrandit.',
  steps: [
    {
      text: [
        'Tonio a deux grands hommes et mène, **16 à 8**. Vous en avez trois petits, et un Hiver.',
        'Tant qu’un Hiver est sur la table, **chaque mercenaire vaut 1**, quoi qu’il soit imprimé. Alors c’est le nombre qui compte.',
      ],
      task: 'Jouez l’Hiver.',
      wrong: {
        'play 1': 'Un de plus fait 9. Il a 16.',
        'play 4': 'Cela fait 12. Il a 16.',
        pass: 'Alors Modena est à lui, 16 à 8. Regardez la neige dans votre main.',
      },
    },
    {
      text: [
        'Son 10 et son 6 grelottent et valent 1 chacun. C’est **3 à 2** pour vous, et il renonce.',
        'Votre Hiver reste dans votre ligne jusqu’à la fin de la bataille.',
      ],
      task: 'Passez, et prenez Modena.',
      wrong: { 'play *': 'Vous menez et il ne reste personne contre vous. Gardez vos cartes.' },
    },
    {
      text: [
        'Autre bataille, et l’Hiver est à lui : quatre cartes contre vos deux cavaliers, **3 à 2** pour Tonio.',
        'Un **Printemps** fait fondre tout Hiver, et tant qu’il est là **les mercenaires les plus forts valent 3 de plus**, dans toutes les lignes. Les plus forts sont vos 6.',
      ],
      task: 'Jouez le Printemps.',
      wrong: {
        'play 1': 'Dans la neige cela fait 3 à 3, et une égalité ne gagne rien.',
        pass: 'Alors Bologna est à lui, 3 à 2.',
      },
    },
    {
      text: [
        'La neige a fondu. Deux 6 avec 3 de plus chacun font **18**, ses trois soldats valent de nouveau **12**.',
      ],
      task: 'Passez, et prenez Bologna.',
      wrong: { 'play 1': 'C’est gagné. Le 1 peut encore servir.' },
    },
    {
      text: [
        'L’Hiver aide les nombreux, le Printemps les grands. L’un chasse l’autre : il n’y a jamais qu’un seul temps.',
        'Avant de compter sur l’un, demandez-vous qui peut encore tenir l’autre.',
      ],
    },
  ],
};
export default lesson;
