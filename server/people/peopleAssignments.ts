import { invitationMailJob } from '#server/identity/invitations/invitationMailJob';
import { mailInvitation } from '#server/identity/invitations/mailInvitation';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';

/** The handlers of the people jobs. */
export function peopleAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [assign(invitationMailJob, { run: (asked) => mailInvitation(needs, asked) })];
}
