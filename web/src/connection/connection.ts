// The one way to a table, wherever it is: in the server (socket_connection.ts) or in a worker of this page
// (worker_connection.ts). Screens know only this.
import type { Hello, Ok, Presence, Refused, Request, Seat, Update } from './messages';

/** `lost` comes back by itself; `closed` does not. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hello(message: Hello): void;
  update(message: Update): void;
  presence(message: Presence): void;
  line(state: Line): void;
}

/** A bot's advice to the seat that is to move. */
export interface Advice {
  actions: { action: string; value: number }[];
  chances: number[];
}

/** One step of a finished game, all hands open. */
export interface ReplayStep {
  at: number;
  seat: Seat | null;
  action: string;
  told: unknown[];
  position: unknown;
}
export interface Replay {
  table: Hello['table'];
  steps: ReplayStep[];
}

export interface Connection {
  /** Where the table is: only on this device one can change who sits before the screen. */
  readonly place: 'server' | 'device';
  listen(listener: Listener): void;
  /** Resolves with the answer to this very request; a lost line is an answer too (`try_again`). */
  ask(request: Request): Promise<Ok | Refused>;
  /** Every step of the finished game. */
  replay(): Promise<Replay>;
  /** Every seat's chance of victory, one list for each step of the replay. */
  chances(): Promise<number[][]>;
  /** The record of the finished game, for `condotta verify`. */
  record(): Promise<string>;
  /** What a strong bot would do here, from what the seat sees: its `view`. */
  advise(view: unknown, milliseconds: number): Promise<Advice | null>;
  /** On one device: how long bots take, 1 as people like it, 0 at once. */
  setPace?(pace: number): void;
  /** On one device: who sits before the screen now. */
  sit(seat: Seat): void;
  close(): void;
}
