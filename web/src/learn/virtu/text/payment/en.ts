import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Symbols and payment',
  about: 'Who pays, and why each card gives only one kind.',
  steps: [
    {
      text: [
        'Everything is paid with **symbols**: florins, crowns, crosses, cavalry, ships, masks, signs of war and arrows.',
        'Cards in the **room** of the action give theirs and are never turned. **Courtiers** and **tokens** give theirs and are then used. Only florins can be kept, in the treasury.',
      ],
    },
    {
      text: [
        'You are in **Patronage** and have taken two steps. The third costs **3 florins, a crown, and one more crown or cross**.',
        'You have a single florin. Let us see who helps.',
      ],
      task: 'Take step 3.',
      wrong: {
        end: 'Patronage brings prestige and, with every second step, a great bonus. Take the step.',
        ask: 'No debt is needed here.',
      },
    },
    {
      text: [
        'The crowns first. **Lorenzo** lies in the room: two crowns and a florin.',
        'The rule that everything turns on: in one payment **a card or token gives one kind of symbol only**, as many of it as it has. His two crowns pay for both; his florin is then lost.',
      ],
      task: 'Use Lorenzo’s crowns.',
      wrong: {
        'use R1 crown':
          'The Ambassador would give his one crown, and his two florins would be lost: you need those.',
        'use R2 crown': 'The Counsellor has just one, and would be used. Cards of the room cost nothing.',
        'use Firenze crown':
          'That would do, but Florence would be used. Cards of the room cost nothing: take them first.',
      },
    },
    {
      text: [
        'Now the florins: three are owed, one is in the treasury. Florins of courtiers and tokens go **into the treasury** first, so what is too much is not lost.',
        'The **Ambassador** has exactly the two that are missing.',
      ],
      task: 'Use the Ambassador’s florins.',
      wrong: {
        'use L1 florin':
          'The Banker has four. Two would stay in the treasury, but he is your strongest purse: keep him for winter.',
        'use Firenze florin': 'Florence can give two crowns another day. The Ambassador will do.',
        'use indulgence florin': 'Three florins for a debt, with a full court around you? No.',
      },
    },
    {
      text: [
        'Done: step 3. Now once more, and alone. Another year: no card in the room, an empty treasury.',
        'The first step costs **2 florins and a crown or cross**.',
      ],
      task: 'Take step 1.',
      wrong: { end: 'You can pay it. Take the step.', ask: 'You can pay it without a debt.' },
    },
    {
      text: [
        'A **crown or a cross** first. The Ambassador has a crown and two florins, the Counsellor a crown and an arrow, Florence two crowns and two florins.',
        'Two florins will be owed after that. Who can be spared most easily?',
      ],
      task: 'Choose who gives the crown or the cross.',
      wrong: {
        'use R1 crown':
          'Then his florins are gone, and Florence must pay them. It works, and costs you more.',
        'use Firenze crown': 'Two crowns where one is owed: the second is lost, and her florins too.',
        'use indulgence crown': 'You have three who can pay. No debt.',
      },
    },
    {
      text: ['The Counsellor had nothing else to give here. Two florins, then.'],
      task: 'Choose who gives the florins.',
      wrong: {
        'use Firenze florin':
          'Florence comes back only by Government. A courtier rises as soon as your marker passes his sign.',
        'use indulgence florin': 'No debt.',
      },
    },
    {
      text: [
        'In a game the program **proposes a payment** that costs you least, and you can change it source by source. What a card does not give is struck out.',
        'Room first, then courtiers whose sign you will pass soon, then tokens: that is most of the art.',
      ],
    },
  ],
};
export default lesson;
