import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Les Courtisanes et le Condottiere',
  about: 'Perdre la bataille, choisir la suivante.',
  steps: [
    {
      text: [
        'Trois à table. Tonio mène avec **20**, et le battre ici vous coûterait tout.',
        'Qui **a seul le plus de Courtisanes** dans sa ligne à la fin prend le **Condottiere**, quel que soit le vainqueur de la région. Orsola en a une.',
      ],
      task: 'Jouez une Courtisane.',
      wrong: {
        'play 5': '8 n’atteint pas 20.',
        'play 10': '13 n’atteint pas 20, et le 10 servira mieux ailleurs.',
        pass: 'Alors Tonio gagne, et Orsola, avec sa Courtisane, choisit la région suivante.',
      },
    },
    {
      text: [
        'Une partout : **une égalité de Courtisanes ne décide rien**, et le vainqueur prendrait la pièce.',
        'Les autres ont passé. Vous êtes seul en lice et pouvez continuer.',
      ],
      task: 'Jouez la seconde Courtisane.',
      wrong: {
        'play 5': 'Cela ne gagne ni la région ni la pièce.',
        'play 10': 'Gardez-le pour là où vous choisirez de vous battre.',
        pass: 'À une partout, Tonio prend la région et la pièce.',
      },
    },
    {
      text: ['Deux contre une : le Condottiere est à vous. Mantova va à Tonio, et c’est tout ce qu’il aura.'],
      task: 'Passez.',
      wrong: { 'play *': 'Vous avez ce que vous vouliez. Gardez le reste.' },
    },
    {
      text: [
        'C’est maintenant **vous** qui choisissez la prochaine bataille, avec un 10 et un 5 en main.',
        'Siena et Firenze sont à vous : une région voisine en fait un groupe de trois.',
      ],
      task: 'Choisissez la région suivante.',
    },
    {
      text: [
        'Une Courtisane ne vaut que 1, mais nul Hiver ne la glace et nul Évêque ne la renvoie.',
        'Qui choisit la région choisit souvent le vainqueur. Cela vaut parfois mieux que la bataille.',
      ],
    },
  ],
};
export default lesson;
