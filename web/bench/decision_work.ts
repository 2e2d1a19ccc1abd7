// What the page does on its own thread for one choice of a turn of Virtù: from the click until everything shows what it leads to,
// the rules' answers among it.
import type { Browser } from 'playwright-core';
import { result } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';
import { beginVirtu } from '../e2e/virtu_games.ts';
import { VirtuPlayer, asked, choices, confirm } from '../e2e/virtu_player.ts';

/** Milliseconds of each choice of a short game. */
export async function decisionWork(browser: Browser, site: Site, years = 3): Promise<number[]> {
  const guest = await Visitor.arrive(browser, site);
  const { page } = guest;
  await guest.open('/');
  await beginVirtu(page, { years });
  const player = new VirtuPlayer(page, 7);
  const times: number[] = [];
  for (let made = 0; await player.waitForTurn();) {
    if ((await confirm(page).getAttribute('aria-disabled')) === 'false') {
      await player.send();
      continue;
    }
    const count = await choices(page).count();
    const steps = await asked(page).getAttribute('data-steps');
    const nth = made++ % 2 === 0 ? count - 1 : made % count;
    times.push(
      await choices(page)
        .nth(nth)
        .evaluate(async (button: HTMLElement) => {
          const begin = performance.now();
          button.click();
          // What follows from a change is done before the next task of the page.
          await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
          // Read, so that the layout counts too.
          void document.body.offsetHeight;
          return performance.now() - begin;
        }),
    );
    await page
      .locator(`[data-testid="plan"]:not([data-steps="${steps}"])`)
      .or(result(page))
      .first()
      .waitFor();
  }
  await guest.leave();
  return times;
}
