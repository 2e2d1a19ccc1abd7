// One step of a composed turn: what was chosen, and how it is paid.
import type { Asked, GuideRefusal, Legal, PayAsked, Payment } from './guide_types';
import type { LegalAction } from './legal_action';

/** What paying asks of the rules. */
export interface PayGuide {
  legal(asked: Asked): Legal | GuideRefusal;
  pay(asked: PayAsked): Payment | GuideRefusal;
}

export interface PlanStep {
  choice: string;
  /** Wishes about its payment: sources that must pay (`L1 crown`), and such as must not (`Roma`). */
  keep: string[];
  avoid: string[];
  /** The payment, by the proposal within these wishes. */
  paid: string[];
  /** What it is about, for words and pictures, and the phase that it was chosen in. */
  about: LegalAction | null;
  phase: string;
}
export const stepOf = (choice: string): PlanStep => ({
  choice,
  keep: [],
  avoid: [],
  paid: [],
  about: null,
  phase: '',
});
export const actionsOf = (steps: readonly PlanStep[]): string[] =>
  steps.flatMap(({ choice, paid }) => [choice, ...paid]);

/** No payment has more parts than a table takes actions at once. */
const mostPayments = 64;

/** The step with its payment; null: it cannot be done, or not be paid within the wishes. */
export function withPayment(
  guide: PayGuide,
  asked: Asked,
  seat: number,
  before: readonly string[],
  step: PlanStep,
): PlanStep | null {
  const here = guide.legal({ ...asked, do: [...before] });
  if ('refused' in here || here.seat !== seat) return null;
  const about = here.actions.find(({ action }) => action === step.choice);
  if (!about) return null;
  const paid: string[] = [];
  while (paid.length < mostPayments) {
    const now = { ...asked, do: [...before, step.choice, ...paid] };
    const legal = guide.legal(now);
    if ('refused' in legal) return null;
    if (!legal.owed || legal.seat !== seat) break;
    const payment = guide.pay({ ...now, keep: step.keep, avoid: step.avoid });
    if ('refused' in payment || !payment.actions) return null;
    if (payment.actions.length === 0) break;
    paid.push(...payment.actions);
  }
  return { ...step, paid, about, phase: here.phase };
}
