import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Comment on gagne l’Italie',
  about: 'Trois qui se touchent, ou cinq n’importe où.',
  steps: [
    {
      text: [
        'Quatre à table. De quatre à six joueurs, **trois régions d’un seul tenant** gagnent, ou **cinq n’importe où**. À deux ou trois, il en faut quatre, ou six.',
        'Siena et Lucca sont à vous, mais elles ne se touchent pas.',
      ],
    },
    {
      text: ['Vous tenez le Condottiere. Quelle région **les réunit en un groupe de trois** ?'],
      task: 'Choisissez cette région.',
      wrong: {
        'place *':
          'Ce serait une troisième région, mais pas d’un seul tenant avec Siena et Lucca. Regardez ce qui les sépare.',
      },
    },
    {
      text: [
        'Firenze. Toute la table sait maintenant ce que vous voulez, et l’on ne vous fera pas de cadeau.',
        'Vous commencez.',
      ],
      task: 'Jouez le 10.',
      wrong: {
        'play 6': 'Mettez-leur la pression d’emblée : le 10.',
        'play drummer': 'Un tambour et personne pour marcher. Les soldats d’abord.',
        pass: 'Ce serait donner la bataille qui gagne la partie.',
      },
    },
    {
      text: ['Tonio envoie un 4, les autres passent. **10 à 4**, et il lui reste une carte. Assurez-vous.'],
      task: 'Jouez le Tambour.',
      wrong: {
        'play 6': '16 est bien aussi, mais le tambour donne 20 et garde le 6.',
        pass: 'Vous menez, mais il a encore une carte. Ne jouez pas l’Italie aux dés.',
      },
    },
    {
      text: ['**20 à 4**, et Tonio s’incline.'],
      task: 'Passez, et gagnez l’Italie.',
      wrong: { 'play 6': 'Il n’y a plus personne à combattre. Passez.' },
    },
    {
      text: [
        'Lucca, Firenze, Siena : un groupe de trois, et **la partie est à vous** à l’instant même.',
        'La table montre où en est chacun : petits écus pour les régions, disques liés pour le plus grand groupe. Quand il n’en manque qu’une à quelqu’un, voyez où, et gardez-en le Condottiere éloigné.',
      ],
    },
  ],
};
export default lesson;
