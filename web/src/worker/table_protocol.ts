// What the page and the worker with a table say to each other.
import type { Request, Seat, ServerMessage, Settings } from '../connection/messages';

export type ToTable =
  /** A table of this game will be asked for in a moment. */
  | { type: 'warm'; game: string }
  | {
      type: 'create';
      settings: Partial<Settings> & Pick<Settings, 'game' | 'players'>;
      people: string[];
      bots: string[];
      /** The colour of the first person, if not the seat's own. */
      colour?: number;
      botMillis: number;
    }
  | { type: 'load'; game: string; lines: string[]; people: string[]; botMillis: number }
  | { type: 'ask'; id: number; request: Request }
  | { type: 'sit'; seat: Seat }
  /** 1 as it is, 0 without waiting. */
  | { type: 'pace'; pace: number }
  | { type: 'advise'; id: number; milliseconds: number }
  | { type: 'replay'; id: number }
  | { type: 'record'; id: number }
  | { type: 'chances'; id: number };

export type FromTable =
  | { type: 'message'; message: ServerMessage }
  /** New lines of the log, to be kept. */
  | { type: 'lines'; lines: string[] }
  /** Who of several people at this device is to decide; null: nobody of them. */
  | { type: 'asked'; seat: Seat | null }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'failed'; reason: string };
