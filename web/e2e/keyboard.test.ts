// A whole game with the keyboard alone, from the first screen to the replay. The focus is never lost.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused, press, tabTo } from './keyboard.ts';
import { hand, question, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

/** Answers what is asked; every third card of a battle is a pass. */
async function decide(page: Page, turn: number): Promise<void> {
  const asked = question(page);
  const at = await asked.getAttribute('data-at');
  const phase = await asked.getAttribute('data-phase');
  if (phase === 'battle') {
    if (turn % 3 === 2) await page.keyboard.press('p');
    else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
  } else {
    if ((await asked.locator('.choices button').count()) > 0) await press(page, '.choices button');
    await press(page, '[data-testid="main-action"]');
  }
  await page.locator(`[data-asked="me"][data-at="${at}"]`).waitFor({ state: 'detached' });
}

test('a game from the first screen to the replay by keyboard', async () => {
  const guest = await arrive();
  const { page } = guest;
  await guest.open('/');
  await press(page, /^Choose bots and options/);
  await page.waitForURL('**/new/bots');
  // Arrows go from one radio button to the next.
  await tabTo(page, 'input[type="radio"][value="4"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: '2', exact: true, checked: true }).waitFor();
  await tabTo(page, /so that I can follow|at once/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'at once', checked: true }).waitFor();
  await press(page, /^Start the game/);
  await hand(page).first().waitFor();

  // The menu opens, closes, and gives the focus back.
  await press(page, /^Menu$/);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Menu');

  let decisions = 0;
  for (;;) {
    await question(page).or(result(page)).first().waitFor();
    if (await result(page).isVisible()) break;
    await decide(page, decisions++);
    // It goes on before the next picture is drawn.
    await expect.poll(() => focused(page), { message: `after decision ${decisions}` }).not.toBe('');
  }
  expect(decisions).toBeGreaterThan(2);
  await expect.poll(() => focused(page)).not.toBe('');
  await press(page, /^Replay and analysis/);
  await page.getByText(/^Move 0 of \d+$/).waitFor();
  await press(page, /^One move on/);
  await page.getByText(/^Move 1 of \d+$/).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
