// Virtù without a network: the page opens, and a whole game is played.
import { expect, test } from 'vitest';
import { result } from './player.ts';
import { stage } from './stage.ts';
import { beginVirtu } from './virtu_games.ts';
import { playVirtu } from './virtu_player.ts';

const { arrive } = stage();

test('a whole game of Virtù with the network cut', async () => {
  const guest = await arrive({ serviceWorkers: 'allow' });
  const { page } = guest;
  await guest.open('/');
  // From here on the service worker has all that the page may need.
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What the page itself still fetches would break off with its line.
  await page.goto('about:blank');
  await guest.context.setOffline(true);
  await page.goto('/');
  await beginVirtu(page, { years: 1 });
  expect(await playVirtu(page)).toBeGreaterThan(2);
  await result(page).waitFor();
  expect(guest.complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await guest.leave();
});
