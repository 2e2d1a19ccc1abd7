import { expect, test } from 'vitest';
import { forcedSources, treasuryFlorins } from './forced_payment';
import type { Preview } from './guide_types';
import { stepOf } from './plan_step';

const used = (source: string, seat = 0) => ({
  event: 'source_used',
  seat,
  source,
  symbol: 'crown' as const,
  count: 2,
});
const preview = {
  steps: [
    { action: 'stop', told: [used('Roma')] },
    { action: 'annex Spoleto', told: [] },
    { action: 'use duchy crown', told: [used('duchy'), used('L1'), used('L1', 1)] },
  ],
} as unknown as Preview;
const steps = [stepOf('stop'), { ...stepOf('annex Spoleto'), paid: ['use duchy crown'] }];

test('V2.3: what pays because nothing else could is told with what was chosen', () => {
  expect(forcedSources(preview, steps, 1, 0, ['duchy'])).toEqual([
    { source: 'L1', card: undefined, symbol: 'crown', count: 2 },
  ]);
  expect(forcedSources(preview, steps, 0, 0, []).map(({ source }) => source)).toEqual(['Roma']);
});
test('of a step that is not there, and before anything is seen, nothing', () => {
  expect(forcedSources(preview, steps, 2, 0, [])).toEqual([]);
  expect(forcedSources(null, steps, 1, 0, [])).toEqual([]);
});
test('V2.4: the treasury gives the florins that no source gave', () => {
  const florins = (event: string, count: number, seat = 0) => ({ event, seat, count, symbol: 'florin' });
  const told = [
    { ...used('Roma'), symbol: 'florin' },
    florins('florins_paid', 3),
    florins('florins_paid', 5, 1),
  ];
  const one = { steps: [{ action: 'hire Roma', told }] } as unknown as Preview;
  expect(treasuryFlorins(one, [stepOf('hire Roma')], 0, 0)).toBe(1);
  expect(treasuryFlorins(preview, steps, 1, 0)).toBe(0);
  expect(treasuryFlorins(null, steps, 1, 0)).toBe(0);
});
