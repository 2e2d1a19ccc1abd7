import { describe, expect, test } from 'vitest';
import { cities, citiesOf, closedWithThree, roads as roadFacts, seaNeighbours } from './facts';
import { anchorAt, cityAt, cityShapes, nearest, roads, seaPaths, sheet, spotAt, towards } from './shapes';
import { type Sea, alliances, seas } from './vocabulary';
import drawn from '$data/virtu/shapes.json';

const key = (a: string, b: string) => [a, b].sort().join('|');

describe('the drawing is the board', () => {
  test('V1.2: its cities, on the sides of the board that they belong to', () => {
    expect(Object.keys(cityShapes).sort()).toEqual(Object.keys(cities).sort());
    for (const [name, { maps }] of Object.entries(cityShapes)) expect(maps, name).toEqual(cities[name]!.maps);
    expect([citiesOf(3).length, citiesOf(4).length, citiesOf(5).length]).toEqual([28, 28, 30]);
    expect(closedWithThree.every((name) => citiesOf(3).includes(name))).toBe(true);
  });
  test.each(['3/4', '5'])('V1.3: the roads of the side for %s', (side) => {
    const of = (list: { a: string; b: string; maps: string[] }[]) =>
      list
        .filter(({ maps }) => maps.includes(side))
        .map(({ a, b }) => key(a, b))
        .sort();
    expect(of(roads)).toEqual(of(roadFacts));
  });
  test('V1.3: every port has an anchor in each of its seas, and nobody else has one', () => {
    for (const [name, { ports }] of Object.entries(cityShapes)) {
      expect(Object.keys(ports).sort(), name).toEqual([...cities[name]!.seas].sort());
    }
  });
  test('V4.10: seas that meet are those that the data joins', () => {
    const meet = Object.keys(drawn.sea_arcs).filter((id) => id.includes('|'));
    expect(meet.map((id) => key(...(id.split('|') as [string, string]))).sort()).toEqual(
      seaNeighbours.map(([a, b]) => key(a, b)).sort(),
    );
    for (const sea of seas) expect(seaPaths[sea]).toMatch(/^M.*Z$/);
  });
});

test('cities lie on the sheet and clear of each other', () => {
  const names = Object.keys(cityShapes);
  for (const name of names) {
    const [x, y] = cityAt(name);
    expect(Math.abs(x - sheet.x - sheet.width / 2), name).toBeLessThan(sheet.width / 2 - 30);
    expect(Math.abs(y - sheet.y - sheet.height / 2), name).toBeLessThan(sheet.height / 2 - 30);
    for (const other of names) {
      if (other === name) continue;
      const [ox, oy] = cityAt(other);
      expect(Math.hypot(x - ox, y - oy), `${name} ${other}`).toBeGreaterThan(60);
    }
  }
});

test('an anchor clears the ring of its city', () => {
  for (const [name, { ports }] of Object.entries(cityShapes)) {
    for (const sea of Object.keys(ports) as Sea[]) {
      const [x, y] = cityAt(name);
      const [ax, ay] = anchorAt(name, sea)!;
      expect(Math.hypot(ax - x, ay - y), name).toBeGreaterThanOrEqual(30.9);
    }
  }
  expect(anchorAt('Milano', 'ligurian')).toBeNull();
});

test('arrow keys reach every spot from every other', () => {
  const spots = [...Object.keys(cityShapes), ...alliances];
  const found = new Set(['Roma']);
  const queue = ['Roma'];
  for (let spot = queue.pop(); spot; spot = queue.pop()) {
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const next = towards(spot, dx, dy, spots);
      if (next && !found.has(next)) queue.push(next);
      if (next) found.add(next);
    }
  }
  expect([...found].sort()).toEqual(spots.sort());
});

test('a touch beside a city means that city', () => {
  const [x, y] = cityAt('Roma');
  expect(nearest(x + 20, y - 9, 40, ['Roma', 'Spoleto'])).toBe('Roma');
  expect(nearest(x + 200, y, 40, ['Roma'])).toBeNull();
  const [fx, fy] = spotAt('france');
  expect(nearest(fx + 40, fy, 5, ['france', 'Torino'])).toBe('france');
});
