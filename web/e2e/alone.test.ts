// One person and bots at a table of the server: advice, a seat lent and taken back, a server that goes down and comes back.
import { expect, test } from 'vitest';
import { Player, hand, question, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive, site } = stage();

test('advice, a bot in my place, and a server that was away', async () => {
  const ada = await arrive();
  const { page } = ada;
  await ada.introduce('Ada');
  await ada.open('/new/friends');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Fill open seats with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await hand(page).first().waitFor();
  const player = new Player(page);

  // Advice comes from what this seat sees, though the table is elsewhere.
  expect(await player.waitForTurn()).toBe(true);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.getByText(/^Advice: .*chance of victory/).waitFor();

  // A bot plays in my place until I come back.
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.locator('[data-lent]').or(result(page)).first().waitFor();
  expect(await page.getByRole('button', { name: 'Ask for advice' }).count()).toBe(0);
  if (!(await result(page).isVisible())) {
    await page.getByRole('button', { name: 'Take my seat back' }).click();
    await question(page).or(result(page)).first().waitFor();
  }

  // The line is lost, and everybody can see that; it comes back by itself.
  await site().halt();
  await page.getByRole('status').getByText('Connection lost, coming back').waitFor();
  await site().startAgain();
  await page.getByText('connected', { exact: true }).waitFor();
  await page.getByRole('status').getByText('Connection lost, coming back').waitFor({ state: 'detached' });
  if (await player.waitForTurn()) await player.decide();
  await ada.leave();
});
