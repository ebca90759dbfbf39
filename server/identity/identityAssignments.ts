import { type Assignment, assign } from '#server/jobs/Job';
import type { Needs } from '#server/needs';
import { passwordLinkJob } from './passwordLinkJob.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** How the identity area does its jobs. */
export function identityAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [assign(passwordLinkJob, { run: (asked) => sendPasswordLink(needs, asked) })];
}
