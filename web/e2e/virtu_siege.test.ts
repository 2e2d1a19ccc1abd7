// A siege with bonuses of both sides, a palace about to be stuck, and a winter with rearrangement and purchases, each from a game played to that moment.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './looks.ts';
import { stage } from './stage.ts';
import { type Moment, openVirtuAt } from './virtu_moments.ts';
import { VirtuPlayer, asked, choices, composed, confirm } from './virtu_player.ts';

const { arrive } = stage();
const people = ['Ada', 'Bruno', 'Carla'];

/** Whoever is asked takes the device. */
async function takeDevice(page: Page): Promise<void> {
  const cover = page.getByRole('button', { name: /^I am .*: show my cards$/ });
  await cover.or(asked(page)).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await asked(page).waitFor();
}

test('V5.4: both sides declare bonuses, one at a time, until both pass', async () => {
  const guest = await arrive();
  const { page } = guest;
  await guest.open('/');
  const bothCould = ({ game, siege }: Moment): boolean => {
    if (game.view.phase !== 'declare') return false;
    const battle = siege();
    return (
      !!battle &&
      battle.defence.seat !== null &&
      battle.attack.could.length > 0 &&
      battle.defence.could.length > 0
    );
  };
  await openVirtuAt(page, people, bothCould);
  const panel = page.getByTestId('siege');
  const sums = async () => (await panel.locator('dd.sum').allTextContents()).map(Number);

  await takeDevice(page);
  await panel.waitFor();
  const before = await sums();
  const player = new VirtuPlayer(page);
  // The attacker adds a bonus: the picture shows it before it is confirmed.
  await page.locator('[data-choice^="declare "]').first().click();
  await expect.poll(() => confirm(page).getAttribute('aria-disabled')).toBe('false');
  await player.send();
  await takeDevice(page);
  await panel.waitFor();
  const between = await sums();
  expect(between[0]).toBeGreaterThan(before[0]!);
  // The defender answers with one of their own.
  const defends = page.locator('[data-choice^="declare "]').first();
  await defends.waitFor();
  await look(page, 'virtu-siege-%s');
  await defends.click();
  await player.send();
  // Both pass, and it is decided.
  for (let i = 0; i < 12; i++) {
    await takeDevice(page);
    if ((await asked(page).getAttribute('data-phase')) !== 'declare') break;
    await page.locator('[data-choice="pass"]').click();
    await player.send();
  }
  await page
    .getByText(/Strengths: /)
    .first()
    .waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('V4.5: a turn that would leave a palace shut by indulgences is asked about once more', async () => {
  const guest = await arrive();
  const { page } = guest;
  await guest.open('/');
  let last = '';
  await openVirtuAt(page, people, ({ seat, game, leavesStuck }) => {
    if (game.view.seats[seat]!.indulgences.length < 4) return false;
    last = game.legal.find(leavesStuck) ?? '';
    return last !== '';
  });
  await takeDevice(page);
  await page.locator(`[data-choice="${last}"]`).click();
  await page.getByTestId('stuck').waitFor();
  const dialog = page.getByRole('dialog', { name: 'You would be stuck' });
  await confirm(page).click();
  await look(page, 'virtu-stuck-%s');
  await dialog.getByRole('button', { name: 'Go on planning' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await composed(page).count()).toBe(1);
  await confirm(page).click();
  await dialog.getByRole('button', { name: 'Confirm all the same' }).click();
  await expect.poll(() => composed(page).count()).toBe(0);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('V6.2, V6.3: a winter with a card moved and a card bought', async () => {
  const guest = await arrive();
  const { page } = guest;
  await guest.open('/');
  await openVirtuAt(page, people, ({ seat, game }) => {
    const { phase, seats } = game.view;
    const mine = seats[seat]!;
    const shifts = game.legal.some((one) => /^shift [LR]\d room/.test(one));
    return phase === 'arrange' && shifts && mine.florins >= 2 && Object.keys(mine.courtiers ?? {}).length < 3;
  });
  await takeDevice(page);
  // Tap a card, then where it goes.
  const shift = await page.locator('[data-choice^="shift "]').first().getAttribute('data-choice');
  const [, position, room] = /^shift ([LR]\d) room (\d)/.exec(
    (
      await choices(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ''))
    ).find((one) => /^shift [LR]\d room/.test(one)) ?? shift!,
  )!;
  await page.locator(`[data-piece="${position}"]`).click();
  await page.locator(`[data-piece="room-${room}"]`).click();
  await expect.poll(() => composed(page).count()).toBe(1);
  await page.locator('[data-choice="end"]').click();
  await page.locator('[data-testid="plan"]:not([data-phase="arrange"])').waitFor();
  // What can be had is chosen in the supply.
  await page.getByRole('tab', { name: 'Supply' }).click();
  await page.locator('.supply .is-now').first().click();
  await expect.poll(() => page.locator('[data-step^="buy "]').count()).toBe(1);
  await look(page, 'virtu-winter-%s');
  const player = new VirtuPlayer(page);
  await player.compose();
  await player.send();
  await takeDevice(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .getByText(/ buys /)
    .first()
    .waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
