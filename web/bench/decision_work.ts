// What the page does on its own thread for one choice of a turn of Virtù: from the click until everything shows what it leads to,
// the rules' answers and the layout among it.
import type { Browser } from 'playwright-core';
import { result } from '../e2e/player.ts';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';
import { beginVirtu } from '../e2e/virtu_games.ts';
import { VirtuPlayer, asked, choices, confirm } from '../e2e/virtu_player.ts';
import { type NamedTask, slowest, traced } from './page_tasks.ts';

export interface ChoiceWork {
  phase: string;
  choice: string;
  /** Milliseconds. */
  ofProcessor: number;
  byClock: number;
}

export interface DecisionWork {
  choices: ChoiceWork[];
  /** The longest task of the whole game, what others did and leaves that are turned among it. */
  longest: NamedTask;
}

/** Each choice of a short game. */
export async function decisionWork(browser: Browser, site: Site, years = 3): Promise<DecisionWork> {
  const guest = await Visitor.arrive(browser, site);
  const { page } = guest;
  await guest.open('/');
  await beginVirtu(page, { years });
  const made: Pick<ChoiceWork, 'phase' | 'choice'>[] = [];

  const { tasks, marks } = await traced(browser, page, async () => {
    const player = new VirtuPlayer(page, 7);
    while (await player.waitForTurn()) {
      if ((await confirm(page).getAttribute('aria-disabled')) === 'false') {
        await player.send();
        continue;
      }
      const count = await choices(page).count();
      const steps = await asked(page).getAttribute('data-steps');
      const phase = (await asked(page).getAttribute('data-phase')) ?? '';
      const number = made.length;
      const button = choices(page).nth(number % 2 === 0 ? count - 1 : (number + 1) % count);
      made.push({ phase, choice: (await button.getAttribute('data-choice')) ?? '' });
      // What was chosen before is drawn.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      // In a task of its own, with what follows from it: that is done before the next task. Read, so that the layout counts too.
      await button.evaluate((element: HTMLElement, mark) => {
        setTimeout(() => {
          performance.mark(mark);
          element.click();
          queueMicrotask(() => queueMicrotask(() => void document.body.offsetHeight));
        });
      }, `choice-${number}`);
      await page
        .locator(`[data-testid="plan"]:not([data-steps="${steps}"])`)
        .or(result(page))
        .first()
        .waitFor();
    }
  });
  await guest.leave();
  const works = made.map((one, number) => {
    const at = marks.get(`choice-${number}`) ?? NaN;
    const around = tasks.filter(({ begin, end }) => begin <= at && at <= end);
    if (around.length === 0) throw new Error(`the trace has no task of choice ${number}`);
    return {
      ...one,
      ofProcessor: Math.max(...around.map(({ ofProcessor }) => ofProcessor)),
      byClock: Math.max(...around.map(({ byClock }) => byClock)),
    };
  });
  const [longest] = slowest(tasks, marks, 1);
  return { choices: works, longest: longest! };
}
