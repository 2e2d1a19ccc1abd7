// Virtù from the first screen: a table set up against bots, and one for friends.
import { expect, test } from 'vitest';
import { look } from './looks.ts';
import { stage } from './stage.ts';
import { VirtuPlayer, asked } from './virtu_player.ts';

const { arrive } = stage();

test('from the home screen to a game against bots, which waits in the list', async () => {
  const guest = await arrive();
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a table' }).click();
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check({ force: true });
  await page
    .getByRole('group', { name: 'Last year' })
    .getByRole('radio', { name: '5' })
    .check({ force: true });
  await page.getByRole('radio', { name: 'one a palace at most' }).check({ force: true });
  expect(await page.getByRole('group', { name: 'Your colour' }).count()).toBe(0);
  // V1.1: houses are drawn, or chosen seat by seat; who had the chosen one gets the other.
  const house = page.getByRole('combobox', { name: /^House of/ });
  expect(await house.count()).toBe(0);
  await page
    .getByRole('group', { name: 'Houses' })
    .getByRole('radio', { name: 'chosen' })
    .check({ force: true });
  await house.first().selectOption({ label: 'Venice' });
  const chosen = await house.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(chosen).toEqual(['venice', 'naples', 'florence', 'milan']);
  await look(page, 'virtu-new-%s');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await asked(page).waitFor();
  await page.getByRole('heading', { name: 'Palace of Venice' }).waitFor();
  // A turn that is seen to be done is kept, and the game with it.
  await new VirtuPlayer(page).decide();
  await page.goto('/');
  await page.getByRole('link', { name: /Virtù · year 1/ }).click();
  await asked(page).waitFor();
  // What was chosen is there again, and "play now" is still the other game.
  await page.goto('/new/bots');
  expect(await page.getByRole('radio', { name: 'Virtù' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Condottiere', exact: true }).first().check({ force: true });
  await page.getByRole('switch', { name: 'Hidden cards', exact: true }).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
