import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { invitationMailJob } from './invitationMailJob.ts';
import { mailInvitation } from './mailInvitation.ts';

/** How the administration of people does its jobs. */
export function peopleAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [assign(invitationMailJob, { run: (asked) => mailInvitation(needs, asked) })];
}
