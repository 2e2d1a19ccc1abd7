// Condottiere as a viewer sees it: docs/notation.md, as types. No rules here.
import type { GameState, Seat, TableEvent } from '../connection/messages';

export const cardNames = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '10',
  'winter',
  'spring',
  'bishop',
  'courtesan',
  'drummer',
  'heroine',
  'scarecrow',
  'surrender',
] as const;
export type CardName = (typeof cardNames)[number];

export type Phase = 'battle' | 'place' | 'take' | 'favour' | 'discard' | 'keep' | 'draw' | 'over';

export interface SeatView {
  /** Cards in hand. */
  held: number;
  /** The viewer's own. */
  hand?: CardName[];
  /** Cards of another's hand that the viewer knows to be there. */
  known?: CardName[];
  line: CardName[];
  /** A card face down (D5): its name for its owner. */
  down: CardName | '?' | null;
  passed: boolean;
  played: boolean;
}

export interface Options {
  draw_after_battle?: boolean;
  play_for_points?: number;
  bigger_kingdoms?: boolean;
  capturing_regions?: boolean;
  hidden_cards?: boolean;
  start?: number;
  idle_battles?: number;
}

export interface View {
  game: 'condottiere';
  players: number;
  options: Options;
  viewer: Seat | null;
  regions: Record<string, Seat>;
  pope: string | null;
  holder: Seat;
  first?: Seat;
  contested: string | null;
  finalists?: Seat[];
  phase: Phase;
  turn: Seat | null;
  idle?: number;
  points?: number[];
  barren?: number;
  seats: SeatView[];
  discard: CardName[];
  deck: number;
}

export interface Result {
  winners: Seat[];
  regions: Record<string, Seat>;
  reason: string;
}

export type Told = { event: string; seat?: Seat; card?: CardName; region?: string; count?: number };

export type CondottiereState = GameState<View, Result>;
export type CondottiereEvent = TableEvent<Told>;

export interface Part {
  card: CardName;
  value: number;
  why: ('winter' | 'drummer' | 'spring')[];
}
export interface Strengths {
  seats: { total: number; parts: Part[]; down?: Part; with_down?: number }[];
  leaders: Seat[];
}
export interface Preview {
  view: View;
  strengths: Strengths;
  told: Told[];
  /** What nobody can know yet: cards that will be dealt, or others' face-down cards that decide. */
  unknown: 'cards' | 'face_down' | null;
}
export interface Nearness {
  regions: number;
  group: number;
  needs_regions: number;
  needs_group: number;
  winning: string[];
  points?: number;
  needs_points?: number;
}
