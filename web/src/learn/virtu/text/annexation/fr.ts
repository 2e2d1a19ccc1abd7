import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Une première annexion',
  about: 'Des couronnes pour une ville, et des navires au-delà des mers.',
  steps: [
    {
      text: [
        'L’Italie. Un anneau de couleur est la ville de quelqu’un, le nombre au milieu sa **force** ; les pâles sont neutres.',
        'Les villes donnent des jetons et du prestige, et qui en a le plus commence l’année suivante.',
      ],
    },
    {
      text: [
        'Vous êtes en **Diplomatie**. Une ville neutre coûte **une couronne de plus que sa force**, si une **route** la relie à une ville à vous.',
        'Bologne, Sienne, Spolète et Ravenne ont la force 2. À Ravenne se trouve un **agent de Venise** : une couronne de moins pour Venise, une de plus pour les autres. Devancez-la.',
      ],
      task: 'Annexez Ravenne.',
      wrong: {
        'annex Bologna':
          '2, plus 1 : trois couronnes, une de moins que Ravenne. Mais Venise aurait Ravenne pour deux : n’attendez pas.',
        'annex Siena':
          'Sienne coûte une couronne de moins, et c’est un bon choix. Aujourd’hui nous voulons un port de l’autre mer : Ravenne.',
        'annex Spoleto': 'Une couronne de moins, mais Ravenne est un port de l’autre mer.',
        'annex Terracina': 'Par mer, oui, nous y viendrons. D’abord par la route : Ravenne.',
        'annex Messina': 'C’est loin par mer. D’abord par la route : Ravenne.',
        end: 'Il y a assez de couronnes. Ne perdez pas l’année.',
        ask: 'Vos couronnes suffisent.',
      },
    },
    {
      text: [
        '2, plus 1, plus 1 pour l’agent : **quatre couronnes.** Julien, dans la salle, en a trois et n’est pas retourné en les donnant.',
      ],
      task: 'Utilisez les couronnes de Julien.',
      wrong: {
        'use R1 crown': 'La salle d’abord : elle ne vous coûte rien.',
        'use R2 crown': 'La salle d’abord : elle ne vous coûte rien.',
      },
    },
    {
      text: [
        'Une couronne est encore due. L’Ambassadeur en a une, juste ; des deux de Laurent ou de Florence, l’une serait perdue.',
      ],
      task: 'Utilisez la couronne de l’Ambassadeur.',
      wrong: {
        'use R2 crown': 'Il paie, mais la seconde couronne est perdue.',
        'use Firenze crown':
          'Elle paie, mais la seconde couronne est perdue, et seul le Gouvernement relève un jeton.',
        'use indulgence crown': 'Pas tant que quelqu’un de votre cour peut payer.',
      },
    },
    {
      text: [
        'Ravenne est à vous : son jeton a rejoint votre domaine, prêt à payer. Un an plus tard, vous êtes de nouveau en Diplomatie.',
        'De **port à port** on se passe de routes : **un navire par mer** traversée, en plus des couronnes. Pise est sur la mer Ligure, Terracine sur la mer Tyrrhénienne voisine : **deux mers**.',
      ],
      task: 'Annexez Terracine.',
      wrong: {
        'annex *': 'Possible. Mais nous voulons voir la mer : Terracine, de force 1.',
        end: 'Des navires attendent à Pise. Servez-vous-en.',
        ask: 'Vous avez tout ce qu’il faut.',
      },
    },
    {
      text: [
        '**Deux couronnes et deux navires.** Les navires ne peuvent venir que de Pise, dont le jeton donne alors des navires et pas de florins : une seule sorte.',
        'Et les couronnes ?',
      ],
      task: 'Utilisez les couronnes de Julien.',
      wrong: {
        'use R1 crown': 'Il en a une, et deux sont dues. Julien paie les deux, pour rien.',
        'use R2 crown': 'Laurent serait utilisé. Julien paie les deux pour rien.',
      },
    },
    {
      text: [
        'Quatre villes. Les **ports pirates** ne s’annexent pas, ils se conquièrent. À trois joueurs, certaines villes sont fermées.',
        'Cinq villes ouvrent une place de courtisan de plus, et avec **huit** vient le dernier hiver.',
      ],
    },
  ],
};
export default lesson;
