// One server and one browser for a file of tests. Where a test fails, the pages that it had open are kept as pictures.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { picture } from './looks.ts';
import { Site } from './site.ts';
import { Visitor, openBrowser } from './visitor.ts';

export interface Stage {
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
  /** The server of this file, for tests that let it go down. */
  site(): Site;
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
    await browser?.close();
    await site?.stop();
  });
  afterEach(async ({ task }) => {
    const here = visitors.splice(0);
    if (task.result?.state !== 'fail') return;
    for (const [i, { page, complaints }] of here.entries()) {
      if (complaints.length > 0) console.error(complaints.join('\n'));
      await picture(page, `failed/${task.name.replace(/\W+/g, '_')}-${i}`).catch(() => undefined);
    }
  });
  return {
    site: () => site!,
    arrive: async (options) => {
      const visitor = await Visitor.arrive(browser!, site!, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
