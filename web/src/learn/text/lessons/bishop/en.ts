import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'The Bishop and the Pope’s favour',
  about: 'Send the strongest home, and close a region to war.',
  steps: [
    {
      text: [
        'Tonio leads, **16 to 12**, and it is all his 10.',
        'The Bishop sends **all mercenaries of the highest number on the table** home, from every line. The highest is the 10, and only he has one.',
      ],
      task: 'Play the Bishop.',
      wrong: {
        'play 3': '15 does not reach 16.',
        'play courtesan': 'She counts 1: 13 to 16.',
        pass: 'Then Firenze is his, 16 to 12.',
      },
    },
    {
      text: [
        'The 10 is gone, and you lead **12 to 6**. Now the Bishop puts the **Pope’s favour** into a region without an owner: the Condottiere may not go there.',
        'Tonio has Torino, Genova and Milano. **A fourth neighbour wins him the game.** The gold regions would do it: close one of them.',
      ],
      task: 'Put the favour into a region.',
      wrong: { 'favour none': 'You may lay it aside, but a shield in the right place is worth more.' },
    },
    {
      text: ['The favour stays where it is until the next Bishop. And Tonio has passed.'],
      task: 'Pass, and take Firenze.',
      wrong: { 'play *': 'You have won. Save your cards.' },
    },
    {
      text: [
        'One more, and this time nobody tells you what to do. Tonio leads **17 to 15**.',
        'Highest means highest **on the whole table**. Whose 10 is it?',
      ],
      task: 'Take the lead.',
      wrong: {
        'play bishop':
          'The highest is your own 10. The Bishop would send it home, and you would stand at 5 to 17.',
        pass: 'You can still win this.',
      },
    },
    {
      text: [
        'Right. The Bishop makes no difference between friend and foe, and he also takes from lines of those who have passed.',
        'A Bishop can be played for the favour alone, even when there is nobody to send home.',
      ],
    },
  ],
};
export default lesson;
