const cards = {};
export type CardsTexts = typeof cards;
export default cards;
