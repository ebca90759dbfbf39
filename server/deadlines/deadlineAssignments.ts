import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { deadlineWatchJob, remindOfDeadlines, scheduleDeadlineWatch } from './remindOfDeadlines.ts';

/** How the deadlines do their jobs. */
export function deadlineAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(deadlineWatchJob, {
      async run() {
        // The next one first: whatever becomes of this one, it comes round again.
        await scheduleDeadlineWatch(needs);
        await remindOfDeadlines(needs);
      },
    }),
  ];
}
