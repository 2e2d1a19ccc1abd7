// Where a game turned: the moves after which the chances lie most differently.
import type { Seat } from '../connection/messages';

export interface TurningPoint {
  /** The step of the replay. */
  step: number;
  /** Whose chance changed most. */
  seat: Seat;
  from: number;
  to: number;
}

const mostPoints = 5;
/** Less than this is how estimates waver from move to move. */
const leastShift = 0.08;
/** Of moves so close to each other only the weightiest counts: a battle turns once, not card by card. */
const apart = 3;

/** How much of the chances changed hands between two steps, 0 to 1. */
export function shiftBetween(before: readonly number[], after: readonly number[]): number {
  return after.reduce((sum, chance, seat) => sum + Math.abs(chance - (before[seat] ?? 0)), 0) / 2;
}

/** `quiet` moves (an answer that nobody else saw) belong to the move before them: it is that one that turned the game. */
export function turningPoints(
  estimates: readonly (readonly number[])[],
  quiet: (step: number) => boolean = () => false,
): TurningPoint[] {
  const chances = [...estimates];
  for (let step = chances.length - 1; step > 1; --step) {
    if (quiet(step)) chances[step - 1] = chances[step]!;
  }
  const shifts = chances
    .slice(1)
    .map((after, at) => ({ step: at + 1, shift: shiftBetween(chances[at]!, after) }));
  const chosen: number[] = [];
  for (const { step, shift } of shifts.sort((a, b) => b.shift - a.shift || a.step - b.step)) {
    if (chosen.length === mostPoints || shift < leastShift) break;
    if (chosen.every((other) => Math.abs(other - step) >= apart)) chosen.push(step);
  }
  return chosen.sort((a, b) => a - b).map((step) => pointAt(chances, step));
}

function pointAt(chances: readonly (readonly number[])[], step: number): TurningPoint {
  const before = chances[step - 1]!;
  const after = chances[step]!;
  // What one gains another loses: of equal changes the gain is told.
  const weight = (seat: Seat) =>
    Math.abs(after[seat]! - before[seat]!) + (after[seat]! > before[seat]! ? 1e-6 : 0);
  const seat = after.reduce((best, _, other) => (weight(other) > weight(best) ? other : best), 0);
  return { step, seat, from: before[seat]!, to: after[seat]! };
}
