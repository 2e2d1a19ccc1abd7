// Plays Virtù by the plan panel of the page: composes a turn choice by choice, and confirms it.
import type { Locator, Page } from 'playwright-core';
import { result } from './player.ts';
import { patience } from './visitor.ts';

export const plan = (page: Page): Locator => page.getByTestId('plan');
/** The plan while it is my turn. */
export const asked = (page: Page): Locator => page.locator('[data-testid="plan"][data-asked="me"]');
export const choices = (page: Page): Locator => page.locator('[data-choice]');
export const composed = (page: Page): Locator => page.locator('[data-testid="composed"] > li');
export const confirm = (page: Page): Locator => page.getByTestId('confirm');

/** Small and fixed, so that a test makes the same choices from the same positions. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % below;
  };
}

export class VirtuPlayer {
  private readonly roll: (below: number) => number;
  readonly page: Page;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.roll = dice(seed);
  }

  isAsked(): Promise<boolean> {
    return asked(this.page).isVisible();
  }
  /** Waits until I am asked something or the game is over; true if I am asked. */
  async waitForTurn(): Promise<boolean> {
    await asked(this.page).or(result(this.page)).first().waitFor({ timeout: patience });
    return this.isAsked();
  }
  /** Composes until the turn is whole; `watch` is called before each choice with the phase that is asked about. */
  async compose(watch: (phase: string) => Promise<void> = () => Promise.resolve()): Promise<void> {
    while ((await confirm(this.page).getAttribute('aria-disabled')) !== 'false') {
      await watch((await asked(this.page).getAttribute('data-phase')) ?? '');
      const count = await choices(this.page).count();
      const steps = await asked(this.page).getAttribute('data-steps');
      // As often what ends a part, which comes last, as anything else: turns are lively, and come to an end.
      await choices(this.page)
        .nth(this.roll(2) > 0 ? count - 1 : this.roll(count))
        .click();
      await this.page.locator(`[data-testid="plan"]:not([data-steps="${steps}"])`).waitFor();
    }
  }
  /** Confirms, and waits until the table has gone on. A palace that it would shut (V4.5) is asked about once more. */
  async send(): Promise<void> {
    const at = await asked(this.page).getAttribute('data-at');
    const stuck = await this.page.getByTestId('stuck').isVisible();
    await confirm(this.page).click();
    if (stuck) await this.page.getByRole('button', { name: 'Confirm all the same' }).click();
    await this.page.locator(`[data-asked="me"][data-at="${at}"]`).waitFor({ state: 'detached' });
  }
  async decide(watch?: (phase: string) => Promise<void>): Promise<void> {
    await this.compose(watch);
    await this.send();
  }
}

/** Plays so many turns, or to the end; how many were made. */
export async function playVirtu(
  page: Page,
  turns = Infinity,
  watch?: (phase: string) => Promise<void>,
): Promise<number> {
  const player = new VirtuPlayer(page);
  let made = 0;
  while (made < turns && (await player.waitForTurn())) {
    await player.decide(watch);
    made++;
  }
  return made;
}

/** Several people at one table, whoever is asked first: so many turns in all, or to the end. */
export async function playVirtuTogether(players: VirtuPlayer[], turns = Infinity): Promise<void> {
  for (let made = 0; made < turns;) {
    let next: VirtuPlayer | undefined;
    for (const player of players) if (!next && (await player.isAsked())) next = player;
    if (next) {
      await next.decide();
      made++;
    } else if (!(await Promise.race(players.map((player) => player.waitForTurn())))) {
      return;
    }
  }
}
