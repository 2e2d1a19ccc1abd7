import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'bishop',
  rule: 'bishop',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Torino: 1, Genova: 1, Milano: 1, Siena: 0, Roma: 0 },
        holder: 1,
        contested: 'Firenze',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['3', 'bishop', 'courtesan'], line: ['6', '6'] },
          { hand: ['1', '2', 'courtesan', 'scarecrow'], line: ['6', '10'] },
        ],
      },
      want: 'play bishop',
    },
    {
      want: 'favour *',
      example: 'favour Parma',
      replies: [[1, 'pass']],
      regions: ['Parma', 'Mantova', 'Modena', 'Venezia'],
    },
    { want: 'pass' },
    {
      scene: {
        game: 'condottiere',
        players: 2,
        regions: { Torino: 1, Genova: 1, Milano: 1, Siena: 0, Roma: 0, Firenze: 0 },
        pope: 'Parma',
        holder: 1,
        contested: 'Bologna',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['4', 'bishop'], line: ['5', '10'] },
          { hand: ['courtesan'], line: ['5', '6', '6'] },
        ],
        discard: ['bishop'],
      },
      want: 'play 4',
      find: true,
      replies: [[1, 'play courtesan']],
    },
    {},
  ],
};
export default lesson;
