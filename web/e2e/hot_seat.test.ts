// Several people at one device: hands are covered between them.
import { expect, test } from 'vitest';
import { choose } from './new_table.ts';
import { Player, hand, question, result } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

test('two people and a bot hand the device to each other until the game is over', async () => {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/new/device');
  await choose(page, { players: 3 });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of player 2').fill('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const player = new Player(page);
  const seen = { Ada: 0, Bruno: 0 };
  const cover = page.getByRole('button', { name: /^I am .*: show my cards$/ });
  for (;;) {
    await cover.or(question(page)).or(result(page)).first().waitFor();
    if (await result(page).isVisible()) break;
    if (await cover.isVisible()) {
      // Nobody's hand is on the page, not even where it could not be seen.
      expect(await hand(page).count()).toBe(0);
      seen[(await cover.textContent())?.includes('Ada') ? 'Ada' : 'Bruno']++;
      await cover.click();
    } else {
      await player.decide();
    }
  }
  expect(seen.Ada).toBeGreaterThan(1);
  expect(seen.Bruno).toBeGreaterThan(1);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
