// A turn as it is composed: what was chosen and how it is paid, what it comes to by the rules, undo and redo, and one
// confirmation that sends all of it. It knows no rules: the guide answers every question.
import type { Ok, Refused, Seat } from '../connection/messages';
import type { Asked, GuideRefusal, Legal, PayAsked, Payment, Preview, Stuck } from './guide_types';
import { keepPlan, recallPlan } from './plan_memory';
import { type PlanStep, actionsOf, stepOf, withPayment } from './plan_step';
import type { View } from './view_types';

export interface PlanGuide {
  legal(asked: Asked): Legal | GuideRefusal;
  preview(asked: Asked): Preview | GuideRefusal;
  pay(asked: PayAsked): Payment | GuideRefusal;
  stuck(asked: Asked): Stuck | GuideRefusal;
}
/** What a plan sees of its table. */
export interface PlanTable {
  readonly id: string;
  readonly guide: PlanGuide | null;
  readonly view: View | null;
  readonly me: Seat | null;
  /** The table waits for this seat, and nobody else plays it. */
  readonly myTurn: boolean;
  /** What is composed outlives the page. */
  readonly keeps: boolean;
  act(...actions: string[]): Promise<Ok | Refused>;
}

const usable = <T extends object>(answer: T | GuideRefusal): T | null =>
  'refused' in answer ? null : answer;

/** What could no longer be done when the table had changed. */
export interface Dropped {
  steps: PlanStep[];
  why: string;
}

export class Plan {
  /** `turn`: mine; `winter`: my winter is prepared while others play. */
  mode = $state.raw<'turn' | 'winter' | 'none'>('none');
  steps = $state.raw<PlanStep[]>([]);
  undone = $state.raw<PlanStep[]>([]);
  prepared = $state.raw<PlanStep[]>([]);
  dropped = $state.raw<Dropped | null>(null);
  /** The composed turn is the winter that was prepared, all of it or what fits. */
  offered = $state.raw<'all' | 'part' | null>(null);
  /** The step whose payment was wished in a way that cannot be. */
  unpayable = $state.raw<number | null>(null);
  sending = $state.raw(false);
  /** While waiting: my winter is on the table. */
  preparing = $state.raw(false);
  /** The view that a batch was sent for: with the next one it is done. */
  private sentFor: View | null = null;
  private recalled = false;

  constructor(private readonly table: PlanTable) {}

  readonly actions = $derived(actionsOf(this.steps));
  /** What every question to the guide begins with; null: nothing can be composed. */
  readonly base = $derived.by<Asked | null>(() => {
    const { view, me } = this.table;
    if (!view || me === null || this.mode === 'none') return null;
    return { view, seat: me, ...(this.mode === 'winter' ? { suppose: 'winter' as const } : {}) };
  });
  readonly asked = $derived.by<Asked | null>(() => (this.base ? { ...this.base, do: this.actions } : null));
  readonly preview = $derived.by<Preview | null>(() => {
    const { guide } = this.table;
    return guide && this.asked ? usable(guide.preview(this.asked)) : null;
  });
  /** What may be chosen next: nothing where the turn is whole or another decides. */
  readonly legal = $derived.by<Legal | null>(() => {
    const { guide, me } = this.table;
    if (!guide || !this.asked || !this.preview || this.preview.stop) return null;
    const legal = usable(guide.legal(this.asked));
    return legal && legal.seat === me ? legal : null;
  });
  readonly complete = $derived(this.mode === 'turn' && this.steps.length > 0 && !!this.preview?.complete);
  readonly canUndo = $derived(this.steps.length > 0 && !this.sending);
  readonly canRedo = $derived(this.undone.length > 0 && !this.sending);
  /** Confirming it would leave a palace in which nothing can be done next spring. */
  readonly stuck = $derived.by<Stuck | null>(() => {
    const { guide } = this.table;
    if (!guide || !this.asked || !this.complete || this.preview?.stop === 'over') return null;
    const stuck = usable(guide.stuck(this.asked));
    return stuck?.stuck ? stuck : null;
  });

  /** Chooses what comes next; the payment that it asks for is proposed at once. */
  pick(...choices: string[]): boolean {
    if (this.sending) return false;
    for (const choice of choices) {
      const step = this.paid(actionsOf(this.steps), stepOf(choice));
      if (!step) return false;
      this.steps = [...this.steps, step];
    }
    this.undone = [];
    this.changed();
    return true;
  }
  undo(): void {
    const last = this.steps.at(-1);
    if (!last || this.sending) return;
    this.steps = this.steps.slice(0, -1);
    this.undone = [...this.undone, last];
    this.changed();
  }
  redo(): void {
    const next = this.undone.at(-1);
    if (!next || this.sending) return;
    const step = this.paid(this.actions, next);
    this.undone = step ? this.undone.slice(0, -1) : [];
    if (step) this.steps = [...this.steps, step];
    this.changed();
  }
  /** Takes back this step and all after it; redo brings them back one by one. */
  undoTo(index: number): void {
    if (this.sending) return;
    this.undone = [...this.undone, ...this.steps.slice(index).reverse()];
    this.steps = this.steps.slice(0, index);
    this.changed();
  }
  startOver(): void {
    this.undoTo(0);
  }

  /** How a step is paid, with every source that could pay for it; null: nothing was to be decided there. */
  payment(index: number): Payment | null {
    const { guide } = this.table;
    const step = this.steps[index];
    if (!guide || !this.base || !step || step.paid.length === 0) return null;
    const before = actionsOf(this.steps.slice(0, index));
    return usable(
      guide.pay({ ...this.base, do: [...before, step.choice], keep: step.keep, avoid: step.avoid }),
    );
  }
  /** Pays a step in another way. What was composed after it stays, as far as it still can be done. */
  repay(index: number, wishes: Pick<PlanStep, 'keep' | 'avoid'>): boolean {
    const old = this.steps[index];
    if (!old || this.sending) return false;
    const step = this.paid(actionsOf(this.steps.slice(0, index)), { ...old, ...wishes });
    this.unpayable = step ? null : index;
    if (!step) return false;
    const after = this.steps.slice(index + 1);
    this.steps = [...this.steps.slice(0, index), step];
    this.append(after);
    this.changed();
    return true;
  }

  /** Sends the whole of it. What is refused is checked again and stays. */
  async confirm(): Promise<Ok | Refused | null> {
    if (!this.complete || this.sending) return null;
    const sent = this.table.view;
    this.sending = true;
    const answer = await this.table.act(...this.actions);
    this.sending = false;
    if (answer.type === 'ok') {
      this.sentFor = sent;
      if (this.table.view !== sent) this.settle();
    } else this.settle();
    return answer;
  }

  /** To be called when the table has changed: what was composed is checked, nothing is thrown away unsaid. */
  settle(): void {
    if (this.sending || !this.table.guide || !this.table.view || this.table.me === null) return;
    this.recall();
    if (this.sentFor && this.sentFor !== this.table.view) {
      this.sentFor = null;
      this.steps = [];
      this.undone = [];
      this.offered = null;
      this.dropped = null;
    }
    const mode = this.table.myTurn ? 'turn' : this.preparing ? 'winter' : 'none';
    if (mode !== this.mode) this.enter(mode);
    else this.recheck();
    this.keep();
  }
  prepare(on: boolean): void {
    this.preparing = on;
    this.settle();
  }
  /** What had to be left out, tried once more at the end of what is composed. */
  retry(): void {
    const again = this.dropped?.steps ?? [];
    this.dropped = null;
    this.append(again);
    this.changed();
  }

  /** What had to be left out has been read. */
  forget(): void {
    this.dropped = null;
  }

  private paid(before: string[], step: PlanStep): PlanStep | null {
    const { guide, me } = this.table;
    return guide && this.base && me !== null ? withPayment(guide, this.base, me, before, step) : null;
  }
  private enter(mode: Plan['mode']): void {
    const old = this.mode;
    if (old === 'winter') this.prepared = this.steps;
    const left = old === 'turn' ? this.steps : [];
    this.mode = mode;
    this.steps = [];
    this.undone = [];
    this.offered = null;
    // Told until it was read, also if my next turn comes soon.
    if (left.length > 0) this.dropped = { steps: left, why: '' };
    if (mode === 'winter') this.append(this.prepared);
    // The winter that was prepared lies ready; it is sent by nobody but the player.
    if (mode === 'turn' && this.prepared.length > 0 && this.part === 'winter') {
      const prepared = this.prepared;
      this.prepared = [];
      this.dropped = null;
      this.append(prepared);
      this.offered = this.dropped ? 'part' : 'all';
    }
  }
  /** The part of the game that is decided now. */
  private get part(): string | null {
    const { guide } = this.table;
    const legal = guide && this.base ? usable(guide.legal(this.base)) : null;
    return legal?.part ?? null;
  }
  private recheck(): void {
    if (this.steps.length === 0 || !this.preview?.wrong) return;
    const steps = this.steps;
    this.steps = [];
    this.append(steps);
  }
  /** As many of these as can be done one after another; the rest is told. */
  private append(steps: readonly PlanStep[]): void {
    for (const [i, step] of steps.entries()) {
      const next =
        this.paid(actionsOf(this.steps), step) ?? this.paid(actionsOf(this.steps), stepOf(step.choice));
      if (next) this.steps = [...this.steps, next];
      const wrong = next ? this.preview?.wrong : null;
      if (!next || wrong) {
        const { guide } = this.table;
        const seen =
          guide && this.base
            ? usable(guide.preview({ ...this.base, do: [...this.actions, ...(next ? [] : [step.choice])] }))
            : null;
        if (next) this.steps = this.steps.slice(0, -1);
        this.dropped = { steps: steps.slice(i), why: seen?.wrong?.why ?? '' };
        return;
      }
    }
  }
  private changed(): void {
    this.unpayable = null;
    this.dropped = null;
    this.keep();
  }
  private recall(): void {
    if (this.recalled || this.table.me === null || !this.table.keeps) return;
    this.recalled = true;
    const kept = recallPlan(this.table.id, this.table.me);
    if (!kept) return;
    this.prepared = kept.mode === 'winter' ? kept.steps : kept.prepared;
    this.preparing = kept.mode === 'winter';
    if (kept.mode === 'turn' && this.table.myTurn) {
      this.mode = 'turn';
      this.append(kept.steps);
    }
  }
  private keep(): void {
    if (this.table.me === null || !this.table.keeps) return;
    keepPlan(this.table.id, this.table.me, {
      mode: this.mode,
      steps: this.steps,
      prepared: this.mode === 'winter' ? [] : this.prepared,
    });
  }
}
