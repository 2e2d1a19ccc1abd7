import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Les agents',
  about: 'Une silhouette encapuchonnée dans la bonne salle vaut une armée.',
  steps: [
    {
      text: [
        'Quelqu’un est entré dans votre palais : un **agent de Venise** se tient dans la salle 2. Tant qu’il y est, **aucune action** n’y est possible, et aucune carte ne peut y entrer ni en sortir.',
        'Votre pion est à l’**Intrigue**, avec un Assassin : deux masques. Pierre, à votre cour, en a un de plus.',
      ],
    },
    {
      text: [
        'Un **masque** place un agent, ou en déplace un. **Deux masques** écartent l’agent d’un autre, où qu’il soit ; il retourne à son maître.',
        'Un lieu n’a jamais plus d’un agent.',
      ],
      task: 'Écartez l’agent de votre salle 2.',
      wrong: {
        'agent *': 'Plus tard. Le plus urgent d’abord : vous avez trois masques, et l’écarter en prend deux.',
        end: 'Alors la Diplomatie vous reste fermée.',
      },
    },
    {
      text: [
        'La salle 2 est libre, et il reste un masque. Où ? Dans une **ville neutre**, votre agent la rend **plus faible de 1 pour vous** et plus forte de 1 pour les autres.',
        'Sienne est entre Florence et Pise.',
      ],
      task: 'Placez un agent à Sienne.',
      wrong: {
        'agent *':
          'Un bon endroit pour un autre jour : la salle d’un autre palais est bloquée, une alliance devient moins chère. Pour l’instant, Sienne.',
        end: 'Il reste un masque, et seule l’Intrigue s’en sert.',
      },
    },
    {
      text: [
        'Le printemps suivant, en Diplomatie. Sienne a la force 2, **et 1 de moins grâce à votre agent** : deux couronnes au lieu de trois.',
      ],
      task: 'Annexez Sienne.',
      wrong: {
        'annex *': 'Trois couronnes, et Florence devrait aider. Sienne en coûte deux, grâce à votre agent.',
        end: 'Votre agent n’est pas resté sous la pluie pour rien.',
        ask: 'Aucune dette n’est nécessaire.',
      },
    },
    {
      text: ['Deux couronnes sont dues. L’**Ambassadeur**, dans la salle, en a une et n’est pas retourné.'],
      task: 'Utilisez la couronne de l’Ambassadeur.',
      wrong: {
        'use L1 crown': 'La salle d’abord : elle ne vous coûte rien.',
        'use Firenze crown':
          'Elle a les deux, mais serait utilisée. La salle d’abord : elle ne vous coûte rien.',
      },
    },
    {
      text: [
        'Une couronne est encore due, et le **Conseiller** de votre cour l’a. Sans votre agent, ce serait deux, et Florence serait utilisée.',
      ],
      task: 'Utilisez la couronne du Conseiller.',
      wrong: {
        'use Firenze crown':
          'Elle paie, mais la seconde couronne est perdue, et seul le Gouvernement relève un jeton.',
        'use indulgence crown': 'Pas tant que quelqu’un de votre cour peut payer.',
      },
    },
    {
      text: [
        'Sienne est à vous, et votre agent y reste : personne d’autre ne peut y mettre le sien.',
        'Dans la **ville d’un autre**, un agent l’affaiblit de 1 quand vous l’assiégez ; sur une **alliance**, il vous épargne un symbole, ou permet de la prendre à qui la détient.',
      ],
    },
  ],
};
export default lesson;
