// Somebody before a browser of their own.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import type { Site } from './site.ts';

export const patience = 60_000;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      // Chromium refuses its sandbox to root; containers run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // The small /dev/shm of a container is no place for its shared memory.
      '--disable-dev-shm-usage',
    ],
  });
}

export class Visitor {
  /** Whatever the browser complained of: errors of scripts, refusals of the security policy, files not found. */
  readonly complaints: string[] = [];
  /** All that the pages wrote to their consoles, the last of it: for whoever looks into a failure. */
  readonly said: string[] = [];
  readonly context: BrowserContext;
  page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.watch(page);
    context.on('page', (another) => this.watch(another));
  }

  static async arrive(browser: Browser, site: Site, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      // Animations are for people; a test that waits for them proves nothing more.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(patience);
    return new Visitor(context, await context.newPage());
  }

  /** Comes in by this name without asking the page, where the test is not about that. */
  async introduce(name: string): Promise<void> {
    const answer = await this.context.request.post('/api/me', { data: { name } });
    if (!answer.ok()) throw new Error(`${name} may not come in: ${answer.status()}`);
    // What the page remembers of having come in: it asks the server about nobody else.
    await this.context.addInitScript(() => localStorage.setItem('condotta.came', '1'));
  }

  /** Goes to a screen and waits until its heading is there. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('main').first().waitFor();
  }

  async leave(): Promise<void> {
    // What the page is still fetching is not missed.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      this.said.push(`${message.type()}: ${message.text()}`);
      if (this.said.length > 200) this.said.shift();
      // That a stranger is one is an answer, but the browser has it in red.
      const stranger = message.location().url.endsWith('/api/me') && message.text().includes('401');
      if (message.type() === 'error' && !stranger) {
        this.complaints.push(`${new URL(page.url()).pathname}: ${message.text()} ${message.location().url}`);
      }
    });
    page.on('pageerror', (error) =>
      this.complaints.push(`${new URL(page.url()).pathname}: ${error.stack ?? error}`),
    );
  }
}
