import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'scarecrow',
  rule: 'scarecrow',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Siena: 0, Ferrara: 1 },
        holder: 0,
        contested: 'Spoleto',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['4', 'scarecrow'], line: ['2', '10'] },
          { hand: ['1', '5', 'courtesan'], line: ['6', '10', 'heroine'] },
        ],
      },
      want: 'play scarecrow',
    },
    { want: 'take 10', replies: [[1, 'pass']] },
    { want: 'pass' },
    {},
  ],
};
export default lesson;
