import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'The Scarecrow',
  about: 'Call a soldier back from a lost field.',
  steps: [
    {
      text: [
        'Tonio has spent everything on Spoleto: **26 to 12**. This battle is lost, but your 10 need not be.',
        'A Scarecrow lets you **take one mercenary of your own line back** into your hand.',
      ],
      task: 'Play the Scarecrow.',
      wrong: {
        'play 4': '16 does not reach 26, and the 4 would be lost too.',
        pass: 'Then the 10 is thrown away with the line. Save it first.',
      },
    },
    {
      text: ['Which of the two do you want back?'],
      task: 'Take back the 10.',
      wrong: {
        'take 2': 'The 10 will serve you better than the 2.',
        'take none': 'You may leave both, but then the Scarecrow was for nothing.',
      },
    },
    {
      text: ['Tonio passes. Let him have Spoleto: it has cost him three of his best cards.'],
      task: 'Pass.',
      wrong: { 'play *': 'Do not send good men after bad. Keep them for a battle you can win.' },
    },
    {
      text: [
        'You lost a 2 and a Scarecrow, he spent a 6, a 10 and a Heroine. In the next battle you are the stronger one.',
        'A Scarecrow can also make a threat that is never carried out: show a great line, let the others spend, and take the best man home. Everyone sees what you took.',
      ],
    },
  ],
};
export default lesson;
