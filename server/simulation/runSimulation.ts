import type { PairedRun } from '#domain/simulation/RunMeasures';
import { openThread } from '#server/kernel/openThread';
import { runThread } from '#server/kernel/runThread';
import type { SimulationOrder, SimulationProgress } from './simulationThread.ts';

/**
 * Simulates in a thread. `keep` receives the runs as they end, in sequence; the simulation ends early when it returns
 * false. Rejects if the thread fails or the portal stops.
 */
export async function runSimulation(
  order: SimulationOrder,
  signal: AbortSignal,
  keep: (runs: readonly PairedRun[]) => Promise<boolean>,
): Promise<void> {
  const thread = openThread(import.meta.url, 'simulationThread', order);
  await runThread<SimulationProgress>(thread, signal, ({ runs }) => keep(runs));
}
