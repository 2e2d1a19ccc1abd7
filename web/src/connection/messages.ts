// What is said between a client and a table: docs/protocol.md, as types.

/** A seat's number, from 0. */
export type Seat = number;

export type ClockRule =
  | { kind: 'none' }
  | { kind: 'decision'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number };

export interface Settings {
  game: string;
  players: number;
  options: Record<string, number | boolean | string[]>;
  public: boolean;
  spectators: boolean;
  clock: ClockRule;
  /** Seconds that the game waits where somebody may be asked in secret. */
  pause: number;
}

/** What a new table is made from; `bots` take the last seats. */
export type Wish = Partial<Settings> &
  Pick<Settings, 'game' | 'players'> & { bots?: string[]; join?: boolean };

export type SeatInfo =
  | { sitter: 'open'; colour: number }
  | { sitter: 'bot'; colour: number; bot: string }
  | { sitter: 'person'; colour: number; name: string; lent: string | null; timeouts: number };

export interface Pact {
  pact: number;
  seat: Seat;
  to: Seat[];
  accepted: Seat[];
  declined: Seat[];
  text: string;
}

export interface TableInfo {
  settings: Settings;
  status: 'open' | 'playing' | 'finished';
  host: Seat | null;
  seats: SeatInfo[];
  pacts: Pact[];
  seed_sha256: string | null;
  seed: string | null;
  /** The name of the table that goes on from this one. */
  rematch: string | null;
}

/** A game as one viewer sees it. `View` and `Result` are the game's own. */
export interface GameState<View = unknown, Result = unknown> {
  view: View;
  legal: string[];
  /** Actions that were sent too early and will be done in their time. */
  held: string[];
  result: Result | null;
  clock: { deadline: number | null; pause_until: number | null; banks: number[] };
}

interface Stamped {
  number: number;
  extra: number;
  at: number;
}

/** What happened at the table; `told` are the game's own events, as this viewer saw them. */
export type TableEvent<Told = unknown> = Stamped &
  (
    | { kind: 'created' }
    | { kind: 'joined'; seat: Seat; name: string }
    | { kind: 'left'; seat: Seat }
    | { kind: 'bot'; seat: Seat; bot: string }
    | { kind: 'colour'; seat: Seat; colour: number }
    | { kind: 'started'; seed_sha256: string; told: Told[] }
    | { kind: 'moved'; seat: Seat; by: 'person' | 'bot' | 'clock'; told: Told[] }
    | { kind: 'asked' }
    | { kind: 'held'; seat: Seat; actions: string[] }
    | { kind: 'dropped'; seat: Seat }
    | { kind: 'talk'; seat: Seat; to: Seat[] | null; text: string }
    | { kind: 'showed'; seat: Seat; to: Seat[]; cards: string[]; told: Told[] }
    | { kind: 'pact'; seat: Seat; to: Seat[]; text: string }
    | { kind: 'answer'; seat: Seat; pact: number; accept: boolean }
    | { kind: 'lent'; seat: Seat; bot: string }
    | { kind: 'back'; seat: Seat }
    | { kind: 'rematch'; seat: Seat; table: string }
  );

export interface Hello {
  type: 'hello';
  table_id: string;
  you: { seat: Seat | null; host: boolean };
  number: number;
  extra: number;
  resync: boolean;
  events: TableEvent[];
  table: TableInfo;
  game: GameState | null;
}
export interface Update {
  type: 'update';
  events: TableEvent[];
  table?: TableInfo;
  game?: GameState | null;
}
export interface Presence {
  type: 'presence';
  seats: Seat[];
  spectators: number;
}
export interface Ok {
  type: 'ok';
  id: number;
  number: number;
  extra: number;
}
export interface Refused {
  type: 'refused';
  id: number;
  error: string;
  detail: string;
}
export type ServerMessage = Hello | Update | Presence | Ok | Refused;

/** What a client asks for; the connection adds the `id`. */
export type Request =
  | { type: 'join'; seat?: Seat; colour?: number }
  | { type: 'colour'; colour: number }
  | { type: 'bot'; seat?: Seat; bot: string }
  | { type: 'remove'; seat: Seat }
  | { type: 'leave' }
  | { type: 'start' }
  | { type: 'act'; after: number; actions: string[] }
  | { type: 'talk'; text: string; to?: Seat[] }
  | { type: 'show'; cards: string[]; to: Seat[] }
  | { type: 'propose'; text: string; to: Seat[] }
  | { type: 'answer'; pact: number; accept: boolean }
  | { type: 'lend'; seat?: Seat; bot: string }
  | { type: 'back' }
  | { type: 'rematch' };
