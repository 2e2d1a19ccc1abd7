import { expect, test } from 'vitest';
import { colours } from '../virtu/vocabulary';
import { exchanged, houses, housesAgreed, housesOf } from './houses';

test('V1.1: Florence, Naples and Venice play always, Milan with four, Rome with five', () => {
  expect(housesOf(3)).toEqual(['florence', 'naples', 'venice']);
  expect(housesOf(4)).toEqual(['florence', 'naples', 'venice', 'milan']);
  expect(new Set(housesOf(5))).toEqual(new Set(colours));
});

test('who takes the house of another gives them theirs', () => {
  expect(exchanged(houses, 0, 'venice')).toEqual(['venice', 'naples', 'florence', 'milan', 'rome']);
  expect(exchanged(houses, 1, 'naples')).toEqual([...houses]);
});

test('a table that agreed on nothing draws them', () => {
  expect(housesAgreed({ options: { years: 5 } })).toBe(null);
  expect(housesAgreed({ options: { colours: ['venice', 'naples', 'florence'] } })).toEqual([
    'venice',
    'naples',
    'florence',
  ]);
});
