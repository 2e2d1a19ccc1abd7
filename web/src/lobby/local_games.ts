// Games on this device: beginning one, and opening it again.
import { savedGame } from '../connection/saved_games';
import { type LocalTable, WorkerConnection } from '../connection/worker_connection';
import { whenIdle } from '../shell/idle';
import { startTableWorker, warmTableWorker } from '../worker/table_workers';
import { importGuide, importTableScreen } from './game_parts';

/** Begun on this page and not yet shown. */
const begun = new Map<string, WorkerConnection>();

/** The time of a bot that searches. */
export const botMillis = 1000;

/** The address of the new game. */
export function beginGame(table: LocalTable): string {
  const connection = WorkerConnection.create(table);
  begun.set(connection.id, connection);
  return `/local/${connection.id}`;
}

export async function openGame(id: string): Promise<WorkerConnection | null> {
  const fresh = begun.get(id);
  if (fresh) {
    begun.delete(id);
    return fresh;
  }
  const kept = await savedGame(id).catch(() => null);
  return kept && WorkerConnection.resume(kept.game, kept.lines);
}

/**
 * A game is open in one tab only: two would write one log. Resolves with the way to give it back, or null if another tab
 * has it.
 */
export function holdGame(id: string): Promise<(() => void) | null> {
  // Only secure pages have locks.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`condotta.game.${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** The game of a table that was begun on this page; of others that is not known before they are read. */
export const begunGame = (id: string): string | null => begun.get(id)?.game.settings.game ?? null;

/** The screen of a table, fetched while something else goes on. What fails is asked for again when it is needed. */
function fetchScreens(game = 'condottiere'): void {
  const parts: Promise<unknown>[] = [import('./LocalTable.svelte'), importTableScreen(game)];
  Promise.all(parts).catch(() => undefined);
}
/** The first screen is there: the files of a table's come now, the modules when somebody reaches for a game. */
export function prepare(): void {
  fetchScreens();
  whenIdle(startTableWorker);
}
/** The screen and the rules. */
export function fetchTable(game: string): void {
  fetchScreens(game);
  importGuide(game).catch(() => undefined);
}
let warmed = false;
/** Whoever reaches for the button will want all this in a moment. */
export function warmUp(): void {
  if (warmed) return;
  warmed = true;
  warmTableWorker('condottiere');
  fetchTable('condottiere');
}
