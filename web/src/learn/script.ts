// What a lesson of any game is: scenes of its notation (docs/notation.md), what the learner is to do there, and what the
// others answer. The words are apart, step by step in the same order.

export interface ScriptStep<Scene = unknown> {
  /** The scene changes: this step begins at a position of its own. */
  scene?: Scene;
  /** What the learner is to do, such as `play drummer`, or `place *` for any region. Nothing: just read and go on. */
  want?: string;
  /** Where any will do, the one that "Show me" takes. */
  example?: string;
  /** The learner is to find out alone: what is wanted is not marked. */
  find?: boolean;
  /** What the others do then. */
  replies?: readonly (readonly [seat: number, action: string])[];
}

export interface Script<Step extends ScriptStep = ScriptStep> {
  name: string;
  /** Characters in the seats 1, 2, … */
  others: readonly string[];
  steps: readonly [Step & { scene: NonNullable<Step['scene']> }, ...Step[]];
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

/** Where a lesson stands among those of its game. */
export interface LessonPlace {
  number: number;
  of: number;
  /** The address of the one after it; null: it is the last. */
  next: string | null;
  /** Where a game of what was learned begins. */
  play: string;
}
