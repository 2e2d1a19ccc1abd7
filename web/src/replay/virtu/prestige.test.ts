import { expect, test } from 'vitest';
import type { Score } from '../../virtu/guide_types';
import type { View } from '../../virtu/view_types';
import { lineOf, prestigeOver, rangeOf } from './prestige';
import type { VirtuReplayStep } from './turns';

const steps: VirtuReplayStep[] = [0, 1, 2, 3].map((year) => ({
  at: 0,
  seat: 0,
  action: null,
  told: [],
  position: { year } as View,
}));
const turns = [
  { part: 'spring' as const, year: 1, seat: 0, first: 1, last: 2 },
  { part: 'spring' as const, year: 1, seat: 1, first: 3, last: 3 },
];
const guide = {
  score: ({ view }: { view: View }) =>
    ({ seats: [{ total: view.year * 2 }, { total: -1 }] }) as unknown as Score,
};

test('prestige is asked for before the game and at the end of every turn', () => {
  const points = prestigeOver(guide, steps, turns);
  expect(points).toEqual([
    { step: 0, totals: [0, -1] },
    { step: 2, totals: [4, -1] },
    { step: 3, totals: [6, -1] },
  ]);
  expect(rangeOf(points)).toEqual({ low: -1, high: 6 });
  expect(lineOf(points, 0).at(-1)).toEqual({ step: 3, value: 6 });
});

test('a game in which nothing was gained still has a chart', () => {
  expect(rangeOf([{ step: 0, totals: [0, 0] }])).toEqual({ low: 0, high: 4 });
});
