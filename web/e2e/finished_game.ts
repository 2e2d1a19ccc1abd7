// A finished game of Virtù in the server, played by its bots: the host sits down, begins, and lends the seat to one of them.
import type { Page } from 'playwright-core';

/** Its address, `/t/ID`. The page must be one of somebody who has come in. */
export async function finishedVirtu(page: Page, years = 1): Promise<string> {
  const id = await page.evaluate(async (wanted) => {
    const wish = { game: 'virtu', players: 3, options: { years: wanted }, bots: ['novice', 'novice'] };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...wish, join: true }),
    });
    const { id: table } = (await answer.json()) as { id: string };
    await new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`/api/tables/${table}/socket`);
      const say = (message: object) => socket.send(JSON.stringify(message));
      socket.onopen = () => say({ type: 'start', id: 1 });
      socket.onerror = () => reject(new Error('no line to the table'));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data as string) as {
          type: string;
          id?: number;
          error?: string;
          table?: { status: string };
        };
        if (message.type === 'refused') reject(new Error(message.error));
        if (message.type === 'ok' && message.id === 1) say({ type: 'lend', id: 2, bot: 'novice' });
        if (message.table?.status === 'finished') {
          socket.close();
          resolve();
        }
      };
    });
    return table;
  }, years);
  return `/t/${id}`;
}
