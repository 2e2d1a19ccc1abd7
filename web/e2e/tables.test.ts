// The screens of a game, from the waiting room to the replay, in both themes and widths, and in five languages.
import { describe, expect, test } from 'vitest';
import { languages } from '../src/text/languages.ts';
import { broken, look, texts } from './looks.ts';
import { choose, startAgainstBots } from './new_table.ts';
import { Player, hand, play, question, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test('a game and its replay', async () => {
    const guest = await arrive({ colorScheme });
    const { page } = guest;
    const seen = (name: string) => look(page, `${name}-%s-${colorScheme}`);
    await startAgainstBots(page, { players: 4 });
    // In a battle, with a card chosen but not yet played; so early that nobody can have won.
    const player = new Player(page);
    for (let made = 0; await player.waitForTurn(); made++) {
      if (made >= 2 && (await question(page).getAttribute('data-phase')) === 'battle') break;
      await player.decide();
    }
    await page.locator('[data-hand].is-playable').first().focus();
    await page.keyboard.press('Enter');
    await seen('table');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await seen('table-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await play(page);
    await result(page).waitFor();
    await seen('result');
    await page.getByRole('link', { name: 'Replay and analysis' }).click();
    await page.getByText('The chances as a table').waitFor();
    await seen('replay');
    await page.getByRole('button', { name: 'Verify the shuffle' }).click();
    await page.getByText('the seed fits the seal').waitFor();
    await seen('verify');
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('the waiting room, and the cover between two people', async () => {
    const guest = await arrive({ colorScheme });
    await guest.introduce('Ada');
    await guest.open('/new/friends');
    await guest.page.getByRole('button', { name: 'Open the table' }).click();
    await guest.page.getByRole('heading', { name: 'The table is set' }).waitFor();
    await look(guest.page, `waiting-%s-${colorScheme}`);

    await guest.open('/new/device');
    await choose(guest.page, { players: 2 });
    await guest.page.getByRole('button', { name: 'Start the game' }).click();
    await guest.page.getByRole('button', { name: /show my cards$/ }).waitFor();
    await look(guest.page, `cover-%s-${colorScheme}`);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

test('a game in five languages', async () => {
  const guest = await arrive();
  const { page } = guest;
  await startAgainstBots(page, { players: 6 });
  await play(page, 2);
  for (const language of languages) {
    await page.evaluate((one) => localStorage.setItem('condotta.language', one), language);
    await page.reload();
    await hand(page).first().waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect.soft(broken(await texts(page)), language).toEqual([]);
    await look(page, `table-six-${language}-%s`, false);
  }
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
