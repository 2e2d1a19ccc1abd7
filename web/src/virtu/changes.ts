// What is different between two views of a table, as far as it can be seen to move.
import type { Seat } from '../connection/messages';
import { ownerOf } from './board_view';
import { citiesOf } from './facts';
import type { View } from './view_types';

export type Change =
  /** So many rooms clockwise. */
  | { kind: 'marker'; seat: Seat; rooms: number }
  | { kind: 'troop'; seat: Seat; from: string; to: string }
  | { kind: 'city'; seat: Seat; city: string }
  | { kind: 'agent'; seat: Seat; spot: string; from: string | null }
  | { kind: 'alliance'; seat: Seat; alliance: string };

/** A page that comes back after a while shows how things are, not how they became so. */
export const tooMany = (changes: readonly Change[]): boolean => changes.length > 6;

const rooms = 5;

function troops(old: View, next: View, seat: Seat): Change[] {
  const before = old.seats[seat]?.troops ?? {};
  const after = next.seats[seat]?.troops ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const gone = names.flatMap((city) =>
    Array.from({ length: Math.max(0, (before[city] ?? 0) - (after[city] ?? 0)) }, () => city),
  );
  const come = names.flatMap((city) =>
    Array.from({ length: Math.max(0, (after[city] ?? 0) - (before[city] ?? 0)) }, () => city),
  );
  return come.slice(0, gone.length).map((to, i) => ({ kind: 'troop', seat, from: gone[i]!, to }));
}

function agents(old: View, next: View): Change[] {
  const fresh = Object.entries(next.agents).filter(([spot, seat]) => old.agents[spot] !== seat);
  return fresh.map(([spot, seat]) => {
    const [from = null] =
      Object.entries(old.agents).find(
        ([place, owner]) => owner === seat && next.agents[place] === undefined,
      ) ?? [];
    return { kind: 'agent', seat, spot, from };
  });
}

export function changesBetween(old: View, next: View): Change[] {
  const changes: Change[] = [];
  for (const seat of next.order) {
    const from = old.seats[seat]?.marker ?? null;
    const to = next.seats[seat]?.marker ?? null;
    if (from !== null && to !== null && from !== to) {
      changes.push({ kind: 'marker', seat, rooms: (to - from + rooms) % rooms });
    }
    changes.push(...troops(old, next, seat));
  }
  for (const city of citiesOf(next.players)) {
    const owner = ownerOf(next, city);
    if (owner !== null && owner !== ownerOf(old, city)) changes.push({ kind: 'city', seat: owner, city });
  }
  changes.push(...agents(old, next));
  for (const [alliance, { holder }] of Object.entries(next.alliances)) {
    if (old.alliances[alliance]?.holder !== holder)
      changes.push({ kind: 'alliance', seat: holder, alliance });
  }
  return changes;
}
