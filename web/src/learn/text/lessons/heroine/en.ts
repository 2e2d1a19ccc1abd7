import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'The Heroine',
  about: 'Ten, in any weather.',
  steps: [
    {
      text: [
        'It is Winter and every mercenary counts 1. Tonio leads, **4 to 2**.',
        'The **Heroine counts 10, always**. She is no mercenary: snow, drum and Bishop mean nothing to her.',
      ],
      task: 'Play the Heroine.',
      wrong: {
        'play 6': 'In the snow the horseman counts 1: 3 to 4.',
        pass: 'Then Urbino is his, 4 to 2.',
      },
    },
    {
      text: [
        'Tonio has sent a **Bishop**. It took the highest mercenaries, and those were his own two 10s; the Heroine stands. **12 to 2.**',
        'He moved the Pope’s favour to Genova while he was at it.',
      ],
      task: 'Pass.',
      wrong: { 'play 6': 'Not needed. Ten to spare.' },
    },
    {
      text: [
        'Urbino is yours. There are only three Heroines in the deck: when you hold one, think of Winter.',
        'A Scarecrow cannot call her back, so be sure before you send her.',
      ],
    },
  ],
};
export default lesson;
