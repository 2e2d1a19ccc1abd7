import { expect, test } from 'vitest';
import { type GameStep, type OpenPosition, battlesOf, regionAt, spectatorView, telling } from './game_steps';

const position: OpenPosition = {
  game: 'condottiere',
  players: 2,
  options: {},
  regions: { Parma: 0 },
  pope: null,
  holder: 0,
  contested: 'Roma',
  phase: 'battle',
  turn: 1,
  seats: [
    { hand: ['10'], line: ['6', 'drummer'], down: null, passed: false, played: true },
    { hand: ['4', 'bishop'], line: [], down: '5', passed: false, played: true },
  ],
  discard: ['1'],
};
const step = (told: GameStep['told']): GameStep => ({ at: 0, seat: 0, action: null, told, position });

test('a spectator sees numbers of cards and backs', () => {
  const view = spectatorView(position);
  expect(view.seats.map((seat) => seat.held)).toEqual([1, 2]);
  expect(view.seats[1]!.down).toBe('?');
  expect(view.deck).toBe(110 - 7);
  expect(JSON.stringify(view)).not.toContain('bishop');
});

test('battles begin where the token is placed', () => {
  const steps = [
    step([]),
    step([{ event: 'placed', seat: 0, region: 'Roma' }]),
    step([{ event: 'passed', seat: 0 }]),
    step([{ event: 'placed', seat: 1, region: 'Siena' }]),
  ];
  const battles = battlesOf(steps);
  expect(battles).toEqual([
    { step: 1, region: 'Roma' },
    { step: 3, region: 'Siena' },
  ]);
  expect(regionAt(battles, 0)).toBeNull();
  expect(regionAt(battles, 2)).toBe('Roma');
  expect(regionAt(battles, 9)).toBe('Siena');
});

test('what a step led to is told before how it came', () => {
  expect(
    telling([
      { event: 'passed', seat: 0 },
      { event: 'region_taken', seat: 1, region: 'Roma' },
    ])?.event,
  ).toBe('region_taken');
  expect(telling([{ event: 'played', seat: 0, card: 'bishop' }])?.event).toBe('played');
  expect(telling([])).toBeUndefined();
});
