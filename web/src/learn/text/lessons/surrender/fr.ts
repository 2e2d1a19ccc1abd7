import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'La Reddition',
  about: 'Arrêter le temps quand on mène.',
  steps: [
    {
      text: [
        'Tonio mène avec 10, vous avez **8**, Orsola 5, et ils tiennent encore onze cartes à eux deux.',
        'Une **Reddition finit la bataille aussitôt**, et la ligne la plus forte à cet instant gagne. Donc, une chose avant l’autre.',
      ],
      task: 'Préparez la reddition de la ville.',
      wrong: {
        'play surrender': 'À cet instant Tonio est le plus fort : vous lui donneriez Lucca. Menez d’abord.',
        'play 2': '10 à 10 est une égalité, et une égalité ne gagne rien.',
        pass: 'Vous y êtes presque. Ne renoncez pas.',
      },
    },
    {
      text: [
        'Vous menez : **12**, contre 11 et 11. Ils ont encore neuf cartes et n’en resteront pas là.',
        'C’est le moment.',
      ],
      task: 'Jouez la Reddition.',
      wrong: {
        'play 2': '14 est bien, mais ne tiendra pas contre neuf cartes. Fermez la bataille.',
        pass: 'Ils vous dépasseraient à la carte suivante.',
      },
    },
    {
      text: [
        'Les portes s’ouvrent, et Lucca est à vous avant que quiconque ait pu répondre.',
        'Cela marche aussi pour un ami : la Reddition donne la bataille à qui mène. On choisit parfois le vainqueur que l’on craint le moins.',
      ],
    },
  ],
};
export default lesson;
