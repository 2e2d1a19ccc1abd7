// A game against bots from the first sight of the table to its end, played by the controls of the page with all its animations,
// under a trace of the browser.
import type { Browser } from 'playwright-core';
import { Player, playNow, question, result } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';
import { type NamedTask, slowest, traced } from './page_tasks.ts';

export interface GameTasks {
  /** The slowest first. */
  tasks: NamedTask[];
  over: number;
  byClock: number;
  decisions: number;
  seconds: number;
}

export async function longestTask(browser: Browser, site: Site): Promise<GameTasks> {
  const guest = await Visitor.arrive(browser, site, { reducedMotion: 'no-preference' });
  const { page } = guest;
  await page.goto('/', { waitUntil: 'networkidle' });
  const mark = (name: string) => page.evaluate((one) => void performance.mark(one), name);
  const begin = performance.now();
  let decisions = 0;
  const { tasks, marks } = await traced(browser, page, async () => {
    await mark('the table appears');
    await playNow(page);
    const player = new Player(page);
    while (await player.waitForTurn()) {
      await mark(`decision ${++decisions} (${await question(page).getAttribute('data-phase')})`);
      await player.decide();
    }
    await result(page).waitFor();
    // The large map of the end comes and goes.
    const victory = page.locator('.victory');
    await victory.waitFor();
    await victory.waitFor({ state: 'detached' });
  });
  const seconds = (performance.now() - begin) / 1000;
  await guest.leave();
  return {
    tasks: slowest(tasks, marks, 5),
    over: tasks.filter(({ ofProcessor }) => ofProcessor > 50).length,
    byClock: Math.max(...tasks.map(({ byClock }) => byClock)),
    decisions,
    seconds,
  };
}
