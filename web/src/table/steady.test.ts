import { expect, test } from 'vitest';
import { alike, steady } from './steady';

test('equal parts are the old ones, others the fresh ones', () => {
  const old = { seats: [{ florins: 1 }, { florins: 2 }], order: [0, 1] };
  const next = alike(old, { seats: [{ florins: 1 }, { florins: 3 }], order: [0, 1] });
  expect(next).toEqual({ seats: [{ florins: 1 }, { florins: 3 }], order: [0, 1] });
  expect(next).not.toBe(old);
  expect(next.order).toBe(old.order);
  expect(next.seats[0]).toBe(old.seats[0]);
  expect(next.seats[1]).not.toBe(old.seats[1]);
  expect(old.seats[1]).toEqual({ florins: 2 });
});

test('what is the same all over is the old one; what is missing or of another kind is not', () => {
  const keep = steady<unknown>();
  const first = keep({ a: [1, null], b: 'x' });
  expect(keep({ a: [1, null], b: 'x' })).toBe(first);
  expect(keep({ a: [1], b: 'x' })).toEqual({ a: [1], b: 'x' });
  expect(keep({ a: { 0: 1 }, b: 'x' })).toEqual({ a: { 0: 1 }, b: 'x' });
  expect(keep({ b: 'x' })).toEqual({ b: 'x' });
  expect(keep(null)).toBe(null);
});
