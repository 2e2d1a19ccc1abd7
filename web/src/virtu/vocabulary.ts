// The words of the notation (docs/notation.md), in the order of data/virtu.
import type { RoomAction } from './legal_action';
import type { Colour, SymbolKind } from './view_types';

export const colours = ['milan', 'florence', 'naples', 'venice', 'rome'] as const satisfies Colour[];

export const symbols = [
  'florin',
  'crown',
  'cross',
  'cavalry',
  'ship',
  'mask',
  'war',
  'arrow',
] as const satisfies SymbolKind[];

export const roomActions = [
  'government',
  'patronage',
  'trade',
  'diplomacy',
  'war',
  'intrigue',
] as const satisfies RoomAction[];

export const seas = ['ligurian', 'tyrrhenian', 'ionian', 'adriatic'] as const;
export type Sea = (typeof seas)[number];

export const alliances = ['france', 'hre', 'ottoman'] as const;
export type Alliance = (typeof alliances)[number];
export const isAlliance = (spot: string): spot is Alliance => alliances.some((one) => one === spot);

export const titles = ['duchy', 'principality', 'kingdom', 'republic'] as const;
/** Tokens of the domain that are neither cities nor cathedrals. */
export const deedNames = [...titles, 'guild', 'artillery'] as const;
export type Deed = (typeof deedNames)[number];

/** The open ones first (V3.1). */
export const leftPlaces = ['L1', 'L2', 'L3'] as const;
export const rightPlaces = ['R1', 'R2', 'R3'] as const;
export type Place = (typeof leftPlaces)[number] | (typeof rightPlaces)[number];
export const shadedPlaces: readonly Place[] = ['L2', 'L3', 'R3'];
