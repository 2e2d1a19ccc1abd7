import { expect, test } from 'vitest';
import { mustScroll, stepOf } from './overlap';

test('few cards lie at the widest step', () => {
  expect(stepOf(900, 96, 5, 84, 23)).toBe(84);
  expect(stepOf(900, 96, 1, 84, 23)).toBe(84);
});

test('many cards share the width exactly', () => {
  const step = stepOf(344, 70, 11, 84, 23);
  expect(70 + step * 10).toBeCloseTo(344);
});

test('the corner of each stays to be seen, then the row scrolls', () => {
  expect(stepOf(200, 70, 16, 84, 23)).toBe(23);
  expect(mustScroll(200, 70, 16, 23)).toBe(true);
  expect(mustScroll(344, 70, 11, 23)).toBe(false);
});
