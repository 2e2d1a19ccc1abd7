// Chances of victory from positions, by the bots' own estimate, in a worker.
import type { FromAnalyst } from './analyst_worker';

export function analysePositions(positions: unknown[]): Promise<number[][]> {
  const worker = new Worker(new URL('./analyst_worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
      resolve(data);
      worker.terminate();
    };
    worker.onerror = (event) => {
      reject(new Error(event.message));
      worker.terminate();
    };
    worker.postMessage(positions);
  });
}
