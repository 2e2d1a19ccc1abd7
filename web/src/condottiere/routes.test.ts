import { expect, test } from 'vitest';
import { largestGroup, march, marchFrames, regionsBetween } from './routes';
import { cityOf } from './shapes';

test('the march goes from neighbour to neighbour', () => {
  expect(regionsBetween('Roma', 'Roma')).toEqual(['Roma']);
  expect(regionsBetween('Roma', 'Napoli')).toEqual(['Roma', 'Napoli']);
  const far = regionsBetween('Torino', 'Napoli');
  expect(far[0]).toBe('Torino');
  expect(far.at(-1)).toBe('Napoli');
  expect(far.length).toBeGreaterThan(4);
});

test('it begins and ends in a city and crosses one border for each step', () => {
  const way = regionsBetween('Torino', 'Napoli');
  const points = march('Torino', 'Napoli');
  expect(points[0]).toEqual(cityOf('Torino'));
  expect(points.at(-1)).toEqual(cityOf('Napoli'));
  expect(points).toHaveLength(way.length + 1);
  const frames = marchFrames(points);
  expect(frames[0]?.offset).toBe(0);
  expect(frames.at(-1)?.offset).toBe(1);
  const offsets = frames.map((frame) => frame.offset as number);
  expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
});

test('the largest group of regions that hang together', () => {
  expect(largestGroup([])).toEqual([]);
  expect(largestGroup(['Torino', 'Roma', 'Napoli', 'Spoleto'])).toEqual(['Roma', 'Napoli', 'Spoleto']);
});
