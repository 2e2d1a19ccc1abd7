import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'How Italy is won',
  about: 'Three that touch, or five that do not.',
  steps: [
    {
      text: [
        'Four at the table. With four to six players **three regions in one group** win, or **five anywhere**. With two or three it takes four, or six.',
        'Siena and Lucca are yours, but they do not touch.',
      ],
    },
    {
      text: ['You hold the Condottiere. Which region **joins the two into one group of three**?'],
      task: 'Choose that region.',
      wrong: {
        'place *':
          'That would be a third region, but not one group with Siena and Lucca. Look at what lies between them.',
      },
    },
    {
      text: [
        'Firenze. Now everybody at the table knows what you are after, and they will not make it easy.',
        'You begin.',
      ],
      task: 'Play the 10.',
      wrong: {
        'play 6': 'Put them under pressure from the start: the 10.',
        'play drummer': 'A drum with nobody to march. Soldiers first.',
        pass: 'You would give away the battle that wins the game.',
      },
    },
    {
      text: ['Tonio sends a 4, the others pass. **10 to 4**, and he has one card left. Make sure.'],
      task: 'Play the Drummer.',
      wrong: {
        'play 6': '16 is good too, but the drum gives you 20 and saves the 6.',
        pass: 'You lead, but he has one more card. Take no chances with Italy.',
      },
    },
    {
      text: ['**20 to 4**, and Tonio bows.'],
      task: 'Pass, and win Italy.',
      wrong: { 'play 6': 'Nobody is left to fight. Pass.' },
    },
    {
      text: [
        'Lucca, Firenze, Siena: one group of three, and **the game is yours** at that moment.',
        'The table shows how near everyone is: small shields for regions, linked discs for the largest group. When somebody needs one more, look where, and keep the Condottiere away.',
      ],
    },
  ],
};
export default lesson;
