import type { CardsTexts } from './en';

const cards: CardsTexts = {};
export default cards;
