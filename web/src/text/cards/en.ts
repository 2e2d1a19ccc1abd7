import type { CardName } from '../../condottiere/view';

interface CardsText {
  /** On the card. */
  names: Record<CardName, string>;
  /** As the object of a verb: “plays …”. */
  object: Record<CardName, string>;
  /** What it does, in one or two sentences. */
  about: Record<CardName, string>;
  faceDown: string;
}
const cards: CardsText = {
  names: {
    '1': 'Levy',
    '2': 'Pikeman',
    '3': 'Archer',
    '4': 'Swordsman',
    '5': 'Gunner',
    '6': 'Horseman',
    '10': 'Knight',
    winter: 'Winter',
    spring: 'Spring',
    bishop: 'Bishop',
    courtesan: 'Courtesan',
    drummer: 'Drummer',
    heroine: 'Heroine',
    scarecrow: 'Scarecrow',
    surrender: 'Surrender',
  },
  object: {
    '1': 'a 1',
    '2': 'a 2',
    '3': 'a 3',
    '4': 'a 4',
    '5': 'a 5',
    '6': 'a 6',
    '10': 'a 10',
    winter: 'Winter',
    spring: 'Spring',
    bishop: 'a Bishop',
    courtesan: 'a Courtesan',
    drummer: 'a Drummer',
    heroine: 'a Heroine',
    scarecrow: 'a Scarecrow',
    surrender: 'a Surrender',
  },
  about: {
    '1': 'Mercenary: counts 1.',
    '2': 'Mercenary: counts 2.',
    '3': 'Mercenary: counts 3.',
    '4': 'Mercenary: counts 4.',
    '5': 'Mercenary: counts 5.',
    '6': 'Mercenary: counts 6.',
    '10': 'Mercenary: counts 10.',
    winter: 'While it lies, every mercenary counts 1. It discards Spring.',
    spring: 'While it lies, the highest mercenaries count 3 more. It discards Winter.',
    bishop: 'Every mercenary of the highest value leaves the table. Then you place the Pope’s favour.',
    courtesan: 'Counts 1. Whoever alone has the most takes the Condottiere after the battle.',
    drummer: 'Doubles the mercenaries of your line.',
    heroine: 'Counts 10. Nothing touches her.',
    scarecrow: 'You may take one mercenary of your line back into your hand.',
    surrender: 'Ends the battle at once. The strongest line wins.',
  },
  faceDown: 'Face-down card',
};
export type CardsTexts = CardsText;
export default cards;
