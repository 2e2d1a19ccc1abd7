import map from '$data/condottiere/map.json';
import { expect, test } from 'vitest';
import { cityOf, clipAround, edgeOf, neighbours, regionNames, regionPaths, towards } from './shapes';

const key = (a: string, b: string) => [a, b].sort().join('|');

test('the drawing has the regions of the board', () => {
  expect([...regionNames].sort()).toEqual(map.regions.map((r) => r.name).sort());
});

test('common borders of the drawing are the 34 of the board', () => {
  const drawn = new Set(regionNames.flatMap((a) => neighbours[a]!.map((b) => key(a, b))));
  const board = new Set((map.borders as [string, string][]).map(([a, b]) => key(a, b)));
  expect(board.size).toBe(34);
  expect([...drawn].sort()).toEqual([...board].sort());
});

test('every region is a closed shape', () => {
  for (const name of regionNames) expect(regionPaths[name]).toMatch(/^M.*Z$/);
});

test('the edge of a group does not run between its regions', () => {
  const alone = edgeOf('Roma', () => false);
  const grouped = edgeOf('Roma', (other) => other === 'Siena');
  expect(grouped.length).toBeLessThan(alone.length);
});

test('a piece of the map stays within the frame', () => {
  expect(clipAround('Torino', 452, 150)).toBe('0 28 452 150');
  const [, y, , h] = clipAround('Napoli', 452, 150).split(' ').map(Number);
  expect((y ?? 0) + (h ?? 0)).toBeLessThanOrEqual(880);
});

test('arrow keys go to a city in that direction', () => {
  const south = towards('Firenze', 0, 1, regionNames)!;
  expect(cityOf(south)[1]).toBeGreaterThan(cityOf('Firenze')[1]);
  expect(towards('Torino', -1, 0, ['Torino'])).toBeNull();
});
