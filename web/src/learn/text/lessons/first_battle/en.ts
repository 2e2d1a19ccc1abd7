import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'A first battle',
  about: 'Choose a region, build a line, know when to stop.',
  steps: [
    {
      text: [
        'Welcome. Italy has seventeen regions, and all of them are up for sale to whoever has the soldiers.',
        'You have **three cards**. Tonio, the miller over there, has three too. Whoever ends a battle with the **stronger line** takes the region.',
      ],
    },
    {
      text: [
        'The black and gold piece is the **Condottiere**. You hold it, so you say where the fighting is.',
        'Nothing belongs to anyone yet: every region will do.',
      ],
      task: 'Choose a region on the map.',
    },
    {
      text: [
        'You placed the piece, so you begin. Each turn you play **one card** into your line or you pass.',
        'Soldiers count the number in their corner.',
      ],
      task: 'Play the 4.',
      wrong: {
        'play 2': 'A 2 is a timid beginning. Open with the 4 and see what he does.',
        'play 6': 'Do not show your best man first. The 4 will do.',
        pass: 'Who passes is out of the battle. You have only just arrived.',
      },
    },
    {
      text: ['Tonio answers with a 5 and leads, **5 to 4**.', 'You still have the horseman.'],
      task: 'Play the 6.',
      wrong: {
        'play 2': 'That makes 6 to 5, and he has two cards left. Put down the 6 and let him think.',
        pass: 'Then the region is his, 5 to 4.',
      },
    },
    {
      text: [
        '**10 to 5**, and Tonio passes. A line stays on the table after a pass, but he may add nothing to it.',
        'You are alone. You could go on playing, but cards are dear: what you do not spend here fights for you elsewhere.',
      ],
      task: 'Pass, and take the region.',
      wrong: { 'play 2': 'You have won already. Save the 2 for the next battle.' },
    },
    {
      text: [
        'The region is yours and wears your colour. The winner also takes the **Condottiere** and chooses again.',
        'Regions that **touch each other** win the game sooner, so look at your neighbours.',
      ],
      task: 'Choose the next region.',
    },
    {
      text: [
        'The lines are cleared away and the next battle begins with the cards that are left. No new ones are dealt until the hands run out.',
        'That is the whole game: **where to fight, how much to spend, when to stop**. The other cards make it interesting.',
      ],
    },
  ],
};
export default lesson;
