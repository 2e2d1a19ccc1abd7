import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../text/languages';
import type { VirtuTexts } from '../text/virtu/en';
import { cards } from './facts';
import guide from './fixtures/guide.json';
import type { Supply } from './guide_types';
import { palaceMarks } from './palace_marks';
import { supplyTabs, supplyTiles, tileWords } from './supply_view';

const files = import.meta.glob<{ default: VirtuTexts }>('../text/virtu/??.ts', { eager: true });
const textsOf = (language: Language) => files[`../text/virtu/${language}.ts`]!.default;
const who = (seat: number) => ({ name: ['Anna', 'Marek', 'Ugo', 'Pia'][seat]!, you: seat === 0 });
const supply = guide.supply as unknown as Supply;
const context = { texts: textsOf('en'), who };
const tiles = supplyTiles(supply, context);
const tile = (item: string) => tiles.find((one) => one.item === item)!;

describe('the supply as tiles', () => {
  test('everything is there: 12 nobles, titles, guild, cathedral, 10 bonuses, 3 alliances, neutral cities', () => {
    const count = (tab: string) => tiles.filter((one) => one.tab === tab).length;
    expect(supplyTabs.map(count)).toEqual([12, 6, 10, 3, 10]);
  });
  test('what the guide refuses has its reason in words', () => {
    expect(tile('cardinal').why).toBe('you have one');
    expect(tile('republic').why).toBe('short: 1 ship');
    expect(tile('kingdom').why).toBe('each card gives one kind only');
    expect(tile('Tunis').why).toBe('pirate port: by war alone');
    expect(tile('duomo')).toMatchObject({ why: 'yours', holder: 0 });
    expect(tile('banker')).toMatchObject({ why: null, hint: null });
    expect(tile('merchant').hint).toBe('with an indulgence');
  });
  test('a tile says all of it', () => {
    const gives = cards.banker!.symbols[0]!.count;
    expect(tileWords(tile('banker'), true, context)).toBe(
      `Banker, 3 left, 3 florins, gives florin ${gives}, you can pay it now, in your plan`,
    );
    expect(tileWords(tile('france'), false, context)).toBe(
      'Kingdom of France, +2 in a battle, 1 crown, 2 cavalry, your agent is not there',
    );
  });
  test.each(languages)('in %s too', (language) => {
    const here = { texts: textsOf(language), who };
    for (const one of supplyTiles(supply, here)) {
      expect(tileWords(one, false, here)).not.toMatch(/undefined|null/);
    }
  });
});

test('marks of a palace: sources of the room are the cards in the marker’s', () => {
  const marks = palaceMarks({
    marker: 2,
    legal: ['Firenze', 'action'],
    targets: ['room-3'],
    chosen: 'L1',
    paying: { action: 'crown', L1: 'crown' },
    spent: { improvement: 'florin' },
    notes: { 'room-3': '2 florins' },
  });
  expect(marks).toEqual({
    Firenze: { able: true },
    'action-2': { able: true, paying: 'crown' },
    'room-3': { able: true, note: '2 florins' },
    L1: { chosen: true, paying: 'crown' },
    'under-2': { spent: 'florin' },
  });
});
