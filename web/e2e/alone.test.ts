// Few people at a table of the server: advice against bots alone, a server that goes down, a seat lent and taken back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './looks.ts';
import { Player, hand, question } from './player.ts';
import { stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

const { arrive, site } = stage();

async function openTable(host: Visitor, players: number): Promise<void> {
  await host.introduce('Ada');
  await host.open('/new/friends');
  await host.page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
}
const advice = (page: Page) => page.getByRole('button', { name: 'Ask for advice' });

test('advice against bots, and a server that was away', async () => {
  const ada = await arrive();
  const { page } = ada;
  await openTable(ada, 3);
  await page.getByRole('button', { name: 'Fill open seats with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await hand(page).first().waitFor();
  const player = new Player(page);

  // Advice comes from what this seat sees, though the table is elsewhere.
  expect(await player.waitForTurn()).toBe(true);
  await advice(page).click();
  await page.getByText(/^Advice: .*chance of victory/).waitFor();

  // The line is lost, and everybody can see that; it comes back by itself.
  const lost = page.getByRole('status').getByText('Connection lost, coming back');
  await site().halt();
  try {
    await lost.waitFor();
    await look(page, 'line-lost-%s');
  } finally {
    await site().startAgain();
  }
  await page.getByText('connected', { exact: true }).waitFor();
  await lost.waitFor({ state: 'detached' });
  if (await player.waitForTurn()) await player.decide();
  await ada.leave();
});

test('a bot in my place until I take the seat back', async () => {
  const [ada, bruno] = await Promise.all([arrive(), arrive()]);
  await openTable(ada, 2);
  const link = await ada.page.getByLabel('Link to this table').inputValue();
  await bruno.page.goto(new URL(link).pathname);
  await bruno.page.getByRole('textbox', { name: /^Name/ }).fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Come in' }).click();
  await ada.page.getByRole('heading', { name: 'Bruno' }).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await hand(ada.page).first().waitFor();
  // With another person at the table nobody is given advice.
  expect(await advice(ada.page).count()).toBe(0);
  // Who begins is asked for a region: on a phone the map takes the room of the lines.
  const first = await Promise.race(
    [ada, bruno].map((one) =>
      question(one.page)
        .waitFor()
        .then(() => one),
    ),
  );
  await look(first.page, 'place-%s');

  await ada.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ada.page.locator('[data-lent]').waitFor();
  // The bot plays until the game waits for Bruno.
  expect(await new Player(bruno.page).waitForTurn()).toBe(true);
  // Both see it: the one who may come back, and the one who plays against a bot now.
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [who, { page }] of Object.entries({ mine: ada, other: bruno })) {
      await page.emulateMedia({ colorScheme });
      await look(page, `lent-${who}-%s-${colorScheme}`);
    }
  }
  await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ada.page.locator('[data-lent]').waitFor({ state: 'detached' });
  for (const one of [ada, bruno]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});
