import { expect, test } from 'vitest';
import { markCounts, markedValues, marks, marksIn, sections } from './edition_facts';
import { cities, nobles, roads } from './facts';

test('marks are read from words too', () => {
  expect(marksIn('k')).toEqual(['k']);
  expect(marksIn('crown k, rest r')).toEqual(['k', 'r']);
  expect(marksIn('counts k, 5 florins d, rest r')).toEqual(['k', 'd', 'r']);
  expect(marksIn('the ends are kept')).toEqual([]);
});

test('every kind of thing is there, and every city, road and noble', () => {
  for (const section of sections)
    expect(
      markedValues.some((value) => value.section === section),
      section,
    ).toBe(true);
  const items = (section: string) =>
    new Set(markedValues.filter((value) => value.section === section).map(({ item }) => item));
  for (const city of Object.keys(cities)) expect(items('cities')).toContain(city);
  expect(markedValues.filter(({ section }) => section === 'roads')).toHaveLength(roads.length);
  for (const noble of nobles) expect(items('nobles')).toContain(noble);
});

test('the counts are those of all values, and none is without a mark', () => {
  const counts = markCounts(markedValues);
  expect(marks.reduce((sum, mark) => sum + counts[mark], 0)).toBe(markedValues.length);
  for (const mark of marks) expect(counts[mark], mark).toBeGreaterThan(0);
});
