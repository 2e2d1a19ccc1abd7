// A table of Virtù as a seat sees it (docs/notation.md, Position and Events of Virtù).

export type SymbolKind = 'florin' | 'crown' | 'cross' | 'cavalry' | 'ship' | 'mask' | 'war' | 'arrow';
export type PieceState = 'available' | 'used';
export type Colour = 'milan' | 'florence' | 'naples' | 'venice' | 'rome';

export interface RoomView {
  action: string | null;
  under: string | null;
}
export interface SeatView {
  colour: Colour;
  florins: number;
  /** The room of the marker, from 1; null before the first spring. */
  marker: number | null;
  /** These three are not there for others while family cards are placed (V1.5). */
  rooms?: RoomView[];
  courtiers?: Record<string, { card: string; state: PieceState }>;
  family?: string[];
  indulgences: number[];
  cities: Record<string, PieceState>;
  cathedrals?: Record<string, PieceState>;
  deeds: Record<string, PieceState>;
  patronage: number;
  bonuses: string[];
  trophies: Colour[];
  troops: Record<string, number>;
  retreating?: Record<string, number>;
  /** In hand. */
  agents: number;
  war_tokens?: number;
  asked?: boolean;
}
export interface View {
  game: 'virtu';
  players: number;
  options: Options;
  viewer?: number | null;
  year: number;
  last_year?: boolean;
  order: number[];
  track: number[];
  phase: string;
  turn: number | null;
  seats: SeatView[];
  /** Who has an agent where: a city, `palace-SEAT-ROOM`, an alliance. */
  agents: Record<string, number>;
  alliances: Record<string, { holder: number; ready: boolean }>;
  /** What the seat to move is in the middle of. */
  now?: Record<string, unknown>;
  result?: Result;
}
export interface Options {
  years?: number;
  gentle_agents?: boolean;
  start?: number;
  colours?: Colour[];
}
export interface Result {
  winners: number[];
  prestige: number[];
  years: number;
}

/** Fields that say nothing are left out. */
export interface VirtuEvent {
  event: string;
  seat?: number;
  /** The other party: who was attacked, whose agent, who held it; in game_started the first player. */
  other?: number;
  card?: string;
  source?: string;
  symbol?: SymbolKind;
  city?: string;
  from?: string;
  to?: string;
  room?: number;
  side?: 'left' | 'right';
  /** Where a card lies: a place, `action-2`, `under-2`; of a card that is being placed a room or a group. */
  at?: string;
  spot?: string;
  bonus?: string;
  item?: string;
  alliance?: string;
  colour?: Colour;
  count?: number;
}
