import { type Assignment, assign } from '#server/jobs/Job';
import type { Needs } from '#server/needs';
import { mailNotification } from './mailNotification.ts';
import { notificationMailJob } from './notificationMailJob.ts';

/** How notifications go out by mail. */
export function notificationAssignments(needs: Needs<'db' | 'config' | 'mailer'>): Assignment[] {
  return [assign(notificationMailJob, { run: (asked) => mailNotification(needs, asked) })];
}
