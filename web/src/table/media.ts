// The widths of the table's design.
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 719.98px)');
/** Log and talk have a column of their own. */
export const railed = new MediaQuery('(min-width: 1080px)');
export const still = new MediaQuery('(prefers-reduced-motion: reduce)');
