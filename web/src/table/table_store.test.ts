import { describe, expect, it } from 'vitest';
import type { Connection, Listener } from '../connection/connection';
import type { Hello, Ok, Refused, Request, TableEvent, TableInfo } from '../connection/messages';
import { TableStore } from './table_store.svelte';

const talk = (number: number, extra = 0): TableEvent => ({
  number,
  extra,
  at: 0,
  kind: 'talk',
  seat: 0,
  to: null,
  text: `${number}.${extra}`,
});
const info: TableInfo = {
  settings: {
    game: 'condottiere',
    players: 2,
    options: {},
    public: false,
    spectators: true,
    clock: { kind: 'none' },
    pause: 3,
  },
  status: 'playing',
  host: 0,
  seats: [],
  pacts: [],
  seed_sha256: null,
  seed: null,
  rematch: null,
};
const hello = (events: TableEvent[], more: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  table_id: 'x',
  you: { seat: 0, host: true },
  number: events.at(-1)?.number ?? 0,
  extra: events.at(-1)?.extra ?? 0,
  resync: false,
  events,
  table: info,
  game: null,
  ...more,
});

/** A connection that keeps what it was asked and answers as it is told. */
function fake(answer: Ok | Refused = { type: 'ok', id: 1, number: 0, extra: 0 }) {
  const asked: Request[] = [];
  let listener: Listener | undefined;
  const connection: Connection = {
    place: 'server',
    listen: (one) => {
      listener = one;
    },
    ask: async (request) => {
      asked.push(request);
      return answer;
    },
    replay: () => Promise.reject(new Error('not here')),
    chances: async () => [],
    record: async () => '',
    advise: async () => null,
    sit: () => undefined,
    close: () => undefined,
  };
  const store = new TableStore(connection);
  return { store, asked, tell: listener! };
}
const texts = (store: TableStore) => store.events.map((event) => `${event.number}.${event.extra}`);

describe('what a table told', () => {
  it('is put together without gaps and without doubles', () => {
    const { store, tell } = fake();
    tell.hello(hello([talk(1), talk(2)]));
    tell.update({ type: 'update', events: [talk(2), talk(2, 1), talk(3)] });
    tell.update({ type: 'update', events: [talk(3)] });
    expect(texts(store)).toEqual(['1.0', '2.0', '2.1', '3.0']);
  });
  it('goes on after a lost line with what was missed', () => {
    const { store, tell } = fake();
    tell.hello(hello([talk(1), talk(2)]));
    tell.line('lost');
    expect(store.line).toBe('lost');
    tell.hello(hello([talk(3)]));
    expect(texts(store)).toEqual(['1.0', '2.0', '3.0']);
  });
  it('begins anew after too long a gap, and for another seat', () => {
    const { store, tell } = fake();
    tell.hello(hello([talk(1), talk(2)]));
    tell.hello(hello([talk(8)], { resync: true }));
    expect(texts(store)).toEqual(['8.0']);
    tell.hello(hello([talk(1), talk(8)], { you: { seat: 1, host: false } }));
    expect(texts(store)).toEqual(['1.0', '8.0']);
  });
  it('keeps table and game where an update has none', () => {
    const { store, tell } = fake();
    tell.hello(hello([]));
    tell.update({ type: 'update', events: [talk(1)] });
    expect(store.info).toBe(info);
    tell.update({ type: 'update', events: [], table: { ...info, status: 'finished' } });
    expect(store.info?.status).toBe('finished');
  });
  it('is the same object where it is told again as it was', () => {
    const { store, tell } = fake();
    const settings = structuredClone(info.settings);
    tell.hello(hello([], { table: { ...info, settings } }));
    tell.update({ type: 'update', events: [], table: structuredClone({ ...info, status: 'finished' }) });
    expect(store.info?.settings).toBe(settings);
  });
});

describe('asking', () => {
  it('says which event an action answers', async () => {
    const { store, asked, tell } = fake();
    tell.hello(hello([talk(4)]));
    tell.update({ type: 'update', events: [talk(5)] });
    await store.act('pass');
    expect(asked).toEqual([{ type: 'act', after: 5, actions: ['pass'] }]);
    expect(store.busy).toBe(false);
  });
  it('keeps a refusal, but not that something came in between', async () => {
    const refused: Refused = { type: 'refused', id: 1, error: 'illegal', detail: '' };
    const illegal = fake(refused);
    await illegal.store.act('pass');
    expect(illegal.store.refused).toEqual(refused);
    const stale = fake({ ...refused, error: 'stale' });
    await stale.store.act('pass');
    expect(stale.store.refused).toBeNull();
  });
});
