import { expect, test } from 'vitest';
import { toldApart } from './seat_names';

test('of equal names the later ones are numbered after the given name', () => {
  expect(toldApart(['Ada', 'Captain', 'Captain', 'Bianca Serpieri', 'Bianca Serpieri'])).toEqual([
    'Ada',
    'Captain',
    'Captain\u00a02',
    'Bianca Serpieri',
    'Bianca\u00a02 Serpieri',
  ]);
  expect(toldApart(['', ''])).toEqual(['', '']);
});
