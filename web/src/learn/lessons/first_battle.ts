import type { Lesson } from '../lesson';

const lesson: Lesson = {
  name: 'first_battle',
  rule: 'battle',
  others: ['tonio'],
  steps: [
    {
      scene: {
        game: 'condottiere',
        players: 2,
        holder: 0,
        phase: 'place',
        turn: 0,
        seats: [{ hand: ['2', '4', '6'] }, { hand: ['1', '3', '5'] }],
      },
    },
    { want: 'place *', example: 'place Firenze' },
    { want: 'play 4', replies: [[1, 'play 5']] },
    { want: 'play 6', replies: [[1, 'pass']] },
    { want: 'pass' },
    { want: 'place *' },
    {},
  ],
};
export default lesson;
