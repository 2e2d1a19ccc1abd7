import { expect, test } from 'vitest';
import { timeLeft } from './time_left';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

test('minutes and seconds below an hour', () => {
  expect([0, 6200, 59 * 60 * second].map((one) => timeLeft(one, 'en'))).toEqual(['0:00', '0:07', '59:00']);
});
test('hours with minutes, days with hours', () => {
  expect(timeLeft(6 * hour - 60 * second, 'en')).toBe('5h 59m');
  expect(timeLeft(2 * day, 'en')).toBe('2d');
  expect(timeLeft(2 * day - 3 * second, 'en')).toBe('1d 23h');
});
test('in every language there is a sign for it', () => {
  for (const language of ['en', 'pl', 'ru', 'fr', 'it'])
    expect(timeLeft(2 * day, language)).toMatch(/^2\D+$/);
});
