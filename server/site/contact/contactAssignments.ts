import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { contactReplyJob } from './contactReplyJob.ts';
import { mailContactReply } from './mailContactReply.ts';

/** The jobs behind the requests of visitors. */
export function contactAssignments(needs: Needs<'db' | 'now' | 'mailer'>): Assignment[] {
  return [assign(contactReplyJob, { run: (asked) => mailContactReply(needs, asked) })];
}
