// Every option, switched on by its switch, in a game that goes on with it.
import { expect, test } from 'vitest';
import { startAgainstBots } from './new_table.ts';
import { play } from './player.ts';
import { stage } from './stage.ts';

const { arrive } = stage();

const options = [
  'Draw after battle',
  'Play for points',
  'Bigger kingdoms',
  'Capturing regions',
  'Hidden cards',
];

test.each([...options.map((option) => [option]), options])('%s', async (...chosen) => {
  const guest = await arrive();
  await startAgainstBots(guest.page, { players: 3, options: chosen });
  await play(guest.page, 20);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
