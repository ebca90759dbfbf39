import type { PairedRun } from '#domain/simulation/RunMeasures';
import { openThread } from '#server/kernel/openThread';
import type { SimulationOrder, SimulationProgress } from './simulationThread.ts';

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
  const thread = openThread(import.meta.url, 'simulationThread', order);
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
