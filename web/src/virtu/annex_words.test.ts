import { expect, test } from 'vitest';
import en from '../text/virtu/en';
import { annexWords } from './annex_words';

test('V4.10: a neutral city costs one crown more than its strength, by road', () => {
  const parts = [
    { what: 'city' as const, count: 2 },
    { what: 'more' as const, count: 1 },
  ];
  expect(annexWords({ parts, ships: 0, from: 'Firenze' }, en)).toBe(
    'strength 2, one more +1, by road from Florence',
  );
  expect(annexWords({ parts, ships: 0, from: null }, en)).toBe('strength 2, one more +1');
});

test('V4.10, V4.13: an agent of one’s own takes one off, seas take ships', () => {
  const parts = [
    { what: 'city' as const, count: 1 },
    { what: 'agent' as const, count: -1 },
    { what: 'more' as const, count: 1 },
  ];
  expect(annexWords({ parts, ships: 2, from: 'Pisa' }, en)).toBe(
    'strength 1, agent −1, one more +1, by sea from Pisa, across 2 seas',
  );
});
