import { type Assignment, assign } from '#server/jobs/Job';
import type { Needs } from '#server/needs';
import { contactReplyJob } from './contactReplyJob.ts';
import { mailContactReply } from './mailContactReply.ts';

/** The jobs behind the requests of visitors. */
export function contactAssignments(needs: Needs<'db' | 'now' | 'mailer'>): Assignment[] {
  return [assign(contactReplyJob, { run: (asked) => mailContactReply(needs, asked) })];
}
