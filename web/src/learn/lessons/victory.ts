import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'victory',
  rule: 'goal',
  others: ['tonio', 'orsola', 'nello'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 4,
        regions: { Siena: 0, Lucca: 0, Torino: 1, Milano: 1, Napoli: 2, Ferrara: 3 },
        holder: 0,
        contested: 'Lucca',
        phase: 'place',
        turn: 0,
        seats: [
          { hand: ['6', '10', 'drummer'], line: ['4', '6'], passed: true },
          { hand: ['2', '4'], line: ['5'], passed: true },
          { hand: ['1', 'scarecrow'], line: ['3'], passed: true },
          { hand: ['3', '5'], line: ['2'], passed: true },
        ],
      },
      regions: ['Siena', 'Lucca'],
    },
    { want: 'place Firenze', find: true },
    {
      want: 'play 10',
      replies: [
        [1, 'play 4'],
        [2, 'pass'],
        [3, 'pass'],
      ],
    },
    { want: 'play drummer', replies: [[1, 'pass']] },
    { want: 'pass' },
    {},
  ],
};
export default lesson;
