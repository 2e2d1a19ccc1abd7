import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'round',
  rule: 'keep',
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
          { hand: ['2', '10', 'heroine', 'scarecrow'], line: ['6'] },
          { hand: [], line: ['5'], passed: true },
        ],
      },
      want: 'pass',
    },
    { want: 'place *', example: 'place Roma' },
    { want: 'keep 10 heroine' },
    {},
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Siena: 0, Spoleto: 0, Ferrara: 1 },
        holder: 1,
        contested: 'Modena',
        phase: 'discard',
        turn: 0,
        seats: [{ hand: ['spring', 'courtesan', 'scarecrow', 'scarecrow'] }, { hand: ['3'] }],
      },
      want: 'discard',
      replies: [[1, 'keep 3']],
    },
    {},
  ],
};
export default lesson;
