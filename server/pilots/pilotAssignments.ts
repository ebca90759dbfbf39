import type { Services } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { failPilotFiling, readPilotFiling } from './readPilotFiling.ts';
import { readPilotFilingJob } from './readPilotFilingJob.ts';
import { watchPilots, watchPilotsJob } from './watchPilots.ts';

/** The jobs of pilots and their handlers. */
export function pilotAssignments(services: Services): Assignment[] {
  return [
    assign(watchPilotsJob, { run: (_, { signal }) => watchPilots(services, signal) }),
    assign(readPilotFilingJob, {
      run: ({ filing_id }) => readPilotFiling(services, filing_id),
      failed: ({ filing_id }) => failPilotFiling(services, filing_id),
    }),
  ];
}
