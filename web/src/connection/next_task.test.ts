import { expect, test } from 'vitest';
import { nextTask } from './next_task';

test('what waits for the next task comes after all that is promised in this one', async () => {
  const order: string[] = [];
  const later = nextTask().then(() => order.push('next task'));
  await Promise.resolve()
    .then(() => order.push('promised'))
    .then(() => order.push('promised after it'));
  await later;
  expect(order).toEqual(['promised', 'promised after it', 'next task']);
});
