import { describe, expect, test } from 'vitest';
import texts from '../text/en';
import { type Language, languages } from '../text/languages';
import type { VirtuActs } from '../text/virtu_acts/en';
import acts from '../text/virtu_acts/en';
import type { VirtuLog } from '../text/virtu_log/en';
import log from '../text/virtu_log/en';
import { type VirtuTableEvent, logLines } from './log_lines';
import type { VirtuSpeaker } from './part_words';
import { toldLines } from './told_words';
import type { VirtuEvent } from './view_types';

const people = ['Ada', 'Marek', 'Bianca'];
const names: VirtuSpeaker['virtu']['names'] = {
  colours: { milan: 'Milan', florence: 'Florence', naples: 'Naples', venice: 'Venice', rome: 'Rome' },
  cities: {
    Firenze: 'Florence',
    Ravenna: 'Ravenna',
    Siena: 'Siena',
    Roma: 'Rome',
    Pisa: 'Pisa',
    Tunis: 'Tunis',
  },
  actions: { trade: 'Trade' },
  cards: { banker: 'Banker', podesta: 'Podestà', lorenzo_de_medici: 'Lorenzo de’ Medici' },
  deeds: { duchy: 'Duchy', artillery: 'Artillery' },
  cathedral: 'Cathedral',
  alliances: { france: 'France', ottoman: 'Ottomans' },
  bonuses: { leonardo: 'Leonardo da Vinci', artillery: 'Artillery' },
};
const speaker = (words = { log, acts }): VirtuSpeaker => ({
  texts,
  who: (seat) => ({ name: seat === 0 ? 'You' : people[seat]!, you: seat === 0 }),
  bot: (id) => id,
  virtu: { names, ...words },
});
const said = (...told: VirtuEvent[]) => toldLines(told, speaker()).map(({ text }) => text);

/** One of each event that says something, with all that it can have. */
const everyEvent: VirtuEvent[] = [
  { event: 'game_started', seat: 0, colour: 'florence', other: 1 },
  { event: 'card_placed', seat: 0, card: 'lorenzo_de_medici', at: 'room 2' },
  { event: 'cards_revealed', seat: 1, card: 'lorenzo_de_medici', at: 'action-2' },
  { event: 'spring_began', seat: 1, count: 3 },
  { event: 'marker_entered', seat: 1, room: 4 },
  { event: 'courtiers_turned', seat: 1, side: 'left' },
  { event: 'indulgence_taken', seat: 1, room: 4 },
  { event: 'indulgence_paid', seat: 1, room: 4 },
  { event: 'source_used', seat: 1, source: 'L1', card: 'banker', symbol: 'crown', count: 2 },
  { event: 'florins_gained', seat: 1, count: 4 },
  { event: 'florins_paid', seat: 1, count: 2 },
  { event: 'token_turned', seat: 1, source: 'cathedral-Firenze' },
  { event: 'patron_advanced', seat: 1, count: 2 },
  { event: 'bonus_chosen', seat: 1, bonus: 'leonardo' },
  { event: 'card_lodged', seat: 1, card: 'banker', at: 'R2' },
  { event: 'card_dropped', seat: 1, card: 'banker', at: 'R2' },
  { event: 'card_shifted', seat: 1, card: 'banker', at: 'under-3' },
  { event: 'city_annexed', seat: 1, city: 'Ravenna' },
  { event: 'troop_moved', seat: 1, from: 'Pisa', to: 'Tunis', count: 2 },
  { event: 'war_token_gained', seat: 1, count: 2 },
  { event: 'agent_placed', seat: 1, spot: 'palace-0-3', from: 'Siena' },
  { event: 'agent_removed', seat: 1, spot: 'ottoman', other: 0 },
  { event: 'agent_gained', seat: 1 },
  { event: 'plain_began', seat: 1, other: 2, city: 'Siena' },
  { event: 'siege_began', seat: 1, other: 0, city: 'Siena' },
  { event: 'bonus_declared', seat: 1, source: 'artillery', count: 2 },
  { event: 'declined', seat: 0 },
  { event: 'strength', seat: 1, count: 5 },
  { event: 'siege_called_off', seat: 1, city: 'Siena' },
  { event: 'troops_lost', seat: 0, city: 'Siena', count: 2 },
  { event: 'city_taken', seat: 1, other: 0, city: 'Siena' },
  { event: 'siege_failed', seat: 1, city: 'Siena' },
  { event: 'trophy_taken', seat: 1, colour: 'florence' },
  { event: 'cathedral_taken', seat: 1, city: 'Siena' },
  { event: 'troop_retreated', seat: 1, from: 'Siena', to: 'Roma' },
  { event: 'order_set', seat: 1, count: 1 },
  { event: 'last_year' },
  { event: 'winter_began', seat: 1 },
  { event: 'item_bought', seat: 1, item: 'cathedral', city: 'Firenze' },
  { event: 'troop_hired', seat: 1, city: 'Roma' },
  { event: 'alliance_made', seat: 1, alliance: 'france', other: 2 },
  { event: 'scored', seat: 1, count: -1 },
  { event: 'game_won', seat: 1 },
];

test('a spring in words', () => {
  expect(
    said(
      { event: 'spring_began', seat: 1, count: 3 },
      { event: 'marker_entered', seat: 1, room: 2 },
      { event: 'marker_entered', seat: 1, room: 3 },
      { event: 'courtiers_turned', seat: 1, side: 'right' },
      { event: 'source_used', seat: 1, source: 'L1', card: 'podesta', symbol: 'crown', count: 2 },
      { event: 'source_used', seat: 1, source: 'Siena', symbol: 'crown', count: 1 },
      { event: 'city_annexed', seat: 1, city: 'Ravenna' },
      { event: 'spring_ended', seat: 1 },
    ),
  ).toEqual([
    'Marek begins the spring of year 3.',
    'Marek moves to room 3.',
    'Marek’s courtiers on the right are available again.',
    'Marek pays: Podestà (2 crowns), Siena (1 crown).',
    'Marek annexes Ravenna.',
  ]);
});

test('florins of a piece that is turned are part of the payment; those of trade are a gain (V2.4, V4.9)', () => {
  expect(
    said(
      { event: 'source_used', seat: 0, source: 'R1', card: 'banker', symbol: 'florin', count: 3 },
      { event: 'florins_gained', seat: 0, source: 'R1', card: 'banker', count: 3 },
      { event: 'florins_paid', seat: 0, count: 4 },
    ),
  ).toEqual(['You pay: Banker (3 florins), treasury (4 florins).']);
  expect(
    said(
      { event: 'source_used', seat: 2, source: 'Pisa', symbol: 'ship', count: 1 },
      { event: 'florins_gained', seat: 2, count: 2 },
    ),
  ).toEqual(['Bianca pays: Pisa (1 ship).', 'Bianca gets 2 florins.']);
});

test('a siege in words: a neutral city has no name of a player (V5.3, V5.5)', () => {
  expect(
    said(
      { event: 'siege_began', seat: 2, city: 'Siena' },
      { event: 'bonus_declared', seat: 2, source: 'token', count: 1 },
      { event: 'strength', seat: 2, count: 3 },
      { event: 'strength', count: 2 },
      { event: 'city_taken', seat: 2, city: 'Siena' },
    ),
  ).toEqual([
    'Bianca attacks Siena.',
    'Bianca adds 1: +1 token.',
    'Strengths: Bianca 3, the city 2.',
    'Bianca conquers Siena.',
  ]);
});

test('a card of the family that others place has no name (V1.5)', () => {
  expect(said({ event: 'card_placed', seat: 1 })).toEqual(['Marek places a family card.']);
});

test('the turn order is told in its order', () => {
  const lines = toldLines(
    [
      { event: 'order_set', seat: 0, count: 1 },
      { event: 'order_set', seat: 2, count: 0 },
      { event: 'order_set', seat: 1, count: 2 },
    ],
    speaker(),
  );
  expect(lines).toMatchObject([{ seat: null, text: 'Turn order: Bianca, You, Marek.' }]);
});

test('V5.5: a defence without troops loses none, and nothing is told of it', () => {
  const none: VirtuEvent = { event: 'troops_lost', seat: 0, city: 'Siena', count: 0 };
  expect(toldLines([none], speaker())).toEqual([]);
});

describe('the log', () => {
  const moved = (number: number, seat: number, told: VirtuEvent[], by = 'bot'): VirtuTableEvent =>
    ({ number, extra: 0, at: 0, kind: 'moved', seat, by, told }) as VirtuTableEvent;

  test('a payment of several decisions is one line that keeps its key while it grows', () => {
    const first = moved(7, 1, [
      { event: 'source_used', seat: 1, source: 'Siena', symbol: 'crown', count: 1 },
    ]);
    const second = moved(8, 1, [
      { event: 'source_used', seat: 1, source: 'Roma', symbol: 'crown', count: 1 },
      { event: 'city_annexed', seat: 1, city: 'Ravenna' },
    ]);
    const short = logLines([first], speaker());
    const long = logLines([first, second], speaker());
    expect(short.map(({ text }) => text)).toEqual(['Marek pays: Siena (1 crown).']);
    expect(long.map(({ text }) => text)).toEqual([
      'Marek pays: Siena (1 crown), Rome (1 crown).',
      'Marek annexes Ravenna.',
    ]);
    expect(long[0]!.key).toBe(short[0]!.key);
    expect(long.map(({ number }) => number)).toEqual([7, 8]);
  });

  test('the clock is named, a year opens, and no two lines have one key', () => {
    const lines = logLines(
      [
        moved(9, 2, [{ event: 'declined', seat: 2 }], 'clock'),
        moved(10, 2, [
          { event: 'winter_began', seat: 2 },
          { event: 'troop_hired', seat: 2, city: 'Roma' },
        ]),
        { number: 10, extra: 1, at: 0, kind: 'lent', seat: 1, bot: 'Ansaldo' },
      ],
      speaker(),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'The time is up.',
      'Bianca adds nothing.',
      'Bianca begins the winter.',
      'Bianca hires 1 troop: Rome.',
      'Ansaldo plays for Marek.',
    ]);
    expect(lines.map(({ opens }) => opens)).toEqual([false, false, true, false, false]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});

describe('every event has words', () => {
  const logs = import.meta.glob<{ default: VirtuLog }>('../text/virtu_log/??.ts', { eager: true });
  const acting = import.meta.glob<{ default: VirtuActs }>('../text/virtu_acts/??.ts', { eager: true });
  const words = (language: Language) => ({
    log: logs[`../text/virtu_log/${language}.ts`]!.default,
    acts: acting[`../text/virtu_acts/${language}.ts`]!.default,
  });

  test.each(languages)('in %s', (language) => {
    for (const you of [0, 1]) {
      for (const event of everyEvent) {
        const lines = toldLines([event], {
          ...speaker(words(language)),
          who: (seat) => ({ name: people[seat]!, you: seat === you }),
        });
        expect(lines.length, event.event).toBeGreaterThan(0);
        for (const { text } of lines) {
          expect(text, event.event).toMatch(/^\p{Lu}.*\.$/u);
          expect(text, event.event).not.toMatch(/undefined|\bnull\b|NaN|\(\)| {2}|: *\./);
        }
      }
    }
  });
});
