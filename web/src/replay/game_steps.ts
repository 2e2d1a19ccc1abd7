// A finished game as the replay shows it: steps with views, battles, and lines of the log.
import type { CardName, Result, Told, View } from '../condottiere/view';
import type { TypedStep } from './replay_run.svelte';

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
export type GameStep = TypedStep<OpenPosition, Told>;
export interface Battle {
  /** The step in which the token was placed. */
  step: number;
  region: string;
}

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
