// Sound is off until somebody switches it on, and the page remembers it.
import { expect, test } from 'vitest';
import { startAgainstBots } from './new_table.ts';
import { hand, play } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

test('sound is heard only while it is switched on', async () => {
  const guest = await arrive();
  const { page } = guest;
  // Whatever makes a sound is started; how many were, since the page was opened.
  await guest.context.addInitScript(() => {
    const counted = globalThis as typeof globalThis & { sounds: number };
    counted.sounds = 0;
    for (const source of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
      const start = source.start;
      source.start = function (this: AudioScheduledSourceNode, when?: number) {
        counted.sounds++;
        start.call(this, when);
      };
    }
  });
  const sounds = () => page.evaluate(() => (globalThis as typeof globalThis & { sounds: number }).sounds);

  await startAgainstBots(page, { players: 2 });
  await play(page, 2);
  expect(await sounds()).toBe(0);
  await page.getByRole('button', { name: 'Switch sound on' }).click();
  await page.getByRole('button', { name: 'Switch sound off' }).waitFor();
  // The switch itself is heard, and what is played after it.
  const first = await sounds();
  expect(first).toBeGreaterThan(0);
  await play(page, 1);
  await expect.poll(sounds).toBeGreaterThan(first);

  await page.reload();
  await hand(page).first().waitFor();
  await page.getByRole('button', { name: 'Switch sound off' }).click();
  await page.getByRole('button', { name: 'Switch sound on' }).waitFor();
  const last = await sounds();
  await play(page, 1);
  expect(await sounds()).toBe(last);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
