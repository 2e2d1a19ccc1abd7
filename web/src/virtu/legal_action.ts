// An action that may be done, with its parts: names are those of the notation, docs/notation.md.
import type { SymbolKind } from './view_types';

export type Symbols = Partial<Record<SymbolKind, number>>;
/** A price may leave open whether crowns or crosses pay some of it (V4.8). */
export type Price = Symbols & { crown_or_cross?: number };

export type SourceType =
  | 'action'
  | 'improvement'
  | 'courtier'
  | 'city'
  | 'cathedral'
  | 'deed'
  | 'alliance'
  | 'indulgence'
  | 'token'
  | 'bonus';

/** Whatever gives symbols or strength. `name` is its word in the text of an action. */
export interface Source {
  name: string;
  type: SourceType;
  /** Of one kind only in one payment (V2.3). */
  gives: Symbols;
  card?: string;
  room?: number;
  place?: string;
  city?: string;
  deed?: string;
  alliance?: string;
  bonus?: string;
}

/** Where an agent stands or goes. */
export interface Spot {
  name: string;
  city?: string;
  seat?: number;
  room?: number;
  alliance?: string;
}

/** A room from 1, or a group of courtier places; `place` is the one that it comes to. */
export interface Target {
  room?: number;
  group?: Group;
  place?: string;
  /** In a room: over or under. */
  at?: string;
}
export type Group = 'left' | 'left-shaded' | 'right' | 'right-shaded';

/** What a neutral city costs, part by part (V4.10). */
export interface Annexing {
  /** Crowns. */
  parts: { what: 'city' | 'agent' | 'more'; count: number }[];
  /** 0: by road. */
  ships: number;
  /** The own city that the way there begins in; null: there is none. */
  from: string | null;
}

interface Said {
  /** The text for the table. */
  action: string;
}
export type LegalAction = Said &
  (
    | { kind: 'put'; card: string; target: Target }
    | { kind: 'enter' | 'stop'; room: number; act: RoomAction | null; blocked: 'indulgence' | 'agent' | null }
    | { kind: 'on' | 'on_florins' | 'on_arrow'; room: number; act: RoomAction | null; cost?: Price }
    | { kind: 'redeem'; room: number; cost: Price }
    | { kind: 'use'; source: Source; symbol: SymbolKind; count: number }
    | { kind: 'pay'; cost: Price }
    | { kind: 'ask'; room: number; gives: Symbols }
    | { kind: 'end' | 'pass' }
    | { kind: 'advance'; step: number; cost: Price; bonus: boolean }
    | { kind: 'choose'; bonus: string }
    | { kind: 'lodge'; card: string; target: Target }
    | { kind: 'drop'; place: string; card: string }
    | { kind: 'turn'; source: Source; power: number }
    | ({ kind: 'annex'; city: string; cost: Price } & Annexing)
    | { kind: 'march' | 'sail'; from: string; to: string; cost: Price }
    | { kind: 'muster'; source: Source; adds: number; cost: Price }
    | { kind: 'agent' | 'lift' | 'remove'; spot: Spot; cost: Price }
    | { kind: 'besiege' | 'assault' | 'call_off'; city: string }
    | { kind: 'declare'; source: Source; adds: number; cost: Price }
    | { kind: 'retreat'; from: string; to: string; cost: Price }
    | { kind: 'disband'; city: string; all: boolean }
    | { kind: 'upkeep'; cost: Price; keeps: number }
    | { kind: 'shift'; position: string; card: string; target: Target }
    | { kind: 'buy'; item: string; city?: string; cost: Price }
    | { kind: 'hire'; city: string; cost: Price }
    | { kind: 'ally'; alliance: string; saved: SymbolKind | null; cost: Price }
  );
export type ActionKind = LegalAction['kind'];
export type RoomAction = 'government' | 'patronage' | 'trade' | 'diplomacy' | 'war' | 'intrigue';
