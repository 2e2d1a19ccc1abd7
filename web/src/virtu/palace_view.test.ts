import { describe, expect, test } from 'vitest';
import type { Seat } from '../connection/messages';
import { cards, cities } from './facts';
import { fixtures } from './fixtures';
import { domainView, inReach, pieceOfSource, placesView, roomsView, troopsOnMap } from './palace_view';
import { boxTowards } from './piece_actions';
import { testGuide } from './test_guide';
import type { View } from './view_types';
import { leftPlaces, rightPlaces } from './vocabulary';

const { three, four, five, siege, setup } = fixtures;

describe('rooms', () => {
  test('V3.2: an action card replaces what is printed, and covers its symbol (V2.6)', () => {
    const rooms = roomsView(four, 3);
    expect(rooms.map(({ action }) => action)).toEqual([
      'government',
      'war',
      'intrigue',
      'government',
      'patronage',
    ]);
    expect(rooms[3]).toMatchObject({ printed: 'diplomacy', card: 'ferdinand_ii_of_naples', symbol: null });
    expect(rooms[2]).toMatchObject({ card: null, symbol: 'mask' });
  });
  test('marker, indulgences and agents are where the position has them', () => {
    const rooms = roomsView(five, 1);
    expect(rooms.filter(({ indulgence }) => indulgence).map(({ room }) => room)).toEqual([1, 2]);
    expect(rooms[1]!.agent).toBe(0);
    expect(rooms[0]!.marker).toBe(true);
  });
  test('V1.5: while families are placed the rooms of others are not known', () => {
    expect(roomsView(setup, 1).every(({ card }) => card === null)).toBe(true);
    expect(placesView(setup.seats[1]!, leftPlaces, [])[0]!.card).toBeNull();
  });
});

describe('courtier places', () => {
  test('V3.3: titles, bonuses and a fifth city open shaded places; where they are does not matter', async () => {
    const guide = await testGuide();
    const closed = (view: View, seat: Seat): string[] => {
      const { scores: _, ...asked } = view as View & { scores?: unknown };
      const palaces = guide.palaces({ view: asked });
      if ('refused' in palaces) throw new Error(palaces.refused);
      const shown = [leftPlaces, rightPlaces].flatMap((places) =>
        placesView(view.seats[seat]!, places, palaces.seats[seat]!.closed),
      );
      return shown.flatMap((one) => (one.closed ? [one.place] : []));
    };
    // One is opened and filled; none is opened; one is opened and free; all are open.
    expect(closed(four, 0)).toEqual(['L3', 'R3']);
    expect(closed(four, 1)).toEqual(['L2', 'L3', 'R3']);
    expect(closed(four, 2)).toEqual([]);
    expect(closed(siege, 2)).toEqual([]);
  });
});

describe('the domain', () => {
  test('has cities, cathedrals, titles and alliances, each with its state', () => {
    expect(domainView(four, 0).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'Ravenna used',
      'Firenze available',
      'Pisa used',
      'Spoleto available',
      'cathedral-Firenze available',
      'duchy used',
    ]);
    expect(domainView(four, 1).at(-1)).toMatchObject({ id: 'france', kind: 'alliance', state: 'available' });
  });
  test('V4.13: an enemy agent blocks an alliance, an own one does not', () => {
    expect(domainView(three, 0).find(({ id }) => id === 'ottoman')!.blocked).toBe(true);
    expect(domainView(five, 3).find(({ id }) => id === 'hre')!.blocked).toBe(false);
  });
  test('in reach is what available courtiers and tokens show', () => {
    const florins = [cards.bishop!, cities.Firenze!].flatMap(({ symbols }) =>
      symbols.filter(({ kind }) => kind === 'florin').map(({ count }) => count),
    );
    expect(Object.fromEntries(inReach(four, 0).map(({ kind, count }) => [kind, count]))).toEqual({
      crown: 3,
      cross: 3,
      cavalry: 4,
      war: 1,
      arrow: 2,
      florin: florins.reduce((sum, one) => sum + one),
    });
  });
  test('troops on the map', () => {
    expect(four.seats.map(troopsOnMap)).toEqual([3, 2, 3, 4]);
  });
});

test('sources of a payment are pieces of the palace', () => {
  expect(pieceOfSource('action', 2)).toBe('action-2');
  expect(pieceOfSource('improvement', 5)).toBe('under-5');
  expect(pieceOfSource('cathedral-Roma', 1)).toBe('cathedral-Roma');
});

test('every card of a kept position is known', () => {
  for (const { seats } of [three, four, five, siege]) {
    for (const { rooms = [], courtiers = {} } of seats) {
      const named = [
        ...rooms.flatMap(({ action, under }) => [action, under]),
        ...Object.values(courtiers).map(({ card }) => card),
      ];
      for (const card of named) if (card) expect(cards, card).toHaveProperty(card);
    }
  }
});

test('arrow keys go to the piece that lies there', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const others = [box(40, 2), box(20, 60), box(-30, 0)];
  expect(boxTowards(box(0, 0), 1, 0, others)).toBe(0);
  expect(boxTowards(box(0, 0), 0, 1, others)).toBe(1);
  expect(boxTowards(box(0, 0), -1, 0, others)).toBe(2);
  expect(boxTowards(box(0, 0), 0, -1, others)).toBe(-1);
});
