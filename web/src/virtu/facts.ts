// What is printed on the pieces: data/virtu, as it is looked up by components. No rules here.
import allianceData from '$data/virtu/alliances.json';
import cardData from '$data/virtu/cards.json';
import mapData from '$data/virtu/map.json';
import palaceData from '$data/virtu/palaces.json';
import patronageData from '$data/virtu/patronage.json';
import supplyData from '$data/virtu/supply.json';
import tokenData from '$data/virtu/tokens.json';
import type { Price, RoomAction } from './legal_action';
import type { Colour, SymbolKind } from './view_types';
import type { Alliance, Deed, Sea } from './vocabulary';

export interface SymbolCount {
  kind: SymbolKind;
  count: number;
}

export interface CardFacts {
  /** Of a family card. */
  colour: Colour | null;
  action: RoomAction | null;
  symbols: SymbolCount[];
  cost: Price;
  copies: number;
  agents: number;
  prestige: number;
  limit: number | null;
}
export interface TokenFacts {
  symbols: SymbolCount[];
  cost: Price;
  copies: number;
  prestige: number;
}
export interface CityFacts {
  strength: number;
  seas: Sea[];
  pirate: boolean;
  start: Colour | null;
  maps: string[];
  symbols: SymbolCount[];
}
export interface BonusFacts {
  type: 'creator' | 'creation';
  prestige: number;
  agents: number;
  crosses: number;
  symbols: SymbolCount[];
}

export const cities = mapData.cities as unknown as Record<string, CityFacts>;
export const roads = mapData.roads as { a: string; b: string; maps: string[] }[];
export const closedWithThree: readonly string[] = mapData.closed_with_3.cities;
export const seaNeighbours = mapData.seas.adjacent as [Sea, Sea][];

/** Which side of the board is played on (V1.2). */
export const boardOf = (players: number): '5' | '3/4' => (players === 5 ? '5' : '3/4');
/** The cities of the board; those closed with three players are on it too (V1.2). */
export const citiesOf = (players: number): string[] =>
  Object.keys(cities).filter((name) => cities[name]!.maps.includes(boardOf(players)));
export const isClosed = (city: string, players: number): boolean =>
  players === 3 && closedWithThree.includes(city);

export const roomsOf = (colour: Colour): RoomAction[] => palaceData.rooms_clockwise[colour] as RoomAction[];
/** What is printed in a room, as long as no card covers it (V2.6). */
export const roomSymbol = (action: RoomAction): SymbolKind | null =>
  ((palaceData.room_symbols as Record<string, string>)[action] as SymbolKind | undefined) ?? null;
/** The room after which a side's courtiers are refreshed, from 1. */
export const arrowsAfter = palaceData.arrows_after_room;

/** `Lorenzo de' Medici` is `lorenzo_de_medici` in positions and actions. */
export const familySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

interface RawCard {
  name?: string;
  copies?: number;
  cost?: Price;
  action: string | null;
  symbols: { kind: string; count: number }[];
  agent?: number;
  prestige?: number;
  limit?: number;
}
const cardOf = (raw: RawCard, colour: Colour | null): CardFacts => ({
  colour,
  action: raw.action as RoomAction | null,
  symbols: raw.symbols as SymbolCount[],
  cost: raw.cost ?? {},
  copies: raw.copies ?? 1,
  agents: raw.agent ?? 0,
  prestige: raw.prestige ?? 0,
  limit: raw.limit ?? null,
});

export const nobles = Object.keys(cardData.nobles);
export const familyOf = (colour: Colour): string[] =>
  cardData.family[colour].map(({ name }) => familySlug(name));
export const cards: Record<string, CardFacts> = {
  ...Object.fromEntries(
    Object.entries(cardData.nobles as Record<string, RawCard>).map(([id, raw]) => [id, cardOf(raw, null)]),
  ),
  ...Object.fromEntries(
    Object.entries(cardData.family).flatMap(([colour, list]) =>
      (list as RawCard[]).map((raw) => [familySlug(raw.name!), cardOf(raw, colour as Colour)]),
    ),
  ),
  machiavelli: cardOf({ action: null, symbols: patronageData.bonuses.machiavelli.symbols }, null),
};

interface RawToken {
  symbols: { kind: string; count: number }[];
  cost?: Price;
  copies?: number;
  prestige?: number;
}
const tokenOf = (raw: RawToken): TokenFacts => ({
  symbols: raw.symbols as SymbolCount[],
  cost: raw.cost ?? {},
  copies: raw.copies ?? 1,
  prestige: raw.prestige ?? 0,
});
export const deeds: Record<Deed, TokenFacts> = {
  duchy: tokenOf(tokenData.titles.duchy),
  principality: tokenOf(tokenData.titles.principality),
  kingdom: tokenOf(tokenData.titles.kingdom),
  republic: tokenOf(tokenData.titles.republic),
  guild: tokenOf(tokenData.guild),
  artillery: tokenOf(patronageData.bonuses.artillery),
};
export const cathedral: TokenFacts = tokenOf(tokenData.cathedral);

export const allianceFacts = allianceData as unknown as Record<Alliance, { cost: Price; bonus: Price }>;

interface RawBonus {
  type: string;
  prestige: number;
  agent?: number;
  final_crosses?: number;
  symbols?: { kind: string; count: number }[];
}
export const bonuses: Record<string, BonusFacts> = Object.fromEntries(
  Object.entries(patronageData.bonuses as Record<string, RawBonus>).map(([id, raw]) => [
    id,
    {
      type: raw.type as BonusFacts['type'],
      prestige: raw.prestige,
      agents: raw.agent ?? 0,
      crosses: raw.final_crosses ?? 0,
      symbols: (raw.symbols ?? []) as SymbolCount[],
    },
  ]),
);
export const patronageCost = patronageData.patronage_cost as Price[];
export const counts = supplyData;
