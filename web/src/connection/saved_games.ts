// Games played on this device, in IndexedDB: what they are, and the lines of their logs.
import type { Seat } from './messages';
import type { LocalTable } from './worker_connection';

/** What a list shows of a game without opening it. */
export interface Glimpse {
  contested: string | null;
  year?: number | undefined;
  winners?: Seat[] | undefined;
}

export interface SavedGame extends LocalTable {
  id: string;
  at: number;
  finished: boolean;
  glimpse?: Glimpse;
}

const open = new Promise<IDBDatabase>((resolve, reject) => {
  if (typeof indexedDB === 'undefined') return reject(new Error('no storage'));
  const request = indexedDB.open('condotta', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('lines', { keyPath: ['id', 'index'] });
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('no storage'));
});
open.catch(() => undefined);

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}
function got<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
const linesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export async function keepGame(game: SavedGame, lines: string[]): Promise<void> {
  const transaction = (await open).transaction(['games', 'lines'], 'readwrite');
  // A proxy of the page's state cannot be stored.
  transaction.objectStore('games').put(JSON.parse(JSON.stringify(game)));
  lines.forEach((line, index) => transaction.objectStore('lines').put({ id: game.id, index, line }));
  await done(transaction);
}
export async function appendLines(id: string, lines: string[]): Promise<void> {
  const transaction = (await open).transaction(['games', 'lines'], 'readwrite');
  const store = transaction.objectStore('lines');
  const first = await got(store.count(linesOf(id)));
  lines.forEach((line, i) => store.put({ id, index: first + i, line }));
  const game = (await got(transaction.objectStore('games').get(id))) as SavedGame | undefined;
  if (game) transaction.objectStore('games').put({ ...game, at: Date.now() });
  await done(transaction);
}
export async function changeGame(
  id: string,
  change: Partial<Pick<SavedGame, 'finished' | 'glimpse'>>,
): Promise<void> {
  const transaction = (await open).transaction('games', 'readwrite');
  const store = transaction.objectStore('games');
  const game = (await got(store.get(id))) as SavedGame | undefined;
  if (game) store.put({ ...game, ...change });
  await done(transaction);
}
export async function removeGame(id: string): Promise<void> {
  const transaction = (await open).transaction(['games', 'lines'], 'readwrite');
  transaction.objectStore('games').delete(id);
  transaction.objectStore('lines').delete(linesOf(id));
  await done(transaction);
}
/** The newest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const games = (await got((await open).transaction('games').objectStore('games').getAll())) as SavedGame[];
  return games.sort((a, b) => b.at - a.at);
}
export async function savedGame(id: string): Promise<{ game: SavedGame; lines: string[] } | null> {
  const transaction = (await open).transaction(['games', 'lines']);
  const game = (await got(transaction.objectStore('games').get(id))) as SavedGame | undefined;
  if (!game) return null;
  const rows = (await got(transaction.objectStore('lines').getAll(linesOf(id)))) as { line: string }[];
  return { game, lines: rows.map((row) => row.line) };
}
