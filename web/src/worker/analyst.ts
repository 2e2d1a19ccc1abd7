// What bots make of a game that is elsewhere, or over: in a worker, so that the page goes on.
import type { Advice } from '../connection/connection';
import type { ToAnalyst } from './analyst_worker';

function ask<T>(question: ToAnalyst): Promise<T> {
  const worker = new Worker(new URL('./analyst_worker.ts', import.meta.url), { type: 'module' });
  return new Promise<T>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** Everyone's chances of victory in positions with all cards open, by the bots' own estimate. */
export const analysePositions = (positions: unknown[]): Promise<number[][]> =>
  ask({ type: 'chances', positions });

/** What a strong bot would do in the place of whoever sees this. */
export const adviseOnView = (view: unknown, milliseconds: number): Promise<Advice | null> =>
  ask({ type: 'advise', view, milliseconds });
