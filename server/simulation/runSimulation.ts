import { Worker } from 'node:worker_threads';
import type { PairedRun } from '#domain/simulation/RunMeasures';
import type { SimulationOrder, SimulationProgress } from './simulationThread.ts';

const isSource = import.meta.url.endsWith('.ts');

/**
 * Simulates in a thread, so that the portal continues to respond. `keep` receives the runs as they end, in sequence; the
 * simulation ends early when it returns false. Rejects if the thread fails or the portal stops.
 */
export async function runSimulation(
  order: SimulationOrder,
  signal: AbortSignal,
  keep: (runs: readonly PairedRun[]) => Promise<boolean>,
): Promise<void> {
  signal.throwIfAborted();
  const thread = openThread(order);
  let kept = Promise.resolve(true);
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.once('error', reject);
      thread.once('exit', () => kept.then(() => resolve(), reject));
      thread.on('message', ({ runs, isDone }: SimulationProgress) => {
        kept = kept.then((continues) => continues && keep(runs));
        kept.then((continues) => (isDone || !continues) && resolve(), reject);
      });
    });
  } finally {
    await thread.terminate();
  }
}

function openThread(workerData: SimulationOrder): Worker {
  if (!isSource) return new Worker(new URL('./simulationThread.js', import.meta.url), { workerData });
  // A thread does not inherit the loader with which tsx runs the sources in development and tests.
  const file = JSON.stringify(new URL('./simulationThread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(start, { eval: true, workerData });
}
