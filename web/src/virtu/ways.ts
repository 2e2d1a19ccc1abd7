// Where the marker can come to in one turn, and what going there takes (V4.1): found by trying, with the guide.
import type { Asked } from './guide_types';
import type { LegalAction, Price, RoomAction } from './legal_action';
import { type PayGuide, type PlanStep, actionsOf, stepOf, withPayment } from './plan_step';

export interface Way {
  room: number;
  act: RoomAction | null;
  blocked: 'indulgence' | 'agent' | null;
  cost: Price;
  /** What is chosen, one after another. */
  choices: string[];
}

/** Once around and a room more; whoever wants to go on does so step by step. */
const farthest = 6;

const sum = (a: Price, b: Price): Price => {
  const all: Price = { ...a };
  for (const [kind, count] of Object.entries(b) as [keyof Price, number][]) {
    all[kind] = (all[kind] ?? 0) + count;
  }
  return all;
};
type Onward = Extract<LegalAction, { kind: 'on' | 'on_florins' | 'on_arrow' }>;
const onwards = ['on', 'on_florins', 'on_arrow'];
const moving = ['move', 'enter'];

/** What lies or stands there, as the view tells it. */
function blockedAt({ view }: Asked, seat: number, room: number): Way['blocked'] {
  if (view.seats[seat]?.indulgences.includes(room)) return 'indulgence';
  return (view.agents[`palace-${seat}-${room}`] ?? seat) === seat ? null : 'agent';
}

export function waysOf(guide: PayGuide, asked: Asked, seat: number): Way[] {
  const ways: Way[] = [];
  const add = (way: Way) => {
    if (!ways.some(({ room }) => room === way.room)) ways.push(way);
  };
  const before = asked.do ?? [];
  let steps: PlanStep[] = [];
  let cost: Price = {};
  let last: Onward | null = null;
  for (let rooms = 0; rooms <= farthest; rooms++) {
    const choices = steps.map(({ choice }) => choice);
    const legal = guide.legal({ ...asked, do: [...before, ...actionsOf(steps)] });
    if ('refused' in legal) break;
    if (legal.seat !== seat || !moving.includes(legal.phase)) {
      // Where it could go no further the marker has stopped by itself.
      if (last)
        add({ room: last.room, act: last.act, blocked: blockedAt(asked, seat, last.room), cost, choices });
      break;
    }
    for (const one of legal.actions) {
      if (one.kind !== 'stop' && one.kind !== 'enter') continue;
      add({ room: one.room, act: one.act, blocked: one.blocked, cost, choices: [...choices, one.action] });
    }
    const onward = legal.actions.filter((one): one is Onward => onwards.includes(one.kind));
    last = onward.find(({ kind }) => kind !== 'on_arrow') ?? onward[0] ?? null;
    const step =
      last && withPayment(guide, asked, seat, [...before, ...actionsOf(steps)], stepOf(last.action));
    if (!last || !step) break;
    steps = [...steps, step];
    cost = sum(cost, last.cost ?? {});
  }
  return ways;
}
