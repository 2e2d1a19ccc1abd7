// Calls of the server's HTTP interface (docs/protocol.md).
import type { SeatInfo, Settings, Wish } from './messages';
import { noteAnswer } from './reach.svelte';

export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** The server's word for it; `offline` if there was no answer. */
    readonly error: string,
    readonly detail: string,
  ) {
    super(`${status} ${error} ${detail}`);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    noteAnswer(false);
    throw new HttpError(0, 'offline', '');
  }
  noteAnswer(true);
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: string; detail?: string };
  throw new HttpError(response.status, answer.error ?? 'failed', answer.detail ?? '');
}

export const getJson = async <T>(path: string): Promise<T> => (await call('GET', path)).json() as Promise<T>;
export const getText = async (path: string): Promise<string> => (await call('GET', path)).text();
const postJson = async <T>(path: string, body: unknown): Promise<T> =>
  (await call('POST', path, body)).json() as Promise<T>;

export interface GameOnOffer {
  name: string;
  version: number;
  players: [number, number];
  bots: string[];
}

/** A table in a list. */
export interface TableRow {
  id: string;
  status: 'open' | 'playing' | 'finished';
  created_at: number;
  changed_at: number;
  table: Settings & { seats: (Partial<Extract<SeatInfo, { sitter: 'person' }>> & { bot?: string })[] };
}

/** Who I am, or nobody yet. */
export async function whoAmI(): Promise<string | null> {
  try {
    return (await getJson<{ name: string }>('/api/me')).name;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
export const comeIn = (name: string) => postJson<{ name: string }>('/api/me', { name });
export const newKey = () => postJson<{ key: string; seconds: number }>('/api/me/key', {});
export const moveHere = (key: string) => postJson<{ name: string }>('/api/me/move', { key });
export const gamesOnOffer = () => getJson<GameOnOffer[]>('/api/games');
export const tablesOf = (list: 'open' | 'mine' | 'finished') =>
  getJson<TableRow[]>(`/api/tables?list=${list}`);
export const createTable = (wish: Wish) => postJson<{ id: string; link: string }>('/api/tables', wish);
export const seatToken = (table: string) =>
  postJson<{ token: string; seat: number }>(`/api/tables/${table}/token`, {});
