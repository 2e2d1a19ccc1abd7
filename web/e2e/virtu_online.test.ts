// Four people, each with a browser of their own, at one table of Virtù in the server.
import { expect, test } from 'vitest';
import { result } from './player.ts';
import { stage } from './stage.ts';
import { VirtuPlayer, asked, choices, composed, playVirtuTogether, plan } from './virtu_player.ts';

const { arrive } = stage();

/** Whoever is asked now. */
const turnOf = (players: VirtuPlayer[]): Promise<VirtuPlayer> =>
  Promise.race(players.map(async (one) => ((await one.waitForTurn()) ? one : one)));

test('four play a year; one loads the page again in the middle of a turn, one watches', async () => {
  const names = ['Ada', 'Bruno', 'Carla', 'Dino'];
  const all = await Promise.all(names.map(() => arrive()));
  for (const [i, one] of all.entries()) await one.introduce(names[i]!);
  const made = await all[0]!.context.request.post('/api/tables', {
    data: { game: 'virtu', players: 4, options: { years: 1 }, public: false, spectators: true },
  });
  const { id } = (await made.json()) as { id: string };
  for (const one of all) await one.page.goto(`/t/${id}`);
  for (const [i, one] of all.entries()) {
    if (i === 0) continue;
    await one.page.getByRole('button', { name: 'Sit here' }).first().click();
    await all[0]!.page.getByRole('heading', { name: names[i]! }).waitFor();
  }
  await all[0]!.page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of all) await plan(one.page).waitFor();
  const players = all.map(({ page }, i) => new VirtuPlayer(page, i + 1));

  // V1.5: nobody sees another's cards before all have placed theirs.
  const placing = await turnOf(players);
  await placing.decide();
  for (const { page } of all) expect(await page.getByText(/’s family: /).count()).toBe(0);
  await playVirtuTogether(players, 5);

  // Who waits prepares a winter, and goes back to the table.
  const waits = players[(players.indexOf(await turnOf(players)) + 1) % players.length]!;
  await waits.page.getByRole('button', { name: 'Prepare my winter' }).click();
  await waits.page.getByRole('heading', { name: 'My next winter' }).waitFor();
  await waits.page.locator('[data-choice="end"]').click();
  await expect.poll(() => composed(waits.page).count()).toBe(1);
  await waits.page.getByRole('button', { name: 'Back to the table' }).click();
  await waits.page.getByText('Prepared; it will be there when your winter comes.').waitFor();

  // Somebody in the middle of a turn loads the page again: what was composed is still there.
  const next = await turnOf(players);
  await choices(next.page).first().click();
  await expect.poll(() => composed(next.page).count()).toBeGreaterThan(0);
  const before = await composed(next.page).allTextContents();
  await next.page.reload();
  await asked(next.page).waitFor();
  await expect.poll(() => composed(next.page).allTextContents()).toEqual(before);

  const watcher = await arrive();
  await watcher.open(`/t/${id}`);
  await watcher.page.getByText('You are watching.').waitFor();
  expect(await choices(watcher.page).count()).toBe(0);

  // A word in private.
  const [ada, bruno, carla] = all as [typeof watcher, typeof watcher, typeof watcher];
  await ada.page.getByRole('tab', { name: /^Talk/ }).click();
  await ada.page.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'Bruno' });
  await ada.page.getByLabel('Write a message').fill('Leave Siena to me.');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await bruno.page.getByRole('tab', { name: /^Talk/ }).click();
  await bruno.page.getByText('Leave Siena to me.').waitFor();
  expect(await carla.page.getByText('Leave Siena to me.').count()).toBe(0);

  await playVirtuTogether(players);
  for (const one of all) await result(one.page).waitFor();
  for (const one of [...all, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});
