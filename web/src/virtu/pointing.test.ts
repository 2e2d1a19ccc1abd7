import { beforeAll, describe, expect, test } from 'vitest';
import type { VirtuGuide } from '../worker/guide_virtu';
import { grouped } from './choices';
import { fixtures } from './fixtures';
import type { Legal } from './guide_types';
import type { LegalAction } from './legal_action';
import { about, pointable, pointed } from './pointing';
import { testGuide } from './test_guide';
import type { View } from './view_types';
import { waysOf } from './ways';

let guide: VirtuGuide;
beforeAll(async () => {
  guide = await testGuide();
});
function viewOf(name: keyof typeof fixtures, more: Partial<View> = {}): View {
  const { scores: _, ...view } = fixtures[name];
  return { ...view, viewer: view.turn, ...more };
}
function legalOf(view: View, actions: string[] = []): Legal {
  const legal = guide.legal({ view, do: actions });
  if ('refused' in legal) throw new Error(legal.refused);
  return legal;
}
const march = (from: string, to: string): LegalAction => ({
  action: `march ${from} ${to}`,
  kind: 'march',
  from,
  to,
  cost: { cavalry: 1 },
});

describe('a city on the map', () => {
  test('V4.10: one that can be annexed is annexed', () => {
    const { actions } = legalOf(viewOf('four'));
    expect(pointed(actions, [], null, 'Bologna')).toEqual({ pick: ['annex Bologna'] });
    expect(pointed(actions, [], null, 'Napoli')).toBeNull();
    expect(pointable(actions, [], null).spots).toContain('Bologna');
  });
  test('V4.11: a troop is taken up first, then the next city says where it goes', () => {
    const actions = [march('Firenze', 'Siena'), march('Firenze', 'Pisa'), march('Pisa', 'Siena')];
    expect(pointed(actions, [], null, 'Firenze')).toEqual({ take: 'Firenze' });
    expect(pointable(actions, [], 'Firenze').targets).toEqual(['Siena', 'Pisa']);
    expect(pointed(actions, [], 'Firenze', 'Siena')).toEqual({ pick: ['march Firenze Siena'] });
    // The same city again lets go of it.
    expect(pointed(actions, [], 'Firenze', 'Firenze')).toBeNull();
    // A city that only others can go to: the list tells who.
    expect(pointed(actions, [], null, 'Siena')).toEqual({ take: 'Siena' });
    expect(about(actions, 'Siena').map(({ action }) => action)).toEqual([
      'march Firenze Siena',
      'march Pisa Siena',
    ]);
  });
});

test('V1.5: a family card is taken up, and goes where one points', () => {
  const { actions } = legalOf(viewOf('setup'));
  const [card] = viewOf('setup').seats[viewOf('setup').turn ?? 0]!.family ?? [];
  expect(pointed(actions, [], null, card!)).toEqual({ take: card });
  const { targets } = pointable(actions, [], card!);
  expect(targets).toContain('room-1');
  expect(pointed(actions, [], card!, 'room-1')).toEqual({ pick: [`put ${card} room 1`] });
});

test('V4.1: every room that the marker can come to has a way, the near ones free', () => {
  // The spring of another begins, as the guide supposes it.
  const view = viewOf('three', { viewer: 1 });
  const asked = { view, seat: 1, suppose: 'spring' as const };
  const legal = guide.legal(asked);
  if ('refused' in legal) throw new Error(legal.refused);
  const ways = waysOf(guide, asked, 1);
  expect(ways.length).toBeGreaterThan(1);
  expect(ways[0]!.cost).toEqual({});
  for (const { choices, room } of ways) {
    const there = guide.preview({ ...asked, do: choices });
    if ('refused' in there) throw new Error(there.refused);
    expect(there.wrong).toBeNull();
    expect(there.view.seats[1]?.marker).toBe(room);
    expect(pointed(legal.actions, ways, null, `room-${room}`)).toEqual({ pick: choices });
  }
});

test('every choice is in one group, and none is lost', () => {
  for (const name of ['four', 'setup', 'siege', 'five'] as const) {
    const { actions } = legalOf(viewOf(name));
    expect(grouped(actions).flatMap((group) => group.actions)).toHaveLength(actions.length);
  }
});
