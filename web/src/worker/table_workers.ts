// Workers for tables on this device. One can be started before it is known what is to be played: it fetches and compiles
// its module meanwhile.
import type { ToTable } from './table_protocol';

let spare: { worker: Worker; game: string } | null = null;

const start = (): Worker => new Worker(new URL('./table_worker.ts', import.meta.url), { type: 'module' });

export function warmTableWorker(game: string): void {
  if (spare) return;
  const worker = start();
  worker.postMessage({ type: 'warm', game } satisfies ToTable);
  spare = { worker, game };
  // Its file could not be fetched: the next one may be.
  worker.onerror = () => {
    if (spare?.worker === worker) spare = null;
  };
}
export function takeTableWorker(game: string): Worker {
  if (spare?.game !== game) return start();
  const { worker } = spare;
  spare = null;
  worker.onerror = null;
  return worker;
}
