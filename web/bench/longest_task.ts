// A game against bots, played by the controls of the page with all its animations, under a trace of the browser.
import type { Browser } from 'playwright-core';
import { play, playNow } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';
import { traced } from './page_tasks.ts';

export async function longestTask(browser: Browser, site: Site, decisions = 25) {
  const guest = await Visitor.arrive(browser, site, { reducedMotion: 'no-preference' });
  await guest.page.goto('/');
  await playNow(guest.page);
  const begin = performance.now();
  const { tasks } = await traced(browser, guest.page, async () => void (await play(guest.page, decisions)));
  const seconds = (performance.now() - begin) / 1000;
  await guest.leave();
  return {
    longest: Math.max(...tasks.map(({ ofProcessor }) => ofProcessor)),
    over: tasks.filter(({ ofProcessor }) => ofProcessor > 50).length,
    byClock: Math.max(...tasks.map(({ byClock }) => byClock)),
    seconds,
  };
}
