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

/** Of step `index`, all that was used and is not among the sources that were `chosen`. */
export function forcedSources(
  preview: Pick<Preview, 'steps'> | null,
  steps: readonly PlanStep[],
  index: number,
  me: Seat | null,
  chosen: readonly string[],
): ForcedSource[] {
  const step = steps[index];
  if (!preview || !step) return [];
  const from = steps.slice(0, index).reduce((sum, one) => sum + lengthOf(one), 0);
  const told: VirtuEvent[] = preview.steps.slice(from, from + lengthOf(step)).flatMap((one) => one.told);
  return told.flatMap(({ event, seat, source, card, symbol, count = 0 }) =>
    event === 'source_used' && seat === me && source && symbol && !chosen.includes(source)
      ? [{ source, card, symbol, count }]
      : [],
  );
}
