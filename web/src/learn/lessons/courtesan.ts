import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'courtesan',
  rule: 'courtesan',
  others: ['tonio', 'orsola'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 3,
        regions: { Siena: 0, Firenze: 0, Milano: 1, Napoli: 2 },
        holder: 0,
        contested: 'Mantova',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['5', '10', 'courtesan', 'courtesan'], line: ['3'] },
          { hand: ['6', '5', '2'], line: ['10', '10'] },
          { hand: ['2', '4', 'scarecrow'], line: ['1', 'courtesan'] },
        ],
      },
      want: 'play courtesan',
      replies: [
        [1, 'pass'],
        [2, 'pass'],
      ],
    },
    { want: 'play courtesan' },
    { want: 'pass' },
    {
      want: 'place *',
      example: 'place Roma',
      regions: ['Roma', 'Lucca', 'Modena', 'Bologna', 'Urbino', 'Spoleto'],
    },
    {},
  ],
};
export default lesson;
