import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { failSimulation, makeSimulation } from './makeSimulation.ts';
import { simulationJob } from './simulationJob.ts';

/** The handler of simulations of a court. */
export function simulationAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(simulationJob, {
      run: ({ id }, { signal }) => makeSimulation(needs, id, signal),
      failed: ({ id }) => failSimulation(needs, id),
    }),
  ];
}
