// The words of the lessons, step by step as in lessons/. `**` around words makes them stand out (Rich.svelte).
import type { LessonName } from '../../lesson_names';

export interface StepText {
  text: string[];
  /** What the learner is to do, if anything. */
  task?: string;
  /** Why another action is not the one, by action; `place *` stands for all of a kind. */
  wrong?: Record<string, string>;
}
export interface LessonText {
  title: string;
  /** One line, in the list. */
  about: string;
  steps: StepText[];
}

export interface LessonsTexts {
  title: string;
  lead: string;
  progress: (done: number, of: number) => string;
  lesson: (n: number, of: number) => string;
  step: (n: number, of: number) => string;
  done: string;
  begin: string;
  again: string;
  all: string;
  back: string;
  goOn: string;
  showMe: string;
  rule: string;
  /** Of Condottiere, the whole. */
  rules: string;
  nextLesson: string;
  finish: string;
  /** After the last lesson. */
  playNow: string;
  touches: string;
  spares: string;
  sparesWhy: string;
  you: string;
  inHand: (n: number) => string;
  passed: string;
  strength: (n: number) => string;
  holder: string;
  yourHand: string;
  lineAfter: string;
  beats: (mine: number, other: number) => string;
  trails: (mine: number, other: number) => string;
  ties: (n: number) => string;
  play: (card: string) => string;
  pass: string;
  choose: string;
  keep: string;
  keepNone: string;
  discard: string;
  hold: string;
  take: (card: string) => string;
  takeNone: string;
  favourNone: string;
  others: string;
  notAllowed: string;
  notThis: string;
  lessons: Record<LessonName, LessonText>;
}
