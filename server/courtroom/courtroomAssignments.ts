import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { delayMailJob } from './delays/delayMailJob.ts';
import { failDelay, mailDelay } from './delays/mailDelay.ts';

/** How people without an account are notified that a session runs late. */
export function courtroomAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [
    assign(delayMailJob, {
      run: (asked) => mailDelay(needs, asked),
      failed: (asked) => failDelay(needs, asked),
    }),
  ];
}
