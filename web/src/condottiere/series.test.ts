import { expect, test } from 'vitest';
import { seriesGames } from './series';
import type { CondottiereEvent } from './view';

const moved = (told: object[]): CondottiereEvent =>
  ({ number: 1, extra: 0, at: 0, kind: 'moved', seat: 0, by: 'person', told }) as CondottiereEvent;
const scored = (seat: number, count: number) => ({ event: 'scored', seat, count });

test('D2: what each game brought is the difference of two sums', () => {
  const events = [
    moved([{ event: 'region_taken', seat: 1, region: 'Roma' }]),
    moved([{ event: 'game_won', seat: 1 }, scored(0, 2), scored(1, 8)]),
    moved([{ event: 'game_started' }]),
    moved([scored(0, 7), scored(1, 12)]),
  ];
  expect(seriesGames(events, 2)).toEqual([
    { points: [2, 8], winners: [1] },
    { points: [5, 4], winners: [] },
  ]);
});

test('D2: a game that goes on is not in the table, and who wins the series has won no other game', () => {
  const end = [{ event: 'game_won', seat: 0 }, scored(0, 5), scored(1, 0), { event: 'series_won', seat: 0 }];
  expect(seriesGames([moved([{ event: 'played', seat: 0, card: '10' }])], 2)).toEqual([]);
  expect(seriesGames([moved(end)], 2)).toEqual([{ points: [5, 0], winners: [0] }]);
});
