import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { researchSyncJob, scheduleResearchSync, syncResearch } from './syncResearch.ts';

/** How research does its jobs. */
export function researchAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(researchSyncJob, {
      async run() {
        // The next one first: whatever becomes of this one, it comes round again.
        await scheduleResearchSync(needs);
        await syncResearch(needs);
      },
    }),
  ];
}
