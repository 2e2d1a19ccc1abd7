// What guide_virtu.wasm is asked and answers: docs/wasm.md has every call. Names are those of the notation.
import type { Annexing, LegalAction, Price, Source, Symbols } from './legal_action';
import type { SymbolKind, View, VirtuEvent } from './view_types';
import type { Place } from './vocabulary';

/** What every call is asked about: the position after the actions that are composed already. */
export interface Asked {
  view: View;
  /** Composed so far, in their order; each by whoever is then to move. */
  do?: string[];
  /** The seat's own winter, or its next spring, as if it began now: to prepare it while others play. */
  suppose?: 'winter' | 'spring';
  /** Who asks. Left out: the viewer; a spectator: the seat to move. */
  seat?: number;
}

/** The parts of a game that a seat plays in one go. */
export type Part = 'setup' | 'spring' | 'sieges' | 'withdrawal' | 'winter' | 'over';

/** Whose decision comes, and which. */
export interface Decision {
  seat: number | null;
  phase: string;
  part: Part;
  year: number;
}

export interface Legal extends Decision {
  actions: LegalAction[];
  /** In a payment: what it is for, what is still owed, what is left over of sources used. */
  owed?: { for: string; cost: Price; spare: Symbols };
}

/** Why nothing more can be composed: the own turn is over, another decides, hidden cards, the game is over. */
export type Stop = 'turn' | 'other' | 'reveal' | 'over';

export interface Step {
  action: string;
  /** All that it brings about, also what the engine does by itself. */
  told: VirtuEvent[];
}

export interface Preview {
  view: View;
  steps: Step[];
  next: Decision;
  /** What was composed is a whole turn, or all of it that can be decided now: it may be confirmed. */
  complete: boolean;
  stop: Stop | null;
  /** The first action that cannot be done, and why; the view is the one before it. */
  wrong: { index: number; action: string; why: string } | null;
}

export interface PayAsked extends Asked {
  /** Sources that must pay, such as "L1 crown". */
  keep?: string[];
  /** Sources that must not, such as "Roma". */
  avoid?: string[];
}

export interface PaySource {
  source: Source;
  /** What of it serves this payment. */
  useful: Symbols;
  /** What it is worth by the rule of the proposal. */
  worth: number;
  /** The kind that it gives in the proposal; null: it is spared. */
  chosen: SymbolKind | null;
}

export interface Payment {
  for: string;
  cost: Price;
  /** Left over of what was used before in the same payment. */
  spare: Symbols;
  /** What to do, in this order; null: with these wishes it cannot be paid. */
  actions: string[] | null;
  /** Florins out of the treasury. */
  florins: number;
  loss: number;
  /** Too much of what was used: it serves the rest of the same action, and is then lost. */
  left: Symbols;
  sources: PaySource[];
}

export interface ScoreSeat {
  cities: number;
  most_cities: number;
  patronage: number;
  furthest_patron: number;
  palace: number;
  domain: number;
  bonuses: number;
  religion: number;
  trophies: number;
  alliances: number;
  indulgences: number;
  total: number;
  crosses: number;
  crowns: number;
  /** 1 is the best; equal ones share it (V7.6). */
  rank: number;
  /** Pieces with prestige printed on them. */
  pieces: { line: 'palace' | 'domain' | 'bonuses'; name: string; prestige: number }[];
}
export interface Score {
  seats: ScoreSeat[];
  /** Those who would win now. */
  leaders: number[];
  end: {
    /** This winter is the last. */
    last_year: boolean;
    /** What ends the game (V5.9, V5.10), the nearest of each kind. */
    ways: {
      way: 'cities' | 'patronage' | 'all_cities' | 'years';
      seat: number | null;
      have: number;
      needs: number;
    }[];
  };
}

export type Hindrance =
  | 'none_left'
  | 'bought'
  | 'limit'
  | 'no_place'
  | 'have_it'
  | 'excluded'
  | 'no_site'
  | 'held'
  | 'other_type'
  | 'end_of_track'
  | 'too_many_troops'
  | 'no_city'
  | 'cannot_pay'
  | 'one_kind_a_card';

export interface Offer {
  cost: Price;
  /** It could be paid now, with what is available. */
  affordable: boolean;
  /** Only with an indulgence. */
  needs_indulgence: boolean;
  /** Symbols that are missing, if that is why. */
  missing: Symbols;
  /** Why it cannot be had; null: it can. */
  why: Hindrance | null;
  /** It is one of the legal actions of this very moment. */
  now: boolean;
}
export interface Supply {
  seat: number;
  nobles: (Offer & { card: string; left: number; have: number; limit: number | null })[];
  /** Titles and the guild. */
  deeds: (Offer & { deed: string; left: number })[];
  cathedral: Offer & { left: number; sites: string[] };
  bonuses: {
    bonus: string;
    type: 'creator' | 'creation';
    holder: number | null;
    why: Hindrance | null;
    now: boolean;
  }[];
  alliances: (Offer & {
    alliance: string;
    holder: number | null;
    ready: boolean;
    agent: number | null;
    saves: SymbolKind[];
  })[];
  patronage: Offer & { step: number; bonus: boolean };
  troops: (Offer & { city: string })[];
  indulgences: { left: number; asked: boolean };
  /** Neutral cities and what Diplomacy costs there; never those that are closed. */
  cities: (Omit<Offer, 'why'> &
    Annexing & {
      city: string;
      strength: number;
      why: Hindrance | 'pirates' | 'no_way' | null;
    })[];
}

export interface SiegeAsked extends Asked {
  /** Left out: the battle that goes on. */
  city?: string;
  /** Left out: the seat that asks. */
  attacker?: number;
  /** Its troops there, if others than now. */
  troops?: number;
}
export interface SiegePart {
  what: 'troops' | 'city' | 'agent' | 'declared';
  count: number;
}
export interface SiegeSide {
  seat: number | null;
  total: number;
  parts: SiegePart[];
  /** What it could still declare, with what it costs. */
  could: { source: Source; adds: number; times: number; cost: Price }[];
  /** All of that together, as far as the florins reach. */
  most: number;
}
export interface Siege {
  city: string;
  /** A battle in the plain (V5.2). */
  plain: boolean;
  attack: SiegeSide;
  defence: SiegeSide;
  /** If nobody declared anything more. */
  takes: boolean;
  losses: { attack: number; defence: number };
  /** All armies before the city, in turn order. */
  armies: { seat: number; troops: number }[];
}

export interface Roads {
  city: string;
  roads: string[];
  seas: { city: string; seas: number }[];
}

export interface Stuck {
  /** In the next spring no room could be used, whatever is paid. */
  stuck: boolean;
  /** Clockwise from the marker. */
  rooms: { room: number; steps: number; indulgence: boolean; agent: boolean; usable: boolean }[];
}

export interface Palaces {
  /** By seat: empty places where nobody can be yet (V3.3). */
  seats: { closed: Place[] }[];
}

export interface GuideRefusal {
  refused: string;
}
