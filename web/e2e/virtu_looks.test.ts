// The table of Virtù in both themes and both widths: nothing that axe-core complains of, nothing too wide; in five languages.
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { broken, look, texts } from './looks.ts';
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

test('a table of Virtù in five languages', async () => {
  const guest = await arrive();
  const { page } = guest;
  await beginVirtu(page, { bots: ['novice', 'novice', 'novice'] });
  await playVirtu(page, 1);
  await asked(page).waitFor();
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
