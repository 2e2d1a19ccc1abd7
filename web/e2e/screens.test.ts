// Every screen in both themes and both widths: nothing that axe-core or the browser complains of, nothing too wide.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { broken, look, overflow, sizes, texts } from './looks.ts';
import { type ScreenName, screens } from './screens.ts';
import { stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

const { arrive } = stage();

const names = Object.keys(screens) as ScreenName[];

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await arrive({ colorScheme });
  });
  afterAll(() => guest?.leave());

  test.each(names)('%s', async (name) => {
    guest.complaints.length = 0;
    await guest.open(screens[name]);
    await look(guest.page, `${name}-%s-${colorScheme}`);
    expect(guest.complaints).toEqual([]);
  });
});

/** Names of games, tongues and people are the same everywhere; whole sentences are not. */
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;

describe('languages', () => {
  const english = {} as Record<ScreenName, Set<string>>;

  test.each(languages)('%s', async (locale) => {
    const guest = await arrive({ locale, viewport: sizes.phone });
    for (const name of names) {
      await guest.open(screens[name]);
      expect(await guest.page.getAttribute('html', 'lang')).toBe(locale);
      const all = await texts(guest.page);
      expect(all.length).toBeGreaterThan(5);
      expect.soft(broken(all), name).toEqual([]);
      expect.soft(await overflow(guest.page), name).toBe(0);
      if (locale === 'en') english[name] = new Set(all);
      else
        expect
          .soft(
            all.filter((text) => words(text) > 3 && english[name].has(text)),
            name,
          )
          .toEqual([]);
    }
    await guest.leave();
  });
});
