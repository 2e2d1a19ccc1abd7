// Somebody without a mouse: goes by Tab to what is wanted, and presses it.
import type { Page } from 'playwright-core';

/** What has the focus, by its name; empty if nothing has it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return '';
    const label = it instanceof HTMLInputElement ? it.labels?.[0]?.innerText : undefined;
    return (it.getAttribute('aria-label') ?? label ?? it.innerText).replace(/\s+/g, ' ').trim() || it.tagName;
  });
}

/** No page has as many stops. */
const most = 90;

/** Tab until what has the focus is called so, or is what the selector finds. */
export async function tabTo(page: Page, wanted: RegExp | string): Promise<void> {
  const there = async () =>
    typeof wanted === 'string'
      ? page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)
      : wanted.test(await focused(page));
  for (let stops = 0; stops < most; stops++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(wanted)} by Tab; the focus is on "${await focused(page)}"`);
}

export async function press(page: Page, wanted: RegExp | string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
