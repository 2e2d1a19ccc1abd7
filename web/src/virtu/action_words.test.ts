import { describe, expect, test } from 'vitest';
import { languages } from '../text/languages';
import type { VirtuActs } from '../text/virtu_acts/en';
import { actionWords, costOf, hindranceWords } from './action_words';
import type { LegalAction, Source } from './legal_action';
import { type ActSpeaker, priceWords } from './part_words';

const packs = import.meta.glob<{ default: VirtuActs }>('../text/virtu_acts/??.ts', { eager: true });
const speaker = (language: string): ActSpeaker => ({
  who: (seat) => ({ name: ['Ada', 'Marek', 'Bianca'][seat]!, you: seat === 0 }),
  virtu: {
    acts: packs[`../text/virtu_acts/${language}.ts`]!.default,
    names: {
      colours: { milan: 'Milan', florence: 'Florence', naples: 'Naples', venice: 'Venice', rome: 'Rome' },
      cities: { Firenze: 'Florence', Ravenna: 'Ravenna', Pisa: 'Pisa' },
      actions: { trade: 'Trade' },
      cards: { banker: 'Banker', ambassador: 'Ambassador' },
      deeds: { duchy: 'Duchy' },
      cathedral: 'Cathedral',
      alliances: { ottoman: 'Ottomans' },
      bonuses: { leonardo: 'Leonardo da Vinci' },
    },
  },
});
const banker: Source = { name: 'L1', type: 'courtier', gives: { florin: 2 }, card: 'banker', place: 'L1' };
const pisa: Source = { name: 'Pisa', type: 'city', gives: { ship: 1 }, city: 'Pisa' };

const every: [LegalAction, string][] = [
  [
    { action: 'put banker room 2', kind: 'put', card: 'banker', target: { room: 2, at: 'under-2' } },
    'Place Banker: room 2, under the card',
  ],
  [{ action: 'enter 3', kind: 'enter', room: 3, act: 'trade', blocked: null }, 'Begin in room 3, Trade'],
  [{ action: 'stop', kind: 'stop', room: 3, act: null, blocked: 'agent' }, 'Stop in room 3'],
  [{ action: 'on', kind: 'on', room: 4, act: 'trade' }, 'Go on to room 4, Trade'],
  [
    { action: 'on florins', kind: 'on_florins', room: 4, act: 'trade', cost: { florin: 2 } },
    'Go on for florins: room 4, Trade',
  ],
  [
    { action: 'on arrow', kind: 'on_arrow', room: 4, act: null, cost: { arrow: 1 } },
    'Go on for an arrow: room 4',
  ],
  [
    { action: 'redeem cross', kind: 'redeem', room: 2, cost: { cross: 1 } },
    'Pay off the indulgence in room 2',
  ],
  [
    { action: 'use L1 florin', kind: 'use', source: banker, symbol: 'florin', count: 2 },
    'Use Banker: 2 florins',
  ],
  [{ action: 'pay', kind: 'pay', cost: { florin: 1 } }, 'Pay 1 florin from the treasury'],
  [{ action: 'ask', kind: 'ask', room: 2, gives: { florin: 3 } }, 'Ask for an indulgence: 3 florins'],
  [{ action: 'end', kind: 'end' }, 'Done'],
  [{ action: 'pass', kind: 'pass' }, 'Add nothing'],
  [
    { action: 'advance', kind: 'advance', step: 2, cost: { florin: 2, crown_or_cross: 1 }, bonus: true },
    'Take step 2 of patronage',
  ],
  [{ action: 'choose leonardo', kind: 'choose', bonus: 'leonardo' }, 'Choose Leonardo da Vinci'],
  [
    { action: 'lodge right', kind: 'lodge', card: 'banker', target: { group: 'right', place: 'R2' } },
    'Place Banker: right place 2',
  ],
  [{ action: 'drop R2', kind: 'drop', place: 'R2', card: 'banker' }, 'Discard Banker'],
  [{ action: 'turn Pisa', kind: 'turn', source: pisa, power: 1 }, 'Make Pisa available'],
  [
    {
      action: 'annex Ravenna',
      kind: 'annex',
      city: 'Ravenna',
      cost: { crown: 3 },
      parts: [
        { what: 'city', count: 2 },
        { what: 'more', count: 1 },
      ],
      ships: 0,
      from: 'Firenze',
    },
    'Annex Ravenna',
  ],
  [
    { action: 'march Pisa Firenze', kind: 'march', from: 'Pisa', to: 'Firenze', cost: { cavalry: 1 } },
    'March from Pisa to Florence',
  ],
  [
    { action: 'sail Pisa Ravenna', kind: 'sail', from: 'Pisa', to: 'Ravenna', cost: { ship: 3 } },
    'Sail from Pisa to Ravenna',
  ],
  [{ action: 'muster action', kind: 'muster', source: banker, adds: 2, cost: {} }, 'Muster +2: Banker'],
  [
    {
      action: 'agent palace-1-3',
      kind: 'agent',
      spot: { name: 'palace-1-3', seat: 1, room: 3 },
      cost: { mask: 1 },
    },
    'Place an agent: Marek’s palace, room 3',
  ],
  [
    { action: 'lift Pisa', kind: 'lift', spot: { name: 'Pisa', city: 'Pisa' }, cost: { mask: 1 } },
    'Take the agent away to move it: Pisa',
  ],
  [
    {
      action: 'remove ottoman',
      kind: 'remove',
      spot: { name: 'ottoman', alliance: 'ottoman' },
      cost: { mask: 2 },
    },
    'Remove the enemy agent: Ottomans',
  ],
  [{ action: 'besiege Pisa', kind: 'besiege', city: 'Pisa' }, 'Begin the siege of Pisa'],
  [{ action: 'assault', kind: 'assault', city: 'Pisa' }, 'Go on with the siege of Pisa'],
  [{ action: 'call off', kind: 'call_off', city: 'Pisa' }, 'Call off the siege of Pisa'],
  [{ action: 'declare L1', kind: 'declare', source: banker, adds: 1, cost: { florin: 1 } }, 'Add 1: Banker'],
  [
    { action: 'retreat Pisa', kind: 'retreat', from: 'Ravenna', to: 'Pisa', cost: {} },
    'Withdraw a troop from Ravenna to Pisa',
  ],
  [{ action: 'disband Pisa', kind: 'disband', city: 'Pisa', all: false }, 'Disband a troop: Pisa'],
  [{ action: 'disband', kind: 'disband', city: 'Pisa', all: true }, 'Give up the beaten army: Pisa'],
  [{ action: 'upkeep 1', kind: 'upkeep', cost: { florin: 1 }, keeps: 4 }, 'Pay 1 florin for up to 4 troops'],
  [
    {
      action: 'shift L1 left-shaded',
      kind: 'shift',
      position: 'L1',
      card: 'banker',
      target: { group: 'left-shaded' },
    },
    'Move Banker: shaded place on the left',
  ],
  [{ action: 'buy duchy', kind: 'buy', item: 'duchy', cost: { crown: 2 } }, 'Buy Duchy'],
  [
    { action: 'buy cathedral Firenze', kind: 'buy', item: 'cathedral', city: 'Firenze', cost: { cross: 2 } },
    'Build a cathedral: Florence',
  ],
  [{ action: 'hire Pisa', kind: 'hire', city: 'Pisa', cost: { florin: 1 } }, 'Hire a troop: Pisa'],
  [
    { action: 'ally ottoman', kind: 'ally', alliance: 'ottoman', saved: null, cost: { crown: 1, ship: 3 } },
    'Make an alliance: Ottomans',
  ],
  [
    {
      action: 'ally ottoman less ship',
      kind: 'ally',
      alliance: 'ottoman',
      saved: 'ship',
      cost: { crown: 1, ship: 2 },
    },
    'Make an alliance: Ottomans, 1 ship less',
  ],
];

test.each(every)('$action', (action, words) => {
  expect(actionWords(action, speaker('en'))).toBe(words);
});

describe('every action has words', () => {
  test.each(languages)('in %s', (language) => {
    for (const [action] of every) {
      const words = actionWords(action, speaker(language));
      expect(words, action.action).toMatch(/^\p{Lu}/u);
      expect(words, action.action).not.toMatch(/undefined|\bnull\b|NaN|\(\)| {2}/);
    }
  });
});

test('prices are read in one order, and nothing to pay is free', () => {
  const asked = { ship: 2, crown: 1, florin: 3, crown_or_cross: 1 };
  expect(priceWords(asked, speaker('en'))).toBe('3 florins, 1 crown, 1 crown or cross, 2 ships');
  expect(priceWords({}, speaker('en'))).toBe('free');
  expect(priceWords({ crown: 5 }, speaker('ru'))).toBe('5 корон');
});

test('what costs nothing has no price, and what is blocked says so', () => {
  expect(costOf({ action: 'end', kind: 'end' })).toBeNull();
  expect(costOf({ action: 'hire Pisa', kind: 'hire', city: 'Pisa', cost: { florin: 1 } })).toEqual({
    florin: 1,
  });
  const stop: LegalAction = { action: 'stop', kind: 'stop', room: 3, act: null, blocked: 'agent' };
  expect(hindranceWords(stop, speaker('en'))).toBe('blocked by an enemy agent');
});
