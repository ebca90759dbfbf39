import { type Assignment, assign } from '#server/jobs/Job';
import type { Needs } from '#server/needs';
import { invitationMailJob } from './invitationMailJob.ts';
import { mailInvitation } from './mailInvitation.ts';

/** How the administration of people does its jobs. */
export function peopleAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [assign(invitationMailJob, { run: (asked) => mailInvitation(needs, asked) })];
}
