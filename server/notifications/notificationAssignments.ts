import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { mailNotification } from './mailNotification.ts';
import { notificationMailJob } from './notificationMailJob.ts';

/** How notifications go out by mail. */
export function notificationAssignments(needs: Needs<'db' | 'config' | 'mailer'>): Assignment[] {
  return [assign(notificationMailJob, { run: (asked) => mailNotification(needs, asked) })];
}
