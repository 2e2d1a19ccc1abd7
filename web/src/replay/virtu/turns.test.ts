import { expect, test } from 'vitest';
import type { View, VirtuEvent } from '../../virtu/view_types';
import { type VirtuReplayStep, telling, turnAt, turnsOf, yearsOf } from './turns';

const step = (seat: number | null, ...told: VirtuEvent[]): VirtuReplayStep => ({
  at: 0,
  seat,
  action: null,
  told,
  position: {} as View,
});
/** Two players, a year each: as the engine tells it, a turn's beginning is told by what ended the one before. */
const steps = [
  step(null, { event: 'game_started', seat: 0 }),
  step(0, { event: 'card_placed', seat: 0 }),
  step(1, { event: 'card_placed', seat: 1 }, { event: 'spring_began', seat: 0, count: 1 }),
  step(0, { event: 'marker_entered', seat: 0, room: 1 }),
  step(0, { event: 'spring_ended', seat: 0 }, { event: 'spring_began', seat: 1, count: 1 }),
  step(1, { event: 'spring_ended', seat: 1 }, { event: 'siege_began', seat: 0, city: 'Siena' }),
  step(0, { event: 'bonus_declared', seat: 0 }),
  step(1, { event: 'city_taken', seat: 0, city: 'Siena' }, { event: 'winter_began', seat: 0 }),
  step(0, { event: 'troop_hired', seat: 0, city: 'Siena' }),
  step(0, { event: 'winter_began', seat: 1 }),
  step(1, { event: 'spring_began', seat: 0, count: 2 }),
  step(0, { event: 'game_won', seat: 0 }),
];

test('a turn is what one seat does in one part of a year; the sieges are everybody’s', () => {
  expect(turnsOf(steps).map(({ part, year, seat, first, last }) => [part, year, seat, first, last])).toEqual([
    ['setup', 1, 0, 1, 1],
    ['setup', 1, 1, 2, 2],
    ['spring', 1, 0, 3, 4],
    ['spring', 1, 1, 5, 5],
    ['sieges', 1, null, 6, 7],
    ['winter', 1, 0, 8, 9],
    ['winter', 1, 1, 10, 10],
    ['spring', 2, 0, 11, 11],
  ]);
});

test('every step but the first belongs to one turn', () => {
  const turns = turnsOf(steps);
  expect(turnAt(turns, 4)).toBe(turns[2]);
  expect(turnAt(turns, 7)?.part).toBe('sieges');
  expect(turns.every(({ first }, i) => first === (turns[i - 1]?.last ?? 0) + 1)).toBe(true);
});

test('years begin with their first spring', () => {
  expect(yearsOf(turnsOf(steps))).toEqual([
    { step: 3, year: 1 },
    { step: 11, year: 2 },
  ]);
});

test('what a step led to is told before how it was paid', () => {
  expect(
    telling([
      { event: 'source_used', seat: 0 },
      { event: 'city_annexed', seat: 0, city: 'Siena' },
      { event: 'spring_ended', seat: 0 },
    ])?.event,
  ).toBe('city_annexed');
  expect(telling([{ event: 'spring_ended', seat: 0 }])).toBeUndefined();
});
