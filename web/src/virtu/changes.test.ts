import { expect, test } from 'vitest';
import { changesBetween, tooMany } from './changes';
import { fixtures } from './fixtures';
import type { View } from './view_types';

const old: View = fixtures.four;
const seat = old.seats[0]!;
const withSeat = (more: Partial<typeof seat>, rest: Partial<View> = {}): View => ({
  ...old,
  ...rest,
  seats: [{ ...seat, ...more }, ...old.seats.slice(1)],
});

test('nothing has changed, nothing moves', () => {
  expect(changesBetween(old, { ...old })).toEqual([]);
});
test('V4.1: the marker goes clockwise, also past the first room', () => {
  expect(changesBetween(old, withSeat({ marker: 4 }))).toEqual([{ kind: 'marker', seat: 0, rooms: 2 }]);
  expect(changesBetween(old, withSeat({ marker: 1 }))).toEqual([{ kind: 'marker', seat: 0, rooms: 4 }]);
});
test('V4.11: a troop goes from one city to another', () => {
  const [from = ''] = Object.keys(seat.troops);
  const next = withSeat({ troops: { ...seat.troops, [from]: seat.troops[from]! - 1, Siena: 1 } });
  expect(changesBetween(old, next)).toContainEqual({ kind: 'troop', seat: 0, from, to: 'Siena' });
});
test('V4.10, V4.12, V6.5: a city, an agent, an alliance', () => {
  const next = withSeat(
    { cities: { ...seat.cities, Bologna: 'available' } },
    { agents: { ...old.agents, Bari: 0 }, alliances: { ...old.alliances, hre: { holder: 0, ready: true } } },
  );
  const changes = changesBetween(old, next);
  expect(changes).toContainEqual({ kind: 'city', seat: 0, city: 'Bologna' });
  expect(changes).toContainEqual({ kind: 'agent', seat: 0, spot: 'Bari', from: null });
  expect(changes).toContainEqual({ kind: 'alliance', seat: 0, alliance: 'hre' });
  expect(tooMany(changes)).toBe(false);
});
