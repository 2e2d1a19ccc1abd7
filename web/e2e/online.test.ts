// Four people, each with a browser of their own, at one table of the server.
import { expect, test } from 'vitest';
import { Player, hand, playTogether, question, result } from './player.ts';
import { stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

const { arrive } = stage();

const talk = (one: Visitor) => one.page.getByRole('log', { name: 'Talk' });

async function say(from: Visitor, to: string, text: string): Promise<void> {
  await from.page.getByRole('combobox', { name: /^To/ }).selectOption({ label: to });
  await from.page.getByLabel('Write a message').fill(text);
  await from.page.getByRole('button', { name: 'Send' }).click();
  await talk(from).getByText(text).waitFor();
}

test('four play one game, with talk in private, shown cards, a reload and a return', async () => {
  const [ada, bruno, carla, dino] = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
  const all = [ada, bruno, carla, dino];

  await ada.open('/');
  const offer = ada.page.getByRole('article', { name: 'Condottiere' });
  await offer.getByRole('link', { name: /^With friends/ }).click();
  await ada.page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.getByRole('textbox', { name: /^Name/ }).fill('Ada');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Link to this table').inputValue();
  for (const [guest, name] of [
    [bruno, 'Bruno'],
    [carla, 'Carla'],
    [dino, 'Dino'],
  ] as const) {
    await guest.page.goto(new URL(link).pathname);
    await guest.page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await guest.page.getByRole('button', { name: 'Come in' }).click();
    await ada.page.getByRole('heading', { name }).waitFor();
  }
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of all) await hand(one.page).first().waitFor();

  await say(carla, 'Ada', 'Let us share Roma.');
  await talk(ada).getByText('Let us share Roma.').waitFor();
  // What is said to all comes later on the same line: who has it would have had the private word.
  await say(carla, 'Everyone', 'Good luck to all.');
  for (const other of [bruno, dino]) {
    await talk(other).getByText('Good luck to all.').waitFor();
    expect(await other.page.getByText('Let us share Roma.').count()).toBe(0);
  }

  await bruno.page.getByRole('button', { name: 'Show cards' }).click();
  const sheet = bruno.page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Dino' }).check();
  await sheet
    .getByRole('group', { name: 'Which cards' })
    .getByRole('checkbox')
    .first()
    .check({ force: true });
  await sheet.getByRole('button', { name: 'Show them' }).click();
  await talk(dino).getByText('Bruno to you: these cards').waitFor();

  await ada.page.getByRole('button', { name: 'Offer a pact' }).click();
  await ada.page.getByRole('dialog').getByRole('checkbox', { name: 'Bruno' }).check();
  await ada.page.getByLabel('What you agree on').fill('Nobody fights for Siena.');
  await ada.page.getByRole('button', { name: 'Offer it' }).click();
  await talk(bruno).getByRole('button', { name: 'Accept' }).click();
  await talk(ada).getByText('Accepted: Bruno').waitFor();
  for (const other of [carla, dino]) expect(await talk(other).getByText('Siena').count()).toBe(0);
  for (const other of [ada, carla]) expect(await talk(other).getByText('these cards').count()).toBe(0);

  await playTogether(
    all.map(({ page }, i) => new Player(page, i + 1)),
    12,
  );

  // One loads the page again: the same seat, the same hand, and what was said.
  const brunosHand = await hand(bruno.page).count();
  await bruno.page.reload();
  await talk(bruno).getByText('Good luck to all.').waitFor();
  await expect.poll(() => hand(bruno.page).count()).toBe(brunosHand);

  // One goes away, and the others see it; the game waits, and goes on with who comes back.
  await carla.page.close();
  await ada.page.locator('[data-seat]', { hasText: 'Carla' }).getByText('away').waitFor();
  carla.page = await carla.context.newPage();
  await carla.open(new URL(link).pathname);
  await hand(carla.page).or(question(carla.page)).first().waitFor();
  await talk(carla).getByText('Let us share Roma.').waitFor();

  await playTogether(all.map(({ page }, i) => new Player(page, i + 11)));
  for (const one of all) await result(one.page).waitFor();

  // Everybody is taken along to the table of the rematch.
  await dino.page.getByRole('button', { name: 'Play again' }).click();
  for (const one of all) await one.page.getByRole('heading', { name: 'The table is set' }).waitFor();

  for (const one of all) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});

test('who is not invited to a seat watches, and sees no hand', async () => {
  const [host, watcher] = await Promise.all([arrive(), arrive()]);
  await host.introduce('Ada');
  await host.open('/new/friends');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByRole('button', { name: 'Fill open seats with bots' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await hand(host.page).first().waitFor();

  await watcher.open(new URL(host.page.url()).pathname);
  await watcher.page.locator('[data-seat]').first().waitFor();
  await watcher.page.getByText('You are watching.').waitFor();
  expect(await hand(watcher.page).count()).toBe(0);
  for (const one of [host, watcher]) {
    expect(one.complaints).toEqual([]);
    await one.leave();
  }
});
