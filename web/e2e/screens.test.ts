// Every screen in both themes and both widths: nothing that axe-core or the browser complains of, nothing too wide.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { broken, overflow, picture, texts, violations } from './looks.ts';
import { type ScreenName, screens } from './screens.ts';
import { Site } from './site.ts';
import { Visitor, openBrowser } from './visitor.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await Site.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const names = Object.keys(screens) as ScreenName[];
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } };

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(names)('%s', async (name) => {
    const guest = await Visitor.arrive(browser, site, { colorScheme });
    for (const [size, viewport] of Object.entries(sizes)) {
      await guest.page.setViewportSize(viewport);
      await guest.open(screens[name]);
      await picture(guest.page, `${name}-${size}-${colorScheme}`);
      expect(await violations(guest.page)).toEqual([]);
      expect(await overflow(guest.page)).toBe(0);
    }
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

/** Names of the games, and of tongues and people, are the same everywhere. */
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;

test.each(names)('%s in five languages', async (name) => {
  const english = new Set<string>();
  for (const locale of languages) {
    const guest = await Visitor.arrive(browser, site, { locale });
    await guest.open(screens[name]);
    expect(await guest.page.getAttribute('html', 'lang')).toBe(locale);
    const all = await texts(guest.page);
    expect(all.length).toBeGreaterThan(5);
    expect(broken(all)).toEqual([]);
    if (locale === 'en') all.forEach((text) => english.add(text));
    else expect(all.filter((text) => words(text) > 3 && english.has(text))).toEqual([]);
    expect(await overflow(guest.page)).toBe(0);
    await guest.leave();
  }
});
