// Without a network: the page opens, and a whole game is played.
import { expect, test } from 'vitest';
import { startAgainstBots } from './new_table.ts';
import { hand, play, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

test('a whole game with the network cut', async () => {
  const guest = await arrive({ serviceWorkers: 'allow' });
  const { page } = guest;
  await guest.open('/');
  // From here on the service worker has all that the page may need.
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What the page itself still fetches would break off with its line.
  await page.goto('about:blank');
  await guest.context.setOffline(true);
  await page.goto('/');
  await page.locator('main').first().waitFor();
  // The browser's own word that the network is gone may come before this page listens.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.getByText(/^No network\./).waitFor();

  await startAgainstBots(page, { players: 2 });
  await play(page, 2);
  const before = await hand(page).count();
  await page.reload();
  await hand(page).first().waitFor();
  expect(await hand(page).count()).toBe(before);
  await play(page);
  await result(page).waitFor();

  // The browser reports calls that cannot reach the server; nothing else may go wrong.
  expect(guest.complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await guest.leave();
});
