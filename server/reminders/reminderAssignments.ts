import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { remindersJob, scheduleReminders, sendReminders } from './sendReminders.ts';

/** The handler of the rounds of reminders. */
export function reminderAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(remindersJob, {
      async run() {
        // Schedules the next round first, so that it takes place even if this one fails.
        await scheduleReminders(needs);
        await sendReminders(needs);
      },
    }),
  ];
}
