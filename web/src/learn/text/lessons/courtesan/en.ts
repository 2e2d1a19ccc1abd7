import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Courtesans and the Condottiere',
  about: 'Lose the battle, choose the next one.',
  steps: [
    {
      text: [
        'Three at the table. Tonio leads with **20**, and beating him here would cost you all you have.',
        'Whoever **alone has the most Courtesans** in the line takes the **Condottiere** when the battle ends, no matter who wins the region. Orsola has one.',
      ],
      task: 'Play a Courtesan.',
      wrong: {
        'play 5': '8 does not reach 20.',
        'play 10': '13 does not reach 20, and the 10 is better spent elsewhere.',
        pass: 'Then Tonio wins, and Orsola with her one Courtesan chooses the next region.',
      },
    },
    {
      text: [
        'One each: a **tie of Courtesans decides nothing**, and the winner would take the piece.',
        'The others have passed. You are alone and may go on.',
      ],
      task: 'Play the second Courtesan.',
      wrong: {
        'play 5': 'That neither wins the region nor the piece.',
        'play 10': 'Keep it. You will want it where you choose to fight.',
        pass: 'With one each Tonio takes region and piece.',
      },
    },
    {
      text: ['Two against one: the Condottiere is yours. Mantova goes to Tonio, and that is all he gets.'],
      task: 'Pass.',
      wrong: { 'play *': 'You have what you came for. Keep the rest.' },
    },
    {
      text: [
        'Now **you** choose where the next battle is, and you have a 10 and a 5 in hand.',
        'Siena and Firenze are yours: a region beside them makes a group of three.',
      ],
      task: 'Choose the next region.',
    },
    {
      text: [
        'Courtesans count only 1, but no Winter chills them and no Bishop sends them home.',
        'Who chooses the region often chooses the winner. Sometimes that is worth more than the battle.',
      ],
    },
  ],
};
export default lesson;
