// The page of a new table, by its own controls.
import type { Page } from 'playwright-core';
import { hand } from './player.ts';

export interface Wanted {
  players?: number;
  /** Names of options, as the page shows them. */
  options?: string[];
}

/** Chooses on the page of a new table; bots play at once. */
export async function choose(page: Page, { players = 4, options = [] }: Wanted): Promise<void> {
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'at once' }).check({ force: true });
  for (const option of options) await page.getByRole('switch', { name: option, exact: true }).check();
}

export async function startAgainstBots(page: Page, wanted: Wanted = {}): Promise<void> {
  await page.goto('/new/bots');
  await choose(page, wanted);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await hand(page).first().waitFor();
}
