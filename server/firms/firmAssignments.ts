import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { firmInvitationMailJob, mailFirmInvitation } from './firmInvitationMailJob.ts';

/** The jobs of law firms and their handlers. */
export function firmAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [assign(firmInvitationMailJob, { run: (asked) => mailFirmInvitation(needs, asked) })];
}
