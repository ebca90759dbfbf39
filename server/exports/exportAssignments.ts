import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { exportJob, nightlyExportsJob, scheduleNightlyExports } from './exportJobs.ts';
import { failExport, failureOf, makeExport } from './makeExport.ts';
import { startNightlyExport } from './startExport.ts';

/** The jobs of exports and their handlers. */
export function exportAssignments(needs: Needs<'db' | 'config' | 'now' | 'blobs'>): Assignment[] {
  return [
    assign(exportJob, {
      run: ({ id }, { signal }) => makeExport(needs, id, signal),
      failed: ({ id }, reason) => failExport(needs, id, failureOf(reason)),
    }),
    assign(nightlyExportsJob, {
      async run() {
        // Schedules the next round first, so that it takes place even if this one fails.
        await scheduleNightlyExports(needs);
        await startNightlyExport(needs);
      },
    }),
  ];
}
