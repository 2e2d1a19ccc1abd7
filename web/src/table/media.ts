// The widths of the table's design.
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 719.98px)');
/** Log and talk have a column of their own. */
export const railed = new MediaQuery('(min-width: 1080px)');
/** Narrower, but high enough for them under the map of Condottiere. */
export const upright = new MediaQuery(
  '(min-width: 720px) and (max-width: 1079.98px) and (min-height: 900px)',
);
export const still = new MediaQuery('(prefers-reduced-motion: reduce)');
