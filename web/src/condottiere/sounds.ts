// What is heard when something changes on the table.
import { pluck, rustle, soundOn } from '../table/sound.svelte';
import type { Change } from './changes';

export function soundOf(changes: readonly Change[], me: number | null): void {
  if (!soundOn()) return;
  for (const change of changes) {
    if (change.kind === 'played' || change.kind === 'laid_down') {
      rustle(2400, 0.09, 0.12);
      if (change.kind === 'laid_down') continue;
      if (change.card === 'drummer') [0, 0.16].forEach((after) => pluck(92, 0.18, 'sine', after, 0.2));
      if (change.card === 'courtesan') pluck(587, 0.4, 'triangle', 0.05);
      if (change.card === 'surrender') rustle(300, 0.25, 0.2, 0.05);
    } else if (change.kind === 'season') {
      if (change.to === 'winter') rustle(520, 0.58, 0.1);
      if (change.to === 'spring')
        [0, 0.09, 0.2].forEach((after, i) => pluck(2200 + i * 320, 0.08, 'sine', after, 0.03));
    } else if (change.kind === 'passed') {
      pluck(140, 0.09, 'sine', 0, 0.16);
    } else if (change.kind === 'region') {
      rustle(180, 0.2, 0.25);
    } else if (change.kind === 'favour') {
      pluck(1318, 0.5, 'sine', 0, 0.05);
    } else if (change.kind === 'turn' && change.seat === me) {
      pluck(196, 0.5, 'triangle', 0.1);
    }
  }
}
