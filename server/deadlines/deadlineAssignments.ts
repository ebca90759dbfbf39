import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { deadlineWatchJob, remindOfDeadlines, scheduleDeadlineWatch } from './remindOfDeadlines.ts';

/** The handlers of the deadline jobs. */
export function deadlineAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(deadlineWatchJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleDeadlineWatch(needs);
        await remindOfDeadlines(needs);
      },
    }),
  ];
}
