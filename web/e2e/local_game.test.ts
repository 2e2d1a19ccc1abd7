// Games against bots, on the device alone.
import { expect, test } from 'vitest';
import { startAgainstBots } from './new_table.ts';
import { hand, play, playNow, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

test('a new guest plays against bots to the end, and looks at it again', async () => {
  const guest = await arrive();
  const { page } = guest;
  await startAgainstBots(page, { players: 3 });
  // Four regions at the least, and I am asked in nearly every battle.
  expect(await play(page)).toBeGreaterThan(2);
  await result(page).waitFor();
  // However quickly it went, the end of the log is in sight.
  await page.waitForFunction(() => {
    const log = document.querySelector('.log')!;
    return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight > log.scrollHeight - 24;
  });

  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  await page.waitForURL(/\/replay$/);
  await page.getByText(/^Move 0 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 1 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  // The bots' estimates, one row for each move.
  await page.getByText('The chances as a table').click();
  await page.getByRole('table').getByText('%').first().waitFor();
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await page.getByText('the seed fits the seal').waitFor();

  await page.goto('/lobby');
  await page.getByRole('heading', { name: 'Finished games' }).waitFor();
  await page.getByText(/^Won by /).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('one click on the home screen starts a game, and it goes on after the page was closed', async () => {
  const guest = await arrive();
  await guest.open('/');
  await playNow(guest.page);
  await play(guest.page, 2);
  const before = await hand(guest.page).count();
  const address = guest.page.url();
  await guest.page.close();

  guest.page = await guest.context.newPage();
  await guest.open('/');
  await guest.page.getByRole('link', { name: /On this device/ }).click();
  await hand(guest.page).first().waitFor();
  expect(guest.page.url()).toBe(address);
  expect(await hand(guest.page).count()).toBe(before);
  await play(guest.page, 1);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
