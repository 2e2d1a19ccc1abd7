import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Winter and Spring',
  about: 'The weather makes giants small, and large again.',
  steps: [
    {
      text: [
        'Tonio has two great men and leads, **16 to 8**. You have three small ones, and a Winter.',
        'While a Winter lies on the table **every mercenary counts 1**, whatever is printed on it. Then it is numbers that count.',
      ],
      task: 'Play Winter.',
      wrong: {
        'play 1': 'One more makes 9. He has 16.',
        'play 4': 'That makes 12. He has 16.',
        pass: 'Then Modena is his, 16 to 8. Look at the snow in your hand.',
      },
    },
    {
      text: [
        'His 10 and his 6 shiver and count 1 each. It is **3 to 2** for you, and he gives up.',
        'Your Winter stays in your line until the battle is over.',
      ],
      task: 'Pass, and take Modena.',
      wrong: { 'play *': 'You lead and nobody is left against you. Keep your cards.' },
    },
    {
      text: [
        'Another battle, and now the Winter is his: four cards against your two horsemen, **3 to 2** for Tonio.',
        'A **Spring** melts every Winter, and while it lies there the **highest mercenaries count 3 more**, in all lines. The highest are your 6s.',
      ],
      task: 'Play Spring.',
      wrong: {
        'play 1': 'In the snow that is 3 to 3, and a tie wins nothing.',
        pass: 'Then Bologna is his, 3 to 2.',
      },
    },
    {
      text: [
        'The snow is gone. Two 6s with 3 more each make **18**, his three soldiers are worth **12** again.',
      ],
      task: 'Pass, and take Bologna.',
      wrong: { 'play 1': 'It is won. The 1 may still be of use.' },
    },
    {
      text: [
        'Winter helps the many, Spring the tall. Each sweeps the other off the table, so there is only ever one weather.',
        'Before you count on either, ask yourself who may still hold the other.',
      ],
    },
  ],
};
export default lesson;
