// Plays by the controls of the page: looks at what it is asked, chooses something, presses the button.
import type { Locator, Page } from 'playwright-core';
import { patience } from './visitor.ts';

/** From the home screen to the first sight of one's hand. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now/ }).click();
  await hand(page).first().waitFor();
}

export const hand = (page: Page): Locator => page.locator('[data-hand]');
/** What I am asked; there only while it is my turn. */
export const question = (page: Page): Locator => page.locator('[data-asked="me"]');
export const result = (page: Page): Locator => page.getByTestId('result');

/** Small and fixed, so that a test makes the same choices from the same cards. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % below;
  };
}

export class Player {
  private readonly roll: (below: number) => number;
  readonly page: Page;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.roll = dice(seed);
  }

  /** Whether it is my turn now. */
  isAsked(): Promise<boolean> {
    return question(this.page).isVisible();
  }

  /** Waits until I am asked something or the game is over; true if I am asked. */
  async waitForTurn(): Promise<boolean> {
    await question(this.page).or(result(this.page)).first().waitFor({ timeout: patience });
    return this.isAsked();
  }

  /** Answers what I am asked and waits until the table has gone on. */
  async decide(): Promise<void> {
    const asked = question(this.page);
    const at = await asked.getAttribute('data-at');
    await this.answer(asked);
    await this.page.locator(`[data-asked="me"][data-at="${at}"]`).waitFor({ state: 'detached' });
  }

  private async answer(asked: Locator): Promise<void> {
    const choices = asked.locator('.choices button');
    const cards = this.page.locator('[data-hand].is-playable');
    const main = asked.getByTestId('main-action');
    const phase = await asked.getAttribute('data-phase');
    if (phase === 'battle') {
      const count = await cards.count();
      // As often a card as not: battles are worth the name, and games end.
      if (count > 0 && this.roll(2) > 0) {
        // From the keyboard: in a narrow fan cards cover each other.
        const card = cards.nth(this.roll(count));
        await card.focus();
        // Enter on the card that is chosen already would play it.
        if ((await card.getAttribute('aria-pressed')) !== 'true') await this.page.keyboard.press('Enter');
        await main.click();
        return;
      }
      await asked.getByRole('button', { name: /^Pass/ }).first().click();
      return;
    }
    const count = await choices.count();
    if (count > 0) await choices.nth(this.roll(count)).click();
    await main.click();
  }
}

/** Plays so many decisions, or to the end; how many were made. */
export async function play(page: Page, decisions = Infinity, seed = 1): Promise<number> {
  const player = new Player(page, seed);
  let made = 0;
  while (made < decisions && (await player.waitForTurn())) {
    await player.decide();
    made++;
  }
  return made;
}

/** Several people at one table, whoever is asked first: so many decisions in all, or to the end. */
export async function playTogether(players: Player[], decisions = Infinity): Promise<void> {
  for (let made = 0; made < decisions;) {
    let asked: Player | undefined;
    for (const player of players) if (!asked && (await player.isAsked())) asked = player;
    if (asked) {
      await asked.decide();
      made++;
    } else if (!(await Promise.race(players.map((player) => player.waitForTurn())))) {
      return;
    }
  }
}
