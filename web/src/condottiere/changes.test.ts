import { expect, test } from 'vitest';
import { changesBetween, seasonOf, tooMany } from './changes';
import type { CardName, SeatView, View } from './view';

const seat = (line: CardName[], more: Partial<SeatView> = {}): SeatView => ({
  held: 5,
  line,
  down: null,
  passed: false,
  played: line.length > 0,
  ...more,
});
const view = (seats: SeatView[], more: Partial<View> = {}): View => ({
  game: 'condottiere',
  players: seats.length,
  options: {},
  viewer: 0,
  regions: {},
  pope: null,
  holder: 0,
  contested: 'Roma',
  phase: 'battle',
  turn: 0,
  seats,
  discard: [],
  deck: 60,
  ...more,
});

test('a card from a hand to its line', () => {
  const changes = changesBetween(
    view([seat(['6']), seat([])]),
    view([seat(['6', '10'], { held: 4 }), seat([])], { turn: 1 }),
  );
  expect(changes).toEqual([
    { kind: 'played', seat: 0, card: '10', index: 1, from: 'hand' },
    { kind: 'turn', seat: 1 },
  ]);
});

test('a Bishop strikes every 10 and the favour moves', () => {
  const changes = changesBetween(
    view([seat(['10', '6']), seat(['10', '10'])]),
    view([seat(['6']), seat([])], { pope: 'Siena' }),
  );
  expect(changes.filter((c) => c.kind === 'left').map((c) => [c.seat, c.index, c.to])).toEqual([
    [0, 0, 'discard'],
    [1, 0, 'discard'],
    [1, 1, 'discard'],
  ]);
  expect(changes).toContainEqual({ kind: 'favour', to: 'Siena' });
});

test('a mercenary taken back returns to the hand', () => {
  const changes = changesBetween(view([seat(['6', '3'])]), view([seat(['6'], { held: 6 })]));
  expect(changes).toEqual([{ kind: 'left', seat: 0, card: '3', index: 1, to: 'hand' }]);
});

test('Spring thaws Winter', () => {
  const before = view([seat(['winter']), seat([])]);
  const after = view([seat([]), seat(['spring'])]);
  expect(seasonOf(before)).toBe('winter');
  expect(changesBetween(before, after)).toContainEqual({ kind: 'season', to: 'spring' });
});

test('a face-down card is laid, and the earlier one turns up', () => {
  const changes = changesBetween(
    view([seat(['1'], { down: '6' })]),
    view([seat(['1', '6'], { down: '10', held: 4 })]),
  );
  expect(changes).toEqual([
    { kind: 'played', seat: 0, card: '6', index: 1, from: 'down' },
    { kind: 'laid_down', seat: 0 },
  ]);
});

test('a region taken, the token marching on, the lines cleared', () => {
  const changes = changesBetween(
    view([seat(['6']), seat(['1'])]),
    view([seat([]), seat([])], { regions: { Roma: 0 }, contested: 'Siena' }),
  );
  expect(changes).toEqual([
    { kind: 'cleared' },
    { kind: 'region', region: 'Roma', seat: 0 },
    { kind: 'token', to: 'Siena' },
  ]);
});

test('nothing changed, nothing moves; too much at once does not move either', () => {
  const same = view([seat(['6'])]);
  expect(changesBetween(same, same)).toEqual([]);
  const many = changesBetween(view([seat([])]), view([seat(['1', '1', '2', '3', '4', '5', '6'])]));
  expect(tooMany(many)).toBe(true);
});
