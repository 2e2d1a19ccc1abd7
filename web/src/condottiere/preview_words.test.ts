import { expect, test } from 'vitest';
import texts from '../text/en';
import { leadText, previewWords } from './preview_words';
import type { Preview, Strengths, View } from './view';

const who = (seat: number) => ({ name: ['You', 'Marek', 'Bianca'][seat]!, you: seat === 0 });
const strengths = (totals: number[], leaders: number[], down?: number): Strengths => ({
  seats: totals.map((total, i) => ({
    total,
    parts: [],
    ...(i === 0 && down !== undefined ? { with_down: down } : {}),
  })),
  leaders,
});
const view = (more: Partial<View> = {}): View => ({
  game: 'condottiere',
  players: 3,
  options: {},
  viewer: 0,
  regions: {},
  pope: null,
  holder: 0,
  contested: 'Roma',
  phase: 'battle',
  turn: 0,
  seats: [0, 1, 2].map(() => ({ held: 3, line: [], down: null, passed: false, played: false })),
  discard: [],
  deck: 60,
  ...more,
});
const preview = (more: Partial<Preview>): Preview => ({
  view: view(),
  strengths: strengths([0, 0, 0], []),
  told: [],
  unknown: null,
  ...more,
});

test('what a Bishop takes away, what comes next, and how I stand then', () => {
  const words = previewWords(
    texts,
    'play bishop',
    view(),
    preview({
      view: view({ phase: 'favour' }),
      strengths: strengths([30, 16, 15], [0]),
      told: [
        { event: 'played', seat: 0, card: 'bishop' },
        { event: 'discarded', seat: 1, card: '10', count: 1 },
        { event: 'discarded', seat: 2, card: '10', count: 2 },
      ],
    }),
    0,
    who,
  );
  expect(words.sentences).toEqual([
    'Leaves the table: 10 (Marek), 10 ×2 (Bianca).',
    'Then you place the Pope’s favour.',
  ]);
  expect(words.standing).toEqual({ text: 'You would lead with 30.', good: true });
});

test('behind, level, and with nothing on the table', () => {
  const standing = (s: Strengths) =>
    previewWords(texts, 'play 1', view(), preview({ strengths: s }), 0, who).standing;
  expect(standing(strengths([4, 9, 0], [1]))?.text).toBe('You would have 4; Marek leads with 9.');
  expect(standing(strengths([9, 9, 0], [0, 1]))?.text).toBe('You would be level at 9.');
  expect(standing(strengths([0, 0, 0], [0, 1, 2]))).toBeNull();
  expect(standing(strengths([0, 0, 0], [], 6))?.text).toBe('With the face-down card: 6.');
});

test('a pass that ends the battle tells who takes the region', () => {
  const words = previewWords(
    texts,
    'pass',
    view(),
    preview({
      told: [
        { event: 'strength', seat: 0, count: 3 },
        { event: 'region_taken', seat: 1, region: 'Roma' },
        { event: 'game_won', seat: 1 },
      ],
    }),
    0,
    who,
  );
  expect(words.sentences.slice(1)).toEqual(['Marek takes Roma.', 'Marek wins the game.']);
  expect(words.standing).toBeNull();
});

test('who leads now', () => {
  expect(leadText(texts, strengths([0, 0, 0], [0, 1, 2]), who)).toBe('No line has any strength.');
  expect(leadText(texts, strengths([3, 5, 0], [1]), who)).toBe('Marek leads with 5.');
  expect(leadText(texts, strengths([5, 5, 0], [0, 1]), who)).toBe('The strongest lines are equal: 5.');
});
