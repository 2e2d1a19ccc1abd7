import { expect, test } from 'vitest';
import { counts, handSlots, sortHand } from './hand_order';

test('mercenaries from low to high, then the special cards', () => {
  expect(sortHand(['surrender', '10', 'winter', '1', '6', 'bishop', '2'])).toEqual([
    '1',
    '2',
    '6',
    '10',
    'winter',
    'bishop',
    'surrender',
  ]);
});

test('sorting leaves the hand of the view alone', () => {
  const hand = ['10', '1'] as const;
  sortHand(hand);
  expect(hand).toEqual(['10', '1']);
});

test('equal cards have keys of their own, and one gap parts the kinds', () => {
  const slots = handSlots(['scarecrow', '3', '3', 'scarecrow']);
  expect(slots.map((s) => s.key)).toEqual(['3.0', '3.1', 'scarecrow.0', 'scarecrow.1']);
  expect(slots.map((s) => s.gap)).toEqual([false, false, true, false]);
});

test('a pile is counted by kind', () => {
  expect(counts(['winter', '1', '1'])).toEqual([
    { card: '1', count: 2 },
    { card: 'winter', count: 1 },
  ]);
});
