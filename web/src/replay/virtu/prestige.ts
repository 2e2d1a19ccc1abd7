// Everybody's prestige over the game: what the score sheet says at the end of every turn.
import type { Seat } from '../../connection/messages';
import type { VirtuGuide } from '../../worker/guide_virtu';
import type { Turn, VirtuReplayStep } from './turns';

export interface PrestigePoint {
  step: number;
  /** By seat. */
  totals: number[];
}

export function prestigeOver(
  guide: Pick<VirtuGuide, 'score'>,
  steps: readonly VirtuReplayStep[],
  turns: readonly Turn[],
): PrestigePoint[] {
  const ends = [0, ...turns.map(({ last }) => last)];
  return ends.flatMap((step) => {
    const score = guide.score({ view: steps[step]!.position });
    return 'refused' in score ? [] : [{ step, totals: score.seats.map(({ total }) => total) }];
  });
}

/** The lowest and the highest that a chart must show. */
export function rangeOf(points: readonly PrestigePoint[]): { low: number; high: number } {
  const all = points.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  return { low, high: Math.max(low + 4, ...all) };
}

/** The points of one seat as a line of steps: prestige changes when a turn ends, not on the way there. */
export function lineOf(points: readonly PrestigePoint[], seat: Seat): { step: number; value: number }[] {
  return points.map(({ step, totals }) => ({ step, value: totals[seat] ?? 0 }));
}
