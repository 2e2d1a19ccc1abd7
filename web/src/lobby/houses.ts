// The houses of Virtù as a new table knows them: which of them play, and who has which.
import type { Tincture } from '../art/heraldry';
import type { Settings } from '../connection/messages';

/** In the order in which they come into play: with three players the first three (V1.1). */
export const houses = ['florence', 'naples', 'venice', 'milan', 'rome'] as const;
export type House = (typeof houses)[number];
export const isHouse = (name: unknown): name is House => houses.some((house) => house === name);

export const housesOf = (players: number): readonly House[] => houses.slice(0, players);

export const tinctureOfHouse: Record<House, Tincture> = {
  milan: 'azure',
  florence: 'gules',
  naples: 'or',
  venice: 'vert',
  rome: 'argent',
};

/** This seat gets that house, and whoever had it the one that was this seat's. */
export function exchanged(chosen: readonly House[], seat: number, house: House): House[] {
  const former = chosen[seat]!;
  return chosen.map((one, i) => (i === seat ? house : one === house ? former : one));
}

/** What a kept choice says, if it has each house once. */
export function housesFrom(kept: unknown): House[] | null {
  if (!Array.isArray(kept) || kept.length !== houses.length || !kept.every(isHouse)) return null;
  return new Set(kept).size === houses.length ? kept : null;
}

/** By seat, as a table agreed; null: they are drawn when the game begins. */
export function housesAgreed({ options }: Pick<Settings, 'options'>): House[] | null {
  const { colours } = options;
  return Array.isArray(colours) && colours.every(isHouse) ? colours : null;
}
