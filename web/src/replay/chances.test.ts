import { expect, test } from 'vitest';
import { bands, percent } from './chances';

test('bands fill the whole height', () => {
  const edges = bands(
    [
      [0.2, 0.3, 0.5],
      [0.1, 0.1, 0.2],
    ],
    [2, 0, 1],
  );
  expect(edges.map((edge) => edge[0]!)).toEqual([0.5, 0.7, 1]);
  expect(edges[2]![1]).toBeCloseTo(1);
  expect(edges[0]![1]).toBeCloseTo(0.5);
});

test('per cents for people', () => {
  expect([0, 0.002, 0.316, 0.998, 1].map(percent)).toEqual([0, 1, 32, 99, 100]);
});
