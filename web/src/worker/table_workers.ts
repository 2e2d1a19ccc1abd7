// Workers for tables on this device. One can be started before it is known what is to be played, and fetch and compile its
// module before somebody plays it.
import type { ToTable } from './table_protocol';

let spare: { worker: Worker; game: string | null } | null = null;

const start = (): Worker => new Worker(new URL('./table_worker.ts', import.meta.url), { type: 'module' });

/** A worker that waits for a game: small, without any module. */
export function startTableWorker(): void {
  if (spare) return;
  const worker = start();
  spare = { worker, game: null };
  // Its file could not be fetched: the next one may be.
  worker.onerror = () => {
    if (spare?.worker === worker) spare = null;
  };
}
export function warmTableWorker(game: string): void {
  startTableWorker();
  if (!spare || spare.game !== null) return;
  spare.game = game;
  spare.worker.postMessage({ type: 'warm', game } satisfies ToTable);
}
export function takeTableWorker(game: string): Worker {
  if (!spare || (spare.game !== null && spare.game !== game)) return start();
  const { worker } = spare;
  spare = null;
  worker.onerror = null;
  return worker;
}
