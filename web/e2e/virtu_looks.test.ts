// The table of Virtù in both themes and both widths: nothing that axe-core complains of, nothing too wide; in five languages.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { broken, look, overflow, picture, sizes, texts, violations } from './looks.ts';
import { result } from './player.ts';
import { stage } from './stage.ts';
import { beginVirtu } from './virtu_games.ts';
import { asked, playVirtu } from './virtu_player.ts';

const { arrive } = stage();
/** Moments worth a look: placing, and what is bought in winter. */
const seen = ['setup', 'buy'];

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test('a short game, and its result', async () => {
    const guest = await arrive({ colorScheme });
    const { page } = guest;
    const left = new Set(seen);
    await beginVirtu(page, { years: 1 });
    await playVirtu(page, Infinity, async (phase) => {
      if (left.delete(phase)) await look(page, `virtu-${phase}-%s-${colorScheme}`);
    });
    await result(page).waitFor();
    await look(page, `virtu-result-%s-${colorScheme}`);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

/** What would be scrolled over: the page itself is as high as the screen. */
const tooHigh = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

test('every leaf of a phone, widths between and beyond, five languages', async () => {
  const guest = await arrive();
  const { page } = guest;
  await beginVirtu(page, { bots: ['novice', 'novice', 'novice'] });
  await playVirtu(page, 1);
  await asked(page).waitFor();
  await page.setViewportSize(sizes.phone);
  for (const leaf of ['Palace', 'Supply', 'Others', 'Prestige']) {
    await page.getByRole('tab', { name: leaf }).click();
    await picture(page, `virtu-phone-${leaf.toLowerCase()}`);
    expect.soft(await violations(page), leaf).toEqual([]);
    expect.soft([await overflow(page), await tooHigh(page)], leaf).toEqual([0, 0]);
  }
  for (const [width, height] of [
    [768, 1024],
    [1000, 700],
    [1600, 900],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await picture(page, `virtu-${width}`);
    expect.soft([await overflow(page), await tooHigh(page)], `${width}`).toEqual([0, 0]);
    // Map and palace are above each other or side by side, and the turn is beside both.
    const box = async (part: string) => (await page.locator(part).boundingBox())!;
    const [map, palace, turn] = [await box('main .map'), await box('main div.mine'), await box('main .turn')];
    expect.soft(Math.min(map.height, palace.height, turn.height), `${width}`).toBeGreaterThan(230);
    expect.soft(map.y + map.height <= palace.y || map.x + map.width <= palace.x, `${width}`).toBe(true);
    expect.soft(palace.x + palace.width, `${width}`).toBeLessThanOrEqual(turn.x);
  }
  for (const language of languages) {
    await page.evaluate((one) => localStorage.setItem('condotta.language', one), language);
    await page.reload();
    await asked(page).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect.soft(broken(await texts(page)), language).toEqual([]);
    await look(page, `virtu-${language}-%s`, false);
  }
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
