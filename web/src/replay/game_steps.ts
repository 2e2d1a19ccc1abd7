// A finished game as the replay shows it: steps with views, battles, and lines of the log.
import type { ReplayStep } from '../connection/connection';
import type { Seat } from '../connection/messages';
import type { CardName, Result, Told, View } from '../condottiere/view';

/** A position of the notation (docs/notation.md): a view with every hand open. */
export interface OpenSeat {
  hand: CardName[];
  line: CardName[];
  down: CardName | null;
  passed: boolean;
  played: boolean;
}
export interface OpenPosition extends Omit<View, 'seats' | 'viewer' | 'deck'> {
  seats: OpenSeat[];
  result?: Result;
}
export interface GameStep {
  at: number;
  seat: Seat | null;
  action: string | null;
  told: Told[];
  position: OpenPosition;
}
export interface Battle {
  /** The step in which the token was placed. */
  step: number;
  region: string;
}

export const gameSteps = (steps: readonly ReplayStep[]): GameStep[] => steps as unknown as GameStep[];

const cardsInAll = 110;

/** What a spectator would see: the shape that the guide reads. */
export function spectatorView(position: OpenPosition): View {
  const { game, players, options, regions, pope, holder, contested, finalists, phase, turn, discard } =
    position;
  const lying = position.seats.reduce(
    (sum, seat) => sum + seat.hand.length + seat.line.length + (seat.down ? 1 : 0),
    discard.length,
  );
  return {
    game,
    players,
    options,
    viewer: null,
    regions,
    pope,
    holder,
    contested,
    ...(finalists ? { finalists } : {}),
    phase,
    turn,
    ...(position.first !== undefined ? { first: position.first } : {}),
    ...(position.points !== undefined ? { points: position.points } : {}),
    seats: position.seats.map(({ hand, line, down, passed, played }) => ({
      held: hand.length,
      line,
      down: down ? '?' : null,
      passed,
      played,
    })),
    discard,
    deck: cardsInAll - lying,
  };
}

export function battlesOf(steps: readonly GameStep[]): Battle[] {
  return steps.flatMap(({ told }, step) =>
    told.flatMap((one) => (one.event === 'placed' && one.region ? [{ step, region: one.region }] : [])),
  );
}

/** The region fought for in a step: what it was about, even if the step has ended the battle. */
export function regionAt(battles: readonly Battle[], step: number): string | null {
  return battles.findLast((battle) => battle.step <= step)?.region ?? null;
}

/** Parts of the width for one band after another, from the bottom: the upper edge of each seat's band at each step. */
export function bands(chances: readonly (readonly number[])[], order: readonly Seat[]): number[][] {
  const edges: number[][] = [];
  let base = chances.map(() => 0);
  for (const seat of order) {
    base = base.map((below, step) => {
      const sum = chances[step]!.reduce((all, chance) => all + chance, 0) || 1;
      return below + (chances[step]![seat] ?? 0) / sum;
    });
    edges.push(base);
  }
  return edges;
}

/** Whole per cents that add up as they are read: nobody has 0 % while they still have a chance. */
export function percent(chance: number): number {
  if (chance > 0 && chance < 0.01) return 1;
  if (chance < 1 && chance > 0.99) return 99;
  return Math.round(chance * 100);
}

const tellingFirst = [
  'series_won',
  'game_won',
  'region_taken',
  'region_defended',
  'battle_tied',
  'round_ended',
];

/** The event that says best what a step led to; the first one if none stands out. */
export function telling(told: readonly Told[]): Told | undefined {
  for (const name of tellingFirst) {
    const found = told.find((one) => one.event === name);
    if (found) return found;
  }
  return told[0];
}
