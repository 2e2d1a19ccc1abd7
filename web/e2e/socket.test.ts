// The protocol from a page of the site itself: cookies, WebSocket and security policy as a browser has them.
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

const { arrive } = stage();

test('a page plays a whole game over its WebSocket', async () => {
  const ada = await arrive();
  await ada.introduce('Ada');
  await ada.page.goto('/');
  const outcome = await ada.page.evaluate(async () => {
    const wish = { game: 'condottiere', players: 3, pause: 0, bots: ['random', 'random'] };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { id } = (await answer.json()) as { id: string };
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket?since=0.0`,
    );
    return new Promise<{ winners: number[]; moves: number }>((resolve, reject) => {
      let number = 0;
      let moves = 0;
      const send = (message: object) => socket.send(JSON.stringify(message));
      socket.onclose = () => reject(new Error('the server hung up'));
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data));
        if (message.type === 'refused') {
          // A secret answer of a bot came in between; the next update has what may be done now.
          if (message.error !== 'stale') reject(new Error(JSON.stringify(message)));
          return;
        }
        if (message.type === 'hello') {
          number = message.number;
          if (message.table.status === 'open') return send({ type: 'start' });
        }
        number = message.events?.at(-1)?.number ?? number;
        if (message.game?.result) {
          socket.onclose = null;
          socket.close();
          return resolve({ winners: message.game.result.winners, moves });
        }
        const legal: string[] = message.game?.legal ?? [];
        if (legal.length > 0) {
          moves++;
          send({ type: 'act', after: number, actions: [legal[moves % legal.length]] });
        }
      };
    });
  });
  expect(outcome.winners.length).toBeGreaterThan(0);
  expect(outcome.moves).toBeGreaterThan(0);
  await ada.leave();
});

test('another origin may not do anything in the name of a guest', async () => {
  const ada = await arrive();
  await ada.introduce('Ada');
  const answer = await ada.context.request.post('/api/tables', {
    headers: { Origin: 'http://elsewhere.example' },
    data: { game: 'condottiere', players: 2 },
  });
  expect(answer.status()).toBe(403);
  await ada.leave();
});
