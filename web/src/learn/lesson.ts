// What a lesson is: positions of the notation (docs/notation.md), what the learner is to do there, and what the others
// answer. The words are in text/lessons, step by step in the same order.
import type { CardName, Options, Phase } from '../condottiere/view';
import type { LessonName } from './lesson_names';
import type { Topic } from './text/rules/shape';

export interface Position {
  game: 'condottiere';
  players: number;
  options?: Options;
  regions?: Record<string, number>;
  pope?: string | null;
  holder: number;
  contested?: string | null;
  phase: Phase;
  turn: number;
  seats: {
    hand?: CardName[];
    line?: CardName[];
    passed?: boolean;
    played?: boolean;
  }[];
  discard?: CardName[];
  dice?: string;
}

export interface Step {
  /** The scene changes: this step begins at a position of its own. */
  scene?: Position;
  /** What the learner is to do, such as `play drummer`, or `place *` for any region. Nothing: just read and go on. */
  want?: string;
  /** Where any will do, the one that "Show me" takes. */
  example?: string;
  /** The learner is to find out alone: what is wanted is not marked. */
  find?: boolean;
  /** What the others do then. */
  replies?: readonly (readonly [seat: number, action: string])[];
  /** Cards shown beside the text: what is touched, and what is not. */
  touches?: readonly CardName[];
  spares?: readonly CardName[];
  /** Regions to look at on the map. */
  regions?: readonly string[];
}

export interface Lesson {
  name: LessonName;
  /** The rule behind it. */
  rule: Topic;
  /** Characters in the seats 1, 2, … */
  others: readonly string[];
  steps: readonly [Step & { scene: Position }, ...Step[]];
}

/** The learner. */
export const learner = 0;
/** Who explains. */
export const teacher = 'ansaldo';

/** `place *` is any of its kind, but nothing (`favour none`) is none of it. */
export function matches(wanted: string, action: string): boolean {
  if (!wanted.endsWith(' *')) return action === wanted;
  return action.startsWith(wanted.slice(0, -1)) && !action.endsWith(' none');
}
