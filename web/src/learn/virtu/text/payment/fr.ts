import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Symboles et paiement',
  about: 'Qui paie, et pourquoi une carte ne donne qu’une sorte.',
  steps: [
    {
      text: [
        'Tout se paie en **symboles** : florins, couronnes, croix, cavalerie, navires, masques, signes de guerre et flèches.',
        'Les cartes de la **salle** donnent les leurs sans jamais être retournées. Les **courtisans** et les **jetons** donnent les leurs, puis sont utilisés. Seuls les florins se gardent, dans le trésor.',
      ],
    },
    {
      text: [
        'Vous êtes au **Mécénat**, à l’étape 2. La troisième coûte **3 florins, une couronne, et encore une couronne ou une croix**.',
        'Vous avez un seul florin. Voyons qui peut aider.',
      ],
      task: 'Franchissez l’étape 3.',
      wrong: {
        end: 'Le mécénat apporte du prestige et, une étape sur deux, un grand bonus. Franchissez-la.',
        ask: 'Aucune dette n’est nécessaire ici.',
      },
    },
    {
      text: [
        'Les couronnes d’abord. **Laurent** est dans la salle : deux couronnes et un florin.',
        'La règle autour de laquelle tout tourne : dans un paiement, **une carte ou un jeton ne donne qu’une sorte de symbole**, autant qu’il en a. Ses deux couronnes paient les deux ; son florin est alors perdu.',
      ],
      task: 'Utilisez les couronnes de Laurent.',
      wrong: {
        'use R1 crown':
          'L’Ambassadeur donnerait sa couronne, et ses deux florins seraient perdus : il vous les faut.',
        'use R2 crown':
          'Le Conseiller n’en a qu’une et serait utilisé. Les cartes de la salle ne coûtent rien.',
        'use Firenze crown':
          'Cela suffirait, mais Florence serait utilisée. Les cartes de la salle ne coûtent rien : elles d’abord.',
      },
    },
    {
      text: [
        'Les florins maintenant : trois sont dus, un est dans le trésor. Les florins des courtisans et des jetons vont d’abord **au trésor** : le surplus n’est pas perdu.',
        'L’**Ambassadeur** a exactement les deux qui manquent.',
      ],
      task: 'Utilisez les florins de l’Ambassadeur.',
      wrong: {
        'use L1 florin':
          'Le Banquier en a quatre. Deux resteraient au trésor, mais c’est votre meilleure bourse : gardez-le pour l’hiver.',
        'use Firenze florin': 'Florence pourra donner deux couronnes un autre jour. L’Ambassadeur suffit.',
        'use indulgence florin': 'Trois florins à crédit, avec une cour au complet ? Non.',
      },
    },
    {
      text: [
        'C’est fait : étape 3. Encore une fois, et sans aide. Une autre année : pas de carte dans la salle, un trésor vide.',
        'La première étape coûte **2 florins et une couronne ou une croix**.',
      ],
      task: 'Franchissez l’étape 1.',
      wrong: { end: 'Vous pouvez la payer. Franchissez-la.', ask: 'Vous pouvez la payer sans dette.' },
    },
    {
      text: [
        'D’abord une **couronne ou une croix**. L’Ambassadeur a une couronne et deux florins, le Conseiller une couronne et une flèche, Florence deux couronnes et deux florins.',
        'Deux florins seront dus ensuite. De qui se passe-t-on le mieux ?',
      ],
      task: 'Choisissez qui donne la couronne ou la croix.',
      wrong: {
        'use R1 crown':
          'Ses florins seraient perdus, et Florence devrait payer. C’est possible, mais plus cher.',
        'use Firenze crown':
          'Deux couronnes là où une est due : la seconde est perdue, et ses florins aussi.',
        'use indulgence crown': 'Trois peuvent payer. Pas de dette.',
      },
    },
    {
      text: ['Le Conseiller n’avait rien d’autre à donner ici. Deux florins, donc.'],
      task: 'Choisissez qui donne les florins.',
      wrong: {
        'use Firenze florin':
          'Seul le Gouvernement relève Florence. Un courtisan se relève dès que le pion passe son signe.',
        'use indulgence florin': 'Pas de dette.',
      },
    },
    {
      text: [
        'En jeu, le programme **propose le paiement** qui vous coûte le moins, et vous pouvez en changer chaque source. Ce qu’une carte ne donne pas est barré.',
        'La salle d’abord, puis les courtisans dont vous passerez bientôt le signe, puis les jetons : c’est presque tout l’art.',
      ],
    },
  ],
};
export default lesson;
