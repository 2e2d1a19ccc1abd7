// A lesson of Condottiere. The words are in text/lessons, step by step in the same order.
import type { CardName, Options, Phase, Result, View } from '../condottiere/view';
import type { LessonName } from './lesson_names';
import type { Script, ScriptStep } from './script';
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

export interface Step extends ScriptStep<Position> {
  /** Cards shown beside the text: what is touched, and what is not. */
  touches?: readonly CardName[];
  spares?: readonly CardName[];
  /** Regions to look at on the map. */
  regions?: readonly string[];
}

export interface Lesson extends Script<Step> {
  name: LessonName;
  /** The rule behind it. */
  rule: Topic;
}

/** What the learner sees. */
export interface LessonState {
  view: View;
  legal: string[];
  result: Result | null;
}
