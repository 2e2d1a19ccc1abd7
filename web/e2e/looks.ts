// What can be said of any screen: what axe-core finds, which words are on it, a picture of it.
import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = fileURLToPath(new URL('../test-results/screens/', import.meta.url));

/** One line for each violation of the rules of accessibility. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  const results = await page.evaluate<AxeResults>('axe.run()');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''} ${node.html}`),
  );
}

/** Every text that somebody can see or hear. */
export function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
      if (text) found.add(text);
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const text = element.getAttribute(attribute)?.trim();
        if (text) found.add(text);
      }
    }
    return [...found];
  });
}

/** Texts that tell of a mistake: a value that was not there, a key in place of its text. */
export const broken = (all: string[]): string[] =>
  all.filter((text) => /\bundefined\b|\bnull\b|\bNaN\b|\[object|=>|^[a-z]+(\.[a-zA-Z_]+)+$/.test(text));

/** What is wider than the screen, or nothing. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export async function picture(page: Page, name: string): Promise<void> {
  const path = `${pictures}${name}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  // The home screen's picture comes last.
  await page.locator('[data-picture="coming"]').waitFor({ state: 'detached' });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/** A page of a test that failed: as it looks, where it is, and what it wrote to its console. */
export async function keepFailed(page: Page, test: string, said: readonly string[]): Promise<void> {
  const path = `${pictures}failed/${test.replace(/\W+/g, '_')}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.txt`, [page.url(), ...said, ''].join('\n'));
  await page.screenshot({ path: `${path}.png`, timeout: 15_000 });
}

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } };

/** Looks at a screen in both widths; `%s` in the name stands for the width. What is wrong does not end the test. */
export async function look(page: Page, name: string, withAxe = true): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await picture(page, name.replace('%s', size));
    if (withAxe) expect.soft(await violations(page), `${name} ${size}`).toEqual([]);
    expect.soft(await overflow(page), `${name} ${size}`).toBe(0);
  }
  await page.setViewportSize(sizes.desktop);
}
