// How far apart the cards of a row lie: side by side where there is room, else one over the other from the left.

/** `step` is from one card's left edge to the next one's. */
export function stepOf(width: number, card: number, count: number, widest: number, least: number): number {
  if (count < 2) return widest;
  return Math.max(least, Math.min(widest, (width - card) / (count - 1)));
}

/** Whether even the narrowest step does not fit, so that the row must scroll. */
export const mustScroll = (width: number, card: number, count: number, least: number): boolean =>
  count > 1 && card + least * (count - 1) > width + 0.5;
