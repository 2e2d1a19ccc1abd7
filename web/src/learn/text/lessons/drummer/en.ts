import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'The Drummer',
  about: 'Twice the soldiers for the price of one card.',
  steps: [
    {
      text: [
        'Tonio leads, **11 to 7**. You have no big soldier left, but you have a drum.',
        'A Drummer **doubles every mercenary in your own line**, now and for the rest of the battle. A second Drummer would add nothing.',
      ],
      task: 'Play the Drummer.',
      wrong: {
        'play 1': '8 does not reach 11. Let the drum speak first.',
        'play scarecrow': 'That would take a soldier out of your line. You need more, not fewer.',
        pass: 'Then Firenze is his, 11 to 7.',
      },
    },
    {
      text: [
        '4 and 3 count **14**. Tonio sends a 4 and leads again, **15 to 14**.',
        'Whoever joins your line later marches to the drum too: your 1 counts **2**.',
      ],
      task: 'Play the 1.',
      wrong: {
        'play scarecrow': 'Nothing to fetch back here. You are one short.',
        pass: 'One point short. Look at the smallest man in your hand.',
      },
    },
    {
      text: ['**16 to 15**, and Tonio has had enough.'],
      task: 'Pass, and take Firenze.',
      wrong: { 'play scarecrow': 'With a soldier taken back you would fall behind. Pass.' },
    },
    {
      text: [
        'A Drummer is worth as much as the soldiers beside it, so it comes best when the line is long.',
        'In Winter it still beats: every mercenary of your line counts 2 instead of 1. Courtesans and Heroines pay it no heed.',
      ],
    },
  ],
};
export default lesson;
