import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ok, Refused } from '../connection/messages';
import type { VirtuGuide } from '../worker/guide_virtu';
import { fixtures } from './fixtures';
import { Plan, type PlanTable } from './plan.svelte';
import { testGuide } from './test_guide';
import type { View } from './view_types';

let guide: VirtuGuide;
beforeAll(async () => {
  guide = await testGuide();
});

/** A table that takes what it is sent, or refuses it. */
class Table implements PlanTable {
  id = 'abc';
  me: number | null;
  view = $state.raw() as View;
  myTurn = $state.raw(true);
  keeps = true;
  sent: string[][] = [];
  answer: Ok | Refused = { type: 'ok', id: 1, number: 1, extra: 0 };
  constructor(view: View, me = view.turn) {
    const { scores: _, ...plain } = view as View & { scores?: unknown };
    this.view = { ...plain, viewer: me };
    this.me = me;
  }
  get guide() {
    return guide;
  }
  act(...actions: string[]): Promise<Ok | Refused> {
    this.sent.push(actions);
    return Promise.resolve(this.answer);
  }
}
const memory = new Map<string, string>();
const device = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => {
  memory.clear();
  device.clear();
  vi.stubGlobal('sessionStorage', storage(memory));
  vi.stubGlobal('localStorage', storage(device));
});
function begin(view: View, me = view.turn): { plan: Plan; table: Table } {
  const table = new Table(view, me);
  const plan = new Plan(table);
  plan.settle();
  return { plan, table };
}
const choices = (plan: Plan) => plan.legal?.actions.map(({ action }) => action) ?? [];
/** Chooses what ends things until the turn is whole. */
function finish(plan: Plan): void {
  for (let i = 0; i < 40 && !plan.preview?.stop; i++) {
    const all = choices(plan);
    expect(plan.pick(all.find((one) => one === 'end' || one === 'stop' || one === 'pass') ?? all[0]!)).toBe(
      true,
    );
  }
}

describe('a turn of Diplomacy (V4.10)', () => {
  test('what is chosen is paid at once, and is a whole turn', () => {
    const { plan } = begin(fixtures.four);
    expect(choices(plan)).toContain('annex Bologna');
    expect(plan.pick('annex Bologna')).toBe(true);
    expect(plan.steps).toHaveLength(1);
    expect(plan.preview?.wrong).toBeNull();
    expect(plan.preview?.view.seats[0]?.cities).toHaveProperty('Bologna');
    expect(plan.complete).toBe(true);
    expect(plan.legal).toBeNull();
  });

  test('V2.3: the payment can be changed source by source, and changed back', () => {
    const view = structuredClone(fixtures.four);
    view.seats[0]!.rooms![1]!.under = null; // or the room would pay alone
    const { plan } = begin(view);
    plan.pick('annex Bologna');
    const proposed = plan.payment(0)!;
    const paying = proposed.sources.filter(({ chosen, source }) => chosen && source.type === 'courtier');
    const [first] = paying;
    if (!first) throw new Error('no courtier pays');
    expect(plan.repay(0, { keep: [], avoid: [first.source.name] })).toBe(true);
    expect(plan.actions.join()).not.toContain(`use ${first.source.name} `);
    expect(plan.complete).toBe(true);
    expect(plan.repay(0, { keep: [], avoid: [] })).toBe(true);
    expect(plan.payment(0)!.actions).toEqual(proposed.actions);
    // All that could pay is to be spared: it cannot be, and the payment stays as it was.
    const all = proposed.sources.map(({ source }) => source.name);
    expect(plan.repay(0, { keep: [], avoid: all })).toBe(false);
    expect(plan.unpayable).toBe(0);
    expect(plan.complete).toBe(true);
  });

  test('undo and redo go step by step, and cost nothing', () => {
    const { plan } = begin(fixtures.four);
    const before = choices(plan);
    plan.pick('annex Bologna');
    const sent = plan.actions;
    plan.undo();
    expect(plan.actions).toEqual([]);
    expect(choices(plan)).toEqual(before);
    expect(plan.canRedo).toBe(true);
    plan.redo();
    expect(plan.actions).toEqual(sent);
    expect(plan.canRedo).toBe(false);
    plan.startOver();
    expect(plan.steps).toEqual([]);
    plan.pick('annex Bologna');
    expect(plan.canRedo).toBe(false);
  });

  test('what is not legal is not taken', () => {
    const { plan } = begin(fixtures.four);
    expect(plan.pick('annex Napoli')).toBe(false);
    expect(plan.steps).toEqual([]);
  });

  test('it is sent as one, and cleared when the table has gone on', async () => {
    const { plan, table } = begin(fixtures.four);
    plan.pick('annex Bologna');
    const composed = plan.actions;
    await plan.confirm();
    expect(table.sent).toEqual([composed]);
    // The picture stays until the table shows it.
    expect(plan.actions).toEqual(composed);
    table.view = { ...plan.preview!.view };
    table.myTurn = false;
    plan.settle();
    expect(plan.steps).toEqual([]);
    expect(plan.dropped).toBeNull();
    expect(memory.size).toBe(0);
  });

  test('what was refused stays, and what can no longer be done is told', async () => {
    const { plan, table } = begin(fixtures.four);
    plan.pick('annex Bologna');
    table.answer = { type: 'refused', id: 1, error: 'stale', detail: '' };
    await plan.confirm();
    expect(plan.actions[0]).toBe('annex Bologna');
    expect(plan.dropped).toBeNull();
    // Somebody else has the city now.
    const seats = table.view.seats.map((seat, i) =>
      i === 1 ? { ...seat, cities: { ...seat.cities, Bologna: 'used' as const } } : seat,
    );
    table.view = { ...table.view, seats };
    plan.settle();
    expect(plan.steps).toEqual([]);
    expect(plan.dropped?.steps.map(({ choice }) => choice)).toEqual(['annex Bologna']);
    expect(plan.dropped?.why).not.toBe('');
  });

  test('what was composed when the clock or another window decided is told until it was read', () => {
    const { plan, table } = begin(fixtures.four);
    plan.pick('annex Bologna');
    table.myTurn = false;
    plan.settle();
    expect(plan.steps).toEqual([]);
    table.view = { ...table.view };
    table.myTurn = true;
    plan.settle();
    expect(plan.dropped?.steps.map(({ choice }) => choice)).toEqual(['annex Bologna']);
    plan.forget();
    plan.settle();
    expect(plan.dropped).toBeNull();
  });

  test('it is there again in a new tab, days later', () => {
    const { plan } = begin(fixtures.three);
    plan.pick(choices(plan)[0]!);
    memory.clear();
    expect(begin(fixtures.three).plan.steps).toHaveLength(1);
    plan.startOver();
    expect([memory.size, device.size]).toEqual([0, 0]);
  });
  test('it is there again after a reload of the page', () => {
    const { plan, table } = begin(fixtures.four);
    plan.pick('annex Bologna');
    const again = new Plan(table);
    again.settle();
    expect(again.actions).toEqual(plan.actions);
    expect(again.complete).toBe(true);
    // For another seat of the device it is not.
    const other = new Table(fixtures.four, 1);
    other.myTurn = false;
    const theirs = new Plan(other);
    theirs.settle();
    expect(theirs.steps).toEqual([]);
  });
});

describe('while others play', () => {
  test('V6: a winter is prepared, kept, and lies ready when it comes', () => {
    const { plan, table } = begin(fixtures.three, 1);
    table.myTurn = false;
    plan.settle();
    expect(plan.mode).toBe('none');
    expect(plan.legal).toBeNull();
    plan.prepare(true);
    expect(plan.mode).toBe('winter');
    expect(plan.legal?.part).toBe('winter');
    finish(plan);
    expect(plan.steps.length).toBeGreaterThan(0);
    // Nothing can be sent while it is not my turn.
    expect(plan.complete).toBe(false);
    const prepared = plan.actions;

    // My own winter begins: the same position, as the guide supposes it.
    const supposed = guide.preview({ view: table.view, seat: 1, suppose: 'winter' });
    if ('refused' in supposed) throw new Error(supposed.refused);
    table.view = supposed.view;
    table.myTurn = true;
    plan.settle();
    expect(plan.mode).toBe('turn');
    expect(plan.actions).toEqual(prepared);
    expect(plan.offered).toBe('all');
    expect(plan.complete).toBe(true);
  });
});

test('V1.5: family cards are placed in any order, and confirmed together', () => {
  const { plan } = begin(fixtures.setup);
  const family = fixtures.setup.seats[fixtures.setup.turn ?? 0]?.family ?? [];
  expect(family.length).toBeGreaterThan(1);
  while (!plan.preview?.stop) expect(plan.pick(choices(plan)[0]!)).toBe(true);
  expect(plan.complete).toBe(true);
  expect(plan.actions.length).toBeLessThanOrEqual(family.length);
});

test('V5.4: a declaration is sent alone, since the other side answers it', () => {
  const { plan } = begin(fixtures.siege);
  expect(plan.legal?.phase).toBe('declare');
  const declare = choices(plan).find((one) => one.startsWith('declare '))!;
  expect(plan.pick(declare)).toBe(true);
  expect(plan.preview?.complete).toBe(true);
});
