// What a step takes of my pieces without a choice: where there is only one way left, the rules pay by themselves (V2.3).
import type { Seat } from '../connection/messages';
import type { Preview } from './guide_types';
import type { PlanStep } from './plan_step';
import type { SymbolKind, VirtuEvent } from './view_types';

export interface ForcedSource {
  source: string;
  card: string | undefined;
  symbol: SymbolKind;
  count: number;
}

/** The actions of a step are its choice and its payment, one after another. */
const lengthOf = ({ paid }: PlanStep) => 1 + paid.length;

/** All that a step brings about. */
function toldOf(preview: Pick<Preview, 'steps'>, steps: readonly PlanStep[], index: number): VirtuEvent[] {
  const from = steps.slice(0, index).reduce((sum, one) => sum + lengthOf(one), 0);
  return preview.steps.slice(from, from + lengthOf(steps[index]!)).flatMap((one) => one.told);
}

/** Of step `index`, all that was used and is not among the sources that were `chosen`. */
export function forcedSources(
  preview: Pick<Preview, 'steps'> | null,
  steps: readonly PlanStep[],
  index: number,
  me: Seat | null,
  chosen: readonly string[],
): ForcedSource[] {
  if (!preview || !steps[index]) return [];
  return toldOf(preview, steps, index).flatMap(({ event, seat, source, card, symbol, count = 0 }) =>
    event === 'source_used' && seat === me && source && symbol && !chosen.includes(source)
      ? [{ source, card, symbol, count }]
      : [],
  );
}

/**
 * Florins that step `index` takes of what was in the treasury. Those of a source only come through it (V2.4), and are told with
 * the source.
 */
export function treasuryFlorins(
  preview: Pick<Preview, 'steps'> | null,
  steps: readonly PlanStep[],
  index: number,
  me: Seat | null,
): number {
  if (!preview || !steps[index]) return 0;
  const mine = toldOf(preview, steps, index).filter(({ seat }) => seat === me);
  const sum = (wanted: (event: VirtuEvent) => boolean) =>
    mine.filter(wanted).reduce((all, { count = 0 }) => all + count, 0);
  const paid = sum(({ event }) => event === 'florins_paid');
  const ofSources = sum(({ event, symbol }) => event === 'source_used' && symbol === 'florin');
  return Math.max(0, paid - ofSources);
}
