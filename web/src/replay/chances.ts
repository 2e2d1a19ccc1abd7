// Chances as they are drawn and written.
import type { Seat } from '../connection/messages';
import { language } from '../text/texts.svelte';

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

const formats = new Map<string, Intl.NumberFormat>();
/** As the language chosen writes it. */
export function percentText(chance: number): string {
  const locale = language();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent' });
  formats.set(locale, format);
  return format.format(percent(chance) / 100);
}
