// One go through a lesson, on the real engine. The screen shows `state` and asks here what a step wants.
import { type Script, type ScriptStep, learner, matches } from './script';

/** What a lesson needs of a game's guide. */
export interface Engine {
  open(position: unknown, viewer: number): object;
  act(seat: number, action: string, viewer: number): object;
  see<T>(viewer: number): T;
}
/** The least that a table shows: what the learner may do. */
export interface AnyState {
  legal: string[];
}
export type Outcome = 'done' | 'wrong' | 'illegal';

export class LessonRun<State extends AnyState, Step extends ScriptStep = ScriptStep> {
  /** The step that is shown. */
  at = 0;
  /** Replies of the others that are still to come in this step. */
  private waiting: (readonly [number, string])[] = [];
  /** What the learner did in the steps so far. */
  private did: string[] = [];

  constructor(
    private readonly engine: Engine,
    readonly lesson: Script<Step>,
  ) {
    this.enter(0);
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }
  get state(): State {
    return this.engine.see<State>(learner);
  }
  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** Others are about to answer. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** The learner acts. Only what the step wants is done; the others answer by `reply`. */
  attempt(action: string): Outcome {
    const { want, replies = [] } = this.step;
    if (this.busy || !this.state.legal.includes(action)) return 'illegal';
    if (want === undefined || !matches(want, action)) return 'wrong';
    this.act(learner, action);
    this.did[this.at] = action;
    this.waiting = [...replies];
    if (!this.busy) this.next();
    return 'done';
  }
  /** The next of the others answers; after the last one the next step begins. */
  reply(): void {
    const [seat, action] = this.waiting.shift()!;
    this.act(seat, action);
    if (!this.busy) this.next();
  }
  /** From a step that is only read. */
  goOn(): void {
    if (this.step.want === undefined && !this.isLast) this.next();
  }
  /** To the step before, as it was. */
  back(): void {
    this.enter(Math.max(0, this.at - 1));
  }
  /** What "Show me" does. */
  get shown(): string | null {
    const { want, example } = this.step;
    if (want === undefined) return null;
    if (example !== undefined) return example;
    return this.state.legal.find((action) => matches(want, action)) ?? null;
  }

  private next(): void {
    const following = this.at + 1;
    if (following >= this.lesson.steps.length) return;
    this.at = following;
    if (this.step.scene) this.open(this.step.scene);
  }
  private enter(target: number): void {
    this.at = 0;
    this.waiting = [];
    this.open(this.lesson.steps[0].scene);
    while (this.at < target) {
      const { want } = this.step;
      if (want === undefined) this.next();
      else {
        this.attempt(this.did[this.at] ?? this.shown!);
        while (this.busy) this.reply();
      }
    }
  }
  private open(scene: unknown): void {
    this.expect(this.engine.open(scene, learner));
  }
  private act(seat: number, action: string): void {
    this.expect(this.engine.act(seat, action, learner), `${seat}: ${action}`);
  }
  /** A script that does not fit the rules is a mistake of ours, and the tests find it. */
  private expect(answer: object, doing = 'the scene'): void {
    if ('refused' in answer) {
      throw new Error(`${this.lesson.name}, step ${this.at}, ${doing}: ${String(answer.refused)}`);
    }
  }
}
