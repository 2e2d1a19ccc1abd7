// One server and one browser for a file of tests. Where a test fails, a picture of each page that it had open is kept, and
// what the page said.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { keepFailed } from './looks.ts';
import { Site } from './site.ts';
import { Visitor, openBrowser } from './visitor.ts';

export interface Stage {
  /** Somebody for whom the device deals the same cards each time; without a service worker, unless it is asked for. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
  /** The server of this file, for tests that let it go down. */
  site(): Site;
}

/** What tables on the device draw by lot is fixed: chance in a worker is what the page's own scripts cannot reach. */
async function dealAlike(context: BrowserContext): Promise<void> {
  const lots =
    'Crypto.prototype.getRandomValues = (array) => array.fill(typeof array[0] === "bigint" ? 7n : 7);';
  await context.route(/\/assets\/table_worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${lots}\n${await response.text()}` });
  });
}

export function stage(): Stage {
  let site: Site | undefined;
  let browser: Browser | undefined;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    site = await Site.start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser?.close();
    await site?.stop();
  });
  afterEach(async ({ task }) => {
    const here = visitors.splice(0);
    if (task.result?.state !== 'fail') return;
    for (const [i, visitor] of here.entries()) {
      if (visitor.complaints.length > 0) console.error(visitor.complaints.join('\n'));
      await keepFailed(visitor.page, `${task.fullTestName}-${i}`, visitor.said).catch(() => undefined);
    }
  });
  return {
    site: () => site!,
    arrive: async (options) => {
      const visitor = await Visitor.arrive(browser!, site!, { serviceWorkers: 'block', ...options });
      await dealAlike(visitor.context);
      visitors.push(visitor);
      return visitor;
    },
  };
}
