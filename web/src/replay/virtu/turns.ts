// A finished game of Virtù in its turns: who did what part of which year.
import type { Seat } from '../../connection/messages';
import type { View, VirtuEvent } from '../../virtu/view_types';
import type { TypedStep } from '../replay_run.svelte';

export type VirtuReplayStep = TypedStep<View, VirtuEvent>;
export type TurnPart = 'setup' | 'spring' | 'sieges' | 'winter';

export interface Turn {
  part: TurnPart;
  year: number;
  /** In the sieges several decide. */
  seat: Seat | null;
  /** Its decisions, both included. */
  first: number;
  last: number;
}

/** The first step is the game before anything was decided: it belongs to no turn. */
export function turnsOf(steps: readonly VirtuReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  let part: TurnPart = 'setup';
  let year = 1;
  const hear = (told: readonly VirtuEvent[]) => {
    for (const { event, count } of told) {
      if (event === 'spring_began') {
        part = 'spring';
        year = count ?? year;
      } else if (event === 'spring_ended') part = 'sieges';
      else if (event === 'winter_began') part = 'winter';
    }
  };
  if (steps[0]) hear(steps[0].told);
  steps.forEach(({ seat, told }, step) => {
    if (step === 0) return;
    const who = part === 'sieges' ? null : seat;
    const now = turns.at(-1);
    if (now && now.part === part && now.year === year && now.seat === who) now.last = step;
    else turns.push({ part, year, seat: who, first: step, last: step });
    hear(told);
  });
  return turns;
}

export const turnAt = (turns: readonly Turn[], step: number): Turn | null =>
  turns.find(({ last }) => step <= last) ?? null;

/** Where each year begins. */
export function yearsOf(turns: readonly Turn[]): { step: number; year: number }[] {
  const years: { step: number; year: number }[] = [];
  for (const { part, year, first } of turns) {
    if (part !== 'setup' && years.at(-1)?.year !== year) years.push({ step: first, year });
  }
  return years;
}

const tellingFirst = [
  'game_won',
  'city_taken',
  'siege_failed',
  'alliance_made',
  'city_annexed',
  'bonus_chosen',
  'patron_advanced',
  'item_bought',
  'agent_removed',
  'agent_placed',
  'troop_moved',
  'token_turned',
];
/** The event that says best what a step led to. */
export function telling(told: readonly VirtuEvent[]): VirtuEvent | undefined {
  for (const name of tellingFirst) {
    const found = told.find(({ event }) => event === name);
    if (found) return found;
  }
  return told.find(({ event }) => event !== 'spring_ended');
}
