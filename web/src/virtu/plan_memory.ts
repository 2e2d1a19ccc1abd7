// What is being composed outlives the page: each tab goes on with its own, and one that is opened anew, perhaps days later,
// with the last of the device.
import { whenIdle } from '../shell/idle';
import type { LegalAction } from './legal_action';
import { type PlanStep, stepOf } from './plan_step';

export interface KeptPlan {
  mode: 'turn' | 'winter' | 'none';
  steps: PlanStep[];
  prepared: PlanStep[];
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const keyOf = (table: string, seat: number) => `condotta.plan.${table}.${seat}`;
/** The tab's and the device's; without storage a plan lasts as long as the page. */
const stores = (): Store[] =>
  [() => globalThis.sessionStorage, () => globalThis.localStorage].flatMap((find) => {
    try {
      return find() ?? [];
    } catch {
      return [];
    }
  });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
/** What was chosen, as the guide told of it: for words, should it no longer be possible. */
const isAction = (value: unknown, choice: string): value is LegalAction =>
  typeof value === 'object' && value !== null && 'kind' in value && (value as LegalAction).action === choice;
function readSteps(value: unknown): PlanStep[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Partial<PlanStep> | null) =>
    one && typeof one.choice === 'string'
      ? [
          {
            ...stepOf(one.choice),
            keep: isTexts(one.keep) ? one.keep : [],
            avoid: isTexts(one.avoid) ? one.avoid : [],
            paid: isTexts(one.paid) ? one.paid : [],
            about: isAction(one.about, one.choice) ? one.about : null,
            phase: typeof one.phase === 'string' ? one.phase : '',
          },
        ]
      : [],
  );
}

export function recallPlan(table: string, seat: number): KeptPlan | null {
  writePlans();
  const text = stores()
    .map((store) => store.getItem(keyOf(table, seat)))
    .find(Boolean);
  if (!text) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptPlan> | null;
    const mode = kept?.mode === 'turn' || kept?.mode === 'winter' ? kept.mode : 'none';
    return { mode, steps: readSteps(kept?.steps), prepared: readSteps(kept?.prepared) };
  } catch {
    return null;
  }
}

/** Not yet written: nobody who chooses waits for it. */
const unwritten = new Map<string, KeptPlan>();
let coming: (() => void) | null = null;

/** Keeps it when nothing else is to be done, at the latest when the page goes away. */
export function keepPlan(table: string, seat: number, plan: KeptPlan): void {
  unwritten.set(keyOf(table, seat), plan);
  if (typeof window === 'undefined') return writePlans();
  coming ??= whenIdle(writePlans);
}
if (typeof window !== 'undefined') {
  addEventListener('pagehide', writePlans);
  document.addEventListener('visibilitychange', writePlans);
}

function writePlans(): void {
  coming?.();
  coming = null;
  for (const [key, plan] of unwritten) write(key, plan);
  unwritten.clear();
}
function write(key: string, plan: KeptPlan): void {
  for (const store of stores()) {
    try {
      if (plan.steps.length + plan.prepared.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(plan));
    } catch {
      // A full store: the plan lasts as long as the page.
    }
  }
}
