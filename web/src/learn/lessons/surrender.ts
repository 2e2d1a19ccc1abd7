import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'surrender',
  rule: 'surrender',
  others: ['tonio', 'orsola'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 3,
        regions: { Siena: 0, Milano: 1, Napoli: 2 },
        holder: 2,
        contested: 'Lucca',
        phase: 'battle',
        turn: 0,
        seats: [
          { hand: ['2', '4', 'surrender'], line: ['6', '2'] },
          { hand: ['1', '2', '3', '5', '10', 'drummer'], line: ['10'] },
          { hand: ['2', '4', '5', '6', 'winter'], line: ['5'] },
        ],
      },
      want: 'play 4',
      find: true,
      replies: [
        [1, 'play 1'],
        [2, 'play 6'],
      ],
    },
    { want: 'play surrender' },
    {},
  ],
};
export default lesson;
