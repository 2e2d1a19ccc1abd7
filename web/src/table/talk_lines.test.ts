import { expect, test } from 'vitest';
import type { TableEvent } from '../connection/messages';
import { talkLines } from './talk_lines';

const at = { number: 1, extra: 0, at: 0 };

test('talk, cards shown and pacts in their order', () => {
  const events = [
    { ...at, kind: 'talk', seat: 0, to: null, text: 'Greetings' },
    { ...at, extra: 1, kind: 'showed', seat: 1, to: [0], cards: ['10'], told: [] },
    { ...at, extra: 2, kind: 'pact', seat: 1, to: [0], text: 'I pass if you do' },
    { ...at, extra: 3, kind: 'pact', seat: 1, to: [0], text: 'I pass if you do' },
  ] as TableEvent[];
  const pact = { seat: 1, to: [0], accepted: [], declined: [], text: 'I pass if you do' };
  const lines = talkLines(events, [
    { pact: 0, ...pact },
    { pact: 1, ...pact },
  ]);
  expect(lines.map((line) => line.kind)).toEqual(['said', 'showed', 'pact', 'pact']);
  expect(lines.flatMap((line) => (line.kind === 'pact' ? line.pact.pact : []))).toEqual([0, 1]);
});
