import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { researchSyncJob, scheduleResearchSync, syncResearch } from './syncResearch.ts';

/** The handlers of the research jobs. */
export function researchAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(researchSyncJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleResearchSync(needs);
        await syncResearch(needs);
      },
    }),
  ];
}
