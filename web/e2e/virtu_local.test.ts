// A game of Virtù against bots, on the device alone, by the controls of the page.
import { expect, test } from 'vitest';
import { result } from './player.ts';
import { stage } from './stage.ts';
import { beginVirtu } from './virtu_games.ts';
import { VirtuPlayer, asked, choices, composed, confirm, playVirtu } from './virtu_player.ts';

const { arrive } = stage();

test('three players, one of them a person: composed, taken back, confirmed, to the end', async () => {
  const guest = await arrive();
  const { page } = guest;
  await beginVirtu(page, { years: 3 });

  // V1.5: a family card is taken up and put into a room by pointing; undo and redo are free.
  await page.locator('[data-family]').first().click();
  await page.locator('[data-piece="room-2"]').click();
  await expect.poll(() => composed(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => composed(page).count()).toBe(0);
  await page.keyboard.press('Control+y');
  await expect.poll(() => composed(page).count()).toBe(1);
  // What is composed is there again after a reload of the page.
  const step = await composed(page).first().textContent();
  await page.reload();
  await asked(page).waitFor();
  await expect.poll(() => composed(page).first().textContent()).toBe(step);
  // Another goes under it: who points at the card that lies in a room means the room.
  await page.locator('[data-family]').first().click();
  await page.locator('[data-piece="action-2"]').click();
  await expect.poll(() => composed(page).count()).toBe(2);
  const player = new VirtuPlayer(page);
  await player.compose();
  await player.send();

  // Whoever chooses by the keyboard does not lose the place when what was chosen is gone.
  expect(await player.waitForTurn()).toBe(true);
  await choices(page).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => composed(page).count()).toBe(1);
  const focused = page.locator(':focus');
  await expect.poll(() => focused.textContent()).toBe('My turn');
  await page.keyboard.press('Control+z');
  await expect.poll(() => composed(page).count()).toBe(0);

  // The advice of a bot can be taken into the turn.
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.getByRole('button', { name: 'Compose it' }).click();
  await expect.poll(() => composed(page).count()).toBe(1);
  await player.compose();
  // By the keyboard alone: Enter confirms a whole turn.
  const at = await asked(page).getAttribute('data-at');
  await page.getByRole('heading', { name: 'My turn' }).focus();
  await page.keyboard.press('Enter');
  await page.locator(`[data-asked="me"][data-at="${at}"]`).waitFor({ state: 'detached' });

  expect(await playVirtu(page)).toBeGreaterThan(3);
  await result(page)
    .getByText(/prestige$/)
    .first()
    .waitFor();
  expect(await choices(page).count()).toBe(0);
  expect(await confirm(page).count()).toBe(0);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
