// The lessons of Virtù: scenes (made by `condotta position`), what is wanted in them, what the others answer. The words are
// in text/, a folder a lesson, step by step in the same order.
import type { VirtuTopic } from '../../text/virtu_rules/shape';
import type { View } from '../../virtu/view_types';
import type { VirtuLessonName } from '../lesson_names';
import type { Script, ScriptStep } from '../script';
import agents from './scenes/agents.json';
import annexation from './scenes/annexation.json';
import cheaper from './scenes/cheaper.json';
import defended from './scenes/defended.json';
import oneKind from './scenes/one_kind.json';
import payment from './scenes/payment.json';
import scoring from './scenes/scoring.json';
import siege from './scenes/siege.json';
import voyage from './scenes/voyage.json';
import wheel from './scenes/wheel.json';
import winter from './scenes/winter.json';

/** What of the table is in front. */
export type Front = 'palace' | 'map' | 'score';

export interface VirtuStep extends ScriptStep<View> {
  front: Front;
}
export interface VirtuLesson extends Script<VirtuStep> {
  name: VirtuLessonName;
  /** The rule behind it. */
  rule: VirtuTopic;
}

// JSON has no types as narrow as ours; the tests open every scene.
const scene = (position: unknown) => position as View;
const others = ['orsola', 'tonio'];

export const virtuLessons: Record<VirtuLessonName, VirtuLesson> = {
  wheel: {
    name: 'wheel',
    rule: 'move',
    others,
    steps: [
      { scene: scene(wheel), front: 'palace' },
      { front: 'palace', want: 'on' },
      { front: 'palace', want: 'stop' },
      { front: 'palace', want: 'end' },
      { front: 'palace', want: 'turn Firenze' },
      { front: 'palace', want: 'turn Pisa' },
      { front: 'palace' },
    ],
  },
  payment: {
    name: 'payment',
    rule: 'payment',
    others,
    steps: [
      { scene: scene(payment), front: 'palace' },
      { front: 'palace', want: 'advance' },
      { front: 'palace', want: 'use action crown' },
      { front: 'palace', want: 'use R1 florin' },
      { scene: scene(oneKind), front: 'palace', want: 'advance' },
      { front: 'palace', want: 'use R2 crown', find: true },
      { front: 'palace', want: 'use R1 florin', find: true },
      { front: 'palace' },
    ],
  },
  annexation: {
    name: 'annexation',
    rule: 'diplomacy',
    others,
    steps: [
      { scene: scene(annexation), front: 'map' },
      { front: 'map', want: 'annex Ravenna' },
      { front: 'palace', want: 'use action crown' },
      { front: 'palace', want: 'use R1 crown' },
      { scene: scene(voyage), front: 'map', want: 'annex Terracina' },
      { front: 'palace', want: 'use action crown' },
      { front: 'map' },
    ],
  },
  agents: {
    name: 'agents',
    rule: 'intrigue',
    others,
    steps: [
      { scene: scene(agents), front: 'palace' },
      { front: 'palace', want: 'remove palace-0-2' },
      { front: 'map', want: 'agent Siena' },
      { scene: scene(cheaper), front: 'map', want: 'annex Siena' },
      { front: 'palace', want: 'use action crown' },
      { front: 'palace', want: 'use L1 crown' },
      { front: 'map' },
    ],
  },
  siege: {
    name: 'siege',
    rule: 'siege',
    others,
    steps: [
      { scene: scene(siege), front: 'map' },
      { front: 'map', want: 'march Firenze Spoleto' },
      { front: 'palace', want: 'use action cavalry' },
      { front: 'map', want: 'march Firenze Spoleto' },
      { front: 'map', want: 'end' },
      { front: 'map', want: 'declare R1' },
      { scene: scene(defended), front: 'map' },
      { front: 'map', want: 'declare R1', replies: [[2, 'declare R1']] },
      { front: 'map' },
    ],
  },
  winter: {
    name: 'winter',
    rule: 'buy',
    others,
    steps: [
      { scene: scene(winter), front: 'palace' },
      { front: 'map', want: 'upkeep 1' },
      { front: 'palace', want: 'shift L1 room 1' },
      { front: 'palace', want: 'end' },
      { front: 'palace', want: 'buy podesta' },
      { front: 'palace', want: 'lodge left' },
      { front: 'palace', want: 'end' },
      { front: 'map', want: 'hire Firenze' },
      { front: 'palace' },
    ],
  },
  scoring: {
    name: 'scoring',
    rule: 'prestige',
    others,
    steps: [
      { scene: scene(scoring), front: 'score' },
      { front: 'palace', want: 'end' },
      { front: 'score', want: 'buy cathedral *', find: true },
      { front: 'score' },
    ],
  },
};
