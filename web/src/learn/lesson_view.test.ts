import { expect, test } from 'vitest';
import { best, blooming, missing, terms } from './lesson_view';

test('a line is written as the sum that it is', () => {
  expect(
    terms([
      { card: '4', value: 8, why: ['drummer'] },
      { card: '6', value: 15, why: ['drummer', 'spring'] },
      { card: 'courtesan', value: 1, why: [] },
      { card: 'drummer', value: 0, why: [] },
    ]),
  ).toEqual(['4×2', '6×2+3', '1']);
  expect(terms([{ card: '10', value: 2, why: ['winter', 'drummer'] }])).toEqual(['1×2']);
});
test('what a Bishop takes is found in the line', () => {
  expect(missing(['6', '10', '10', '2'], ['6', '2'])).toEqual([1, 2]);
  expect(missing(['6', '6'], ['6'])).toEqual([1]);
  expect(missing(['1'], ['1', 'bishop'])).toEqual([]);
});
test('what blooms in Spring', () => {
  expect(blooming(['6', '2', '6'], [{ card: '6', value: 9, why: ['spring'] }])).toEqual([0, 2]);
});
test('the best of the others', () => {
  const seat = (total: number) => ({ total, parts: [] });
  expect(best({ seats: [seat(9), seat(4), seat(7)], leaders: [0] }, 0)).toBe(7);
});
