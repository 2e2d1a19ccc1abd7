// A fresh browser opens the page and starts a game against bots: until the first hand can be seen, in milliseconds.
import type { Browser } from 'playwright-core';
import { playNow } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';

export async function timeToGame(browser: Browser, site: Site): Promise<number> {
  const guest = await Visitor.arrive(browser, site);
  const begin = performance.now();
  await guest.page.goto('/', { waitUntil: 'commit' });
  await playNow(guest.page);
  const time = performance.now() - begin;
  await guest.leave();
  return time;
}
