// What a lesson shows of a table, worked out from views and from what the engine says of them.
import type { CardName, Part, Strengths } from '../condottiere/view';

/** A line as a sum: `4×2`, `6+3`, `1`. Cards that count nothing are left out. */
export function terms(parts: readonly Part[]): string[] {
  return parts
    .filter((part) => part.value > 0)
    .map(({ card, value, why }) => {
      if (!/^\d+$/.test(card)) return `${value}`;
      const base = why.includes('winter') ? '1' : card;
      return base + (why.includes('drummer') ? '×2' : '') + (why.includes('spring') ? '+3' : '');
    });
}

/** Which cards of a line are not there any more: the places of as many of each kind as are missing. */
export function missing(before: readonly CardName[], after: readonly CardName[]): number[] {
  const left = [...after];
  return before.flatMap((card, at) => {
    const found = left.indexOf(card);
    if (found < 0) return [at];
    left.splice(found, 1);
    return [];
  });
}

/** Which cards of a line count 3 more. */
export function blooming(line: readonly CardName[], parts: readonly Part[]): number[] {
  const kinds = new Set(parts.filter((part) => part.why.includes('spring')).map((part) => part.card));
  return line.flatMap((card, at) => (kinds.has(card) ? [at] : []));
}

export function best(strengths: Strengths, without: number): number {
  return Math.max(0, ...strengths.seats.filter((_, seat) => seat !== without).map((seat) => seat.total));
}
