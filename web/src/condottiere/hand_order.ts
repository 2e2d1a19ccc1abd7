// The order of a hand: mercenaries from low to high, then the special cards, as the rules list them.
import { type CardName, cardNames } from './view';

const rank = new Map(cardNames.map((card, i) => [card, i]));

export const isMercenary = (card: CardName): boolean => /^\d+$/.test(card);

export function sortHand(hand: readonly CardName[]): CardName[] {
  return [...hand].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

export interface HandSlot {
  card: CardName;
  /** Equal cards are told apart by their count, so that a slot keeps its identity when another leaves. */
  key: string;
  /** The first special card after mercenaries: a gap goes before it. */
  gap: boolean;
}
export function handSlots(hand: readonly CardName[]): HandSlot[] {
  const seen = new Map<CardName, number>();
  const sorted = sortHand(hand);
  return sorted.map((card, i) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    const before = sorted[i - 1];
    return {
      card,
      key: `${card}.${nth}`,
      gap: before !== undefined && isMercenary(before) && !isMercenary(card),
    };
  });
}

/** How many of each kind, in the order of the hand. */
export function counts(cards: readonly CardName[]): { card: CardName; count: number }[] {
  const list: { card: CardName; count: number }[] = [];
  for (const card of sortHand(cards)) {
    const last = list.at(-1);
    if (last?.card === card) last.count++;
    else list.push({ card, count: 1 });
  }
  return list;
}
