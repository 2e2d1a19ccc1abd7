import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'drummer',
  rule: 'drummer',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Siena: 0, Urbino: 1 },
        holder: 1,
        contested: 'Firenze',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['1', 'drummer', 'scarecrow'], line: ['3', '4'] },
          { hand: ['2', '4', 'courtesan', 'scarecrow'], line: ['5', '6'] },
        ],
      },
      want: 'play drummer',
      replies: [[1, 'play 4']],
      touches: ['1', '2', '3', '4', '5', '6', '10'],
      spares: ['courtesan', 'heroine'],
    },
    { want: 'play 1', replies: [[1, 'pass']] },
    { want: 'pass' },
    {},
  ],
};
export default lesson;
