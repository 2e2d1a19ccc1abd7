// What changed between two views of the same game, as far as it can be shown moving.
import type { Seat } from '../connection/messages';
import type { CardName, View } from './view';

export type Change =
  /** A card came into a line: from a hand, or turned up. */
  | { kind: 'played'; seat: Seat; card: CardName; index: number; from: 'hand' | 'down' }
  | { kind: 'laid_down'; seat: Seat }
  /** A card left a line while others stayed. */
  | { kind: 'left'; seat: Seat; card: CardName; index: number; to: 'discard' | 'hand' }
  | { kind: 'cleared' }
  | { kind: 'region'; region: string; seat: Seat }
  | { kind: 'token'; to: string }
  | { kind: 'favour'; to: string | null }
  | { kind: 'season'; to: 'winter' | 'spring' | null }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'turn'; seat: Seat };

export function seasonOf(view: View): 'winter' | 'spring' | null {
  const lies = (card: CardName) => view.seats.some((seat) => seat.line.includes(card));
  return lies('winter') ? 'winter' : lies('spring') ? 'spring' : null;
}

/** Places of `from` that `to` lacks. Both are in the order of the table, and what stays keeps its order. */
export function missing(from: readonly CardName[], to: readonly CardName[]): number[] {
  const left = new Map<CardName, number>();
  for (const card of to) left.set(card, (left.get(card) ?? 0) + 1);
  const gone: number[] = [];
  from.forEach((card, i) => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    else gone.push(i);
  });
  return gone;
}

export function changesBetween(before: View, after: View): Change[] {
  const changes: Change[] = [];
  const had = before.seats.some((s) => s.line.length > 0 || s.down !== null);
  const has = after.seats.some((s) => s.line.length > 0 || s.down !== null);
  if (had && !has) {
    changes.push({ kind: 'cleared' });
  } else {
    after.seats.forEach((now, seat) => {
      const old = before.seats[seat];
      if (!old) return;
      const grewHand = now.held > old.held;
      for (const index of missing(old.line, now.line)) {
        changes.push({
          kind: 'left',
          seat,
          card: old.line[index]!,
          index,
          to: grewHand ? 'hand' : 'discard',
        });
      }
      const turned = old.down !== null && now.line.length > old.line.length;
      for (const index of missing(now.line, old.line)) {
        changes.push({ kind: 'played', seat, card: now.line[index]!, index, from: turned ? 'down' : 'hand' });
      }
      if (now.down !== null && (old.down === null || now.held < old.held)) {
        changes.push({ kind: 'laid_down', seat });
      }
    });
  }
  after.seats.forEach((now, seat) => {
    if (now.passed && !before.seats[seat]?.passed && after.phase === 'battle' && has)
      changes.push({ kind: 'passed', seat });
  });
  for (const [region, seat] of Object.entries(after.regions)) {
    if (before.regions[region] !== seat) changes.push({ kind: 'region', region, seat });
  }
  if (after.contested !== null && after.contested !== before.contested)
    changes.push({ kind: 'token', to: after.contested });
  if (after.pope !== before.pope) changes.push({ kind: 'favour', to: after.pope });
  const season = seasonOf(after);
  if (season !== seasonOf(before)) changes.push({ kind: 'season', to: season });
  if (after.turn !== null && after.turn !== before.turn) changes.push({ kind: 'turn', seat: after.turn });
  return changes;
}

/** So many things at once are not followed by the eye: nothing flies then. */
export const tooMany = (changes: readonly Change[]): boolean =>
  changes.filter((c) => c.kind === 'played' || c.kind === 'left' || c.kind === 'laid_down').length > 6;
