import { expect, test } from 'vitest';
import texts from '../text/en';
import ru from '../text/ru';
import { logWriter, toldLines } from './log_lines';
import type { CondottiereEvent } from './view';

const names = ['Ada', 'Marek', 'Bianca'];
const speaker = (language = texts) => ({
  texts: language,
  who: (seat: number) => ({ name: seat === 0 ? language.play.you : names[seat]!, you: seat === 0 }),
  bot: (id: string) => id,
});
const moved = (number: number, seat: number, told: object[], by = 'person'): CondottiereEvent =>
  ({ number, extra: 0, at: 0, kind: 'moved', seat, by, told }) as CondottiereEvent;

test('who does what, in the present', () => {
  const lines = logWriter(speaker())([
    moved(4, 1, [{ event: 'placed', seat: 1, region: 'Roma' }]),
    moved(5, 1, [{ event: 'played', seat: 1, card: 'drummer' }]),
    moved(6, 0, [{ event: 'played', seat: 0, card: '10' }]),
    moved(7, 1, [{ event: 'passed', seat: 1 }]),
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    'Marek leads the Condottiere to Roma.',
    'Marek plays a Drummer.',
    'You play a 10.',
    'Marek passes.',
  ]);
  expect(lines.map((line) => line.opens)).toEqual([true, false, false, false]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(4);
});

test('what was written stays as it is when the log goes on', () => {
  const write = logWriter(speaker());
  const first = moved(4, 1, [{ event: 'passed', seat: 1 }]);
  const before = write([first]);
  const after = write([first, moved(5, 2, [{ event: 'passed', seat: 2 }])]);
  expect(after).toHaveLength(2);
  expect(after[0]).toBe(before[0]);
});

test('what belongs together is one line', () => {
  const lines = toldLines(
    [
      { event: 'played', seat: 1, card: 'bishop' },
      { event: 'discarded', seat: 0, card: '10', count: 2 },
      { event: 'strength', seat: 0, count: 12 },
      { event: 'strength', seat: 1, count: 3 },
      { event: 'region_taken', seat: 0, region: 'Roma' },
    ],
    speaker(),
  );
  expect(lines.map((line) => line.text)).toEqual([
    'Marek plays a Bishop.',
    'Leaving your line: 10 ×2.',
    'Strengths: You 12, Marek 3.',
    'You take Roma.',
  ]);
});

test('a card laid face down by another has no name', () => {
  expect(toldLines([{ event: 'played', seat: 2 }], speaker())[0]?.text).toBe('Bianca lays a card face down.');
});

test('deals and shuffles of a new round go without saying', () => {
  const lines = toldLines(
    [
      { event: 'round_ended' },
      { event: 'reshuffled' },
      { event: 'dealt', seat: 0, count: 10 },
      { event: 'received', seat: 0, card: '6', count: 2 },
    ],
    speaker(),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.seat).toBeNull();
});

test('the clock is named, and what only says that something was asked is not', () => {
  const asked = { number: 8, extra: 1, at: 0, kind: 'asked' } as CondottiereEvent;
  const lines = logWriter(speaker())([moved(8, 2, [{ event: 'passed', seat: 2 }], 'clock'), asked]);
  expect(lines.map((line) => line.text)).toEqual(['The time is up.', 'Bianca passes.']);
});

test('another language has its own forms', () => {
  expect(toldLines([{ event: 'played', seat: 1, card: 'courtesan' }], speaker(ru))[0]?.text).toContain(
    'Куртизанку',
  );
});
