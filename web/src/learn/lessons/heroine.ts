import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'heroine',
  rule: 'heroine',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Siena: 0, Ferrara: 1 },
        holder: 0,
        contested: 'Urbino',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['6', 'heroine'], line: ['2', '3'] },
          { hand: ['1', 'bishop', 'courtesan'], line: ['5', '6', '10', '10', 'winter'] },
        ],
      },
      want: 'play heroine',
      replies: [
        [1, 'play bishop'],
        [1, 'favour Genova'],
      ],
    },
    { want: 'pass', replies: [[1, 'pass']] },
    {},
  ],
};
export default lesson;
