// Games of Virtù on the device: they are put where the page keeps its games, and opened there.
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/connection/saved_games.ts';
import { asked } from './virtu_player.ts';

export interface Wanted {
  people?: string[];
  bots?: string[];
  years?: number;
}
let number = 0;

export function gameOf({ people = ['Ada'], bots = [], years = 2 }: Wanted): SavedGame {
  return {
    id: `virtu${Date.now()}${++number}`,
    at: Date.now(),
    finished: false,
    settings: { game: 'virtu', players: people.length + bots.length, options: { years } },
    people,
    bots,
    botMillis: 60,
  };
}

/** Keeps a game as the page does, and opens it; bots play at once. */
export async function openKept(page: Page, game: SavedGame, lines: string[]): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/');
  await page.locator('main').first().waitFor();
  await page.evaluate(
    async ([game, lines]) => {
      localStorage.setItem('condotta.pace', '0');
      const opening = indexedDB.open('condotta', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.result.createObjectStore('lines', { keyPath: ['id', 'index'] });
      };
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('no storage'));
      });
      const transaction = base.transaction(['games', 'lines'], 'readwrite');
      transaction.objectStore('games').put(game);
      lines.forEach((line, index) => transaction.objectStore('lines').put({ id: game.id, index, line }));
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      base.close();
    },
    [game, lines] as const,
  );
  await page.goto(`/local/${game.id}`);
}

/** A new game against bots, until I am asked for the first time. */
export async function beginVirtu(page: Page, wanted: Wanted = {}): Promise<void> {
  await openKept(page, gameOf({ bots: ['novice', 'novice'], ...wanted }), []);
  await asked(page).waitFor();
}
