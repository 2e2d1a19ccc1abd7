// What opens over a screen: sheets, dialogs, menus, explanations. Nothing that axe-core complains of, and Escape closes them.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflow, picture, sizes, violations } from './looks.ts';
import { startAgainstBots } from './new_table.ts';
import { Player, hand } from './player.ts';
import { stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

const { arrive } = stage();

const looks = [
  { colorScheme: 'light', size: 'desktop' },
  { colorScheme: 'dark', size: 'phone' },
] as const;

describe.each(looks)('$colorScheme, $size', ({ colorScheme, size }) => {
  const newcomer = (): Promise<Visitor> => arrive({ colorScheme, viewport: sizes[size] });
  const dialog = (page: Page) => page.getByRole('dialog').last();

  /** Opens it, looks at it, closes it again. */
  async function seen(page: Page, name: string, opener: Locator | string): Promise<void> {
    const before = await page.getByRole('dialog').count();
    if (typeof opener === 'string') await page.keyboard.press(opener);
    else await opener.click();
    await dialog(page).waitFor();
    await picture(page, `sheet-${name}-${size}-${colorScheme}`);
    expect.soft(await violations(page), name).toEqual([]);
    expect.soft(await overflow(page), name).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(before);
  }

  test('at a table against bots', async () => {
    const guest = await newcomer();
    const { page } = guest;
    await startAgainstBots(page, { players: 3, options: ['Play for points'] });
    expect(await new Player(page).waitForTurn()).toBe(true);
    await hand(page).first().focus();
    await seen(page, 'card', '?');
    await seen(page, 'map', 'm');
    await seen(page, 'log', 'l');
    await seen(
      page,
      'piles',
      size === 'phone'
        ? page.getByRole('button', { name: 'Deck and discards' })
        : page.locator('button.piles'),
    );
    await seen(page, 'series', page.getByRole('button', { name: 'game 1 · to 20 points' }));
    // Why a line is as strong as it is.
    await page.locator('button.seal').first().focus();
    await page.getByRole('tooltip').waitFor();
    await picture(page, `sheet-strength-${size}-${colorScheme}`);
    expect.soft(await violations(page), 'strength').toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('between two people', async () => {
    const [ada, bruno] = await Promise.all([newcomer(), newcomer()]);
    const { page } = ada;
    await ada.introduce('Ada');
    await bruno.introduce('Bruno');
    await ada.open('/new/friends');
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'The table is set' }).waitFor();
    await seen(page, 'bot', page.getByRole('button', { name: 'Put a bot here' }));
    const me = page.getByRole('button', { name: /Ada/ });
    await me.click();
    await seen(page, 'name', page.getByRole('button', { name: 'Change my name' }));
    await me.click();
    await seen(page, 'key', page.getByRole('button', { name: 'Go on with another device' }));
    await bruno.open(new URL(page.url()).pathname);
    await bruno.page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await hand(page).first().waitFor();

    if (size === 'phone') await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await page.getByLabel('Write a message').fill('Let us share Roma.');
    await page.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'Bruno' });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log', { name: 'Talk' }).getByText('Let us share Roma.').waitFor();
    await picture(page, `sheet-talk-${size}-${colorScheme}`);
    expect.soft(await violations(page), 'talk').toEqual([]);
    await seen(page, 'pact', page.getByRole('button', { name: 'Offer a pact' }));
    await page.getByRole('button', { name: 'Show cards' }).click();
    await page.getByRole('heading', { name: 'Show cards of your hand' }).waitFor();
    await picture(page, `sheet-show-${size}-${colorScheme}`);
    expect.soft(await violations(page), 'show').toEqual([]);
    for (const one of [ada, bruno]) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });
});
