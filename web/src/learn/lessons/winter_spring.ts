import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'winter_spring',
  rule: 'winter',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Lucca: 0, Ancona: 1 },
        holder: 1,
        contested: 'Modena',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['winter', '1', '4'], line: ['2', '3', '3'] },
          { hand: ['1', '2', '5', 'courtesan'], line: ['6', '10'] },
        ],
      },
      want: 'play winter',
      replies: [[1, 'pass']],
      touches: ['1', '2', '3', '4', '5', '6', '10'],
      spares: ['courtesan', 'heroine'],
    },
    { want: 'pass' },
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Lucca: 0, Modena: 0, Ancona: 1 },
        holder: 0,
        contested: 'Bologna',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['spring', '1'], line: ['6', '6'] },
          { hand: ['2', '2'], line: ['3', '4', '5', 'winter'] },
        ],
      },
      want: 'play spring',
      replies: [[1, 'pass']],
    },
    { want: 'pass' },
    {},
  ],
};
export default lesson;
