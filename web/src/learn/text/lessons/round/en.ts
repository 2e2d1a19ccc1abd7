import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'The end of a round',
  about: 'Two cards to keep, and a hand to throw away.',
  steps: [
    {
      text: [
        'Tonio has spent his last card and passed. You lead **6 to 5** and still have four cards.',
        'New cards come only when **at most one player has any left**. That is about to happen.',
      ],
      task: 'Pass, and take Spoleto.',
      wrong: { 'play *': 'You lead, and he has nothing left. Keep your cards.' },
    },
    {
      text: ['As always the holder chooses the next region first, **before seeing any new card**.'],
      task: 'Choose the next region.',
    },
    {
      text: [
        'The round is over. You are the one with cards left, so you may **keep up to two**; the others are dropped unseen.',
        'Whatever you keep counts towards your ten, so keep the best.',
      ],
      task: 'Keep the 10 and the Heroine.',
      wrong: {
        'keep *': 'Allowed, but you can do better: the 10 and the Heroine are the strongest two.',
      },
    },
    {
      text: [
        'Everybody was dealt up to ten cards, and **one more for each region**. You have two regions and hold **twelve**; Tonio has one region and eleven.',
        'So each conquest makes the next hand larger.',
      ],
    },
    {
      text: [
        'One more thing. After a battle, whoever has **no mercenary in hand may throw the whole hand away**. These four will win you nothing.',
        'Tonio has one card left. If you throw yours away, the round ends.',
      ],
      task: 'Throw the hand away.',
      wrong: { hold: 'You may keep them, but fresh cards are better than four that cannot fight.' },
    },
    {
      text: [
        'The round ended, Tonio kept his 3, and you hold a fresh hand of **twelve**.',
        'Watch how many cards the others have: whoever runs out first waits, and whoever has cards at the end chooses two of them.',
      ],
    },
  ],
};
export default lesson;
