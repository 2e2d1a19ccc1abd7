import { expect, test } from 'vitest';
import { shiftBetween, turningPoints } from './turning_points';

test('a shift is what changed hands', () => {
  expect(shiftBetween([0.5, 0.5], [0.8, 0.2])).toBeCloseTo(0.3);
  expect(shiftBetween([0.2, 0.3, 0.5], [0.2, 0.3, 0.5])).toBe(0);
});

test('a quiet game has no turning point', () => {
  expect(
    turningPoints([
      [0.5, 0.5],
      [0.52, 0.48],
      [0.5, 0.5],
    ]),
  ).toEqual([]);
  expect(turningPoints([])).toEqual([]);
  expect(turningPoints([[1, 0]])).toEqual([]);
});

test('the weightiest moves, in the order of the game, with whom they concern', () => {
  const chances = [
    [0.3, 0.3, 0.4],
    [0.3, 0.3, 0.4],
    [0.1, 0.5, 0.4],
    [0.12, 0.48, 0.4],
    [0.12, 0.48, 0.4],
    [0.12, 0.48, 0.4],
    [0.7, 0.1, 0.2],
    [1, 0, 0],
  ];
  const points = turningPoints(chances);
  expect(points.map(({ step, seat }) => [step, seat])).toEqual([
    [2, 1],
    [6, 0],
  ]);
  expect(points[1]).toEqual({ step: 6, seat: 0, from: 0.12, to: 0.7 });
});

test('never more than five', () => {
  const chances = Array.from({ length: 60 }, (_, i) => (Math.floor(i / 4) % 2 ? [0.9, 0.1] : [0.1, 0.9]));
  expect(turningPoints(chances)).toHaveLength(5);
});

test('an answer in secret does not turn a game: the move before it does', () => {
  const chances = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.9, 0.1],
    [0.9, 0.1],
  ];
  expect(turningPoints(chances, (step) => step === 2)).toEqual([{ step: 1, seat: 0, from: 0.5, to: 0.9 }]);
});
