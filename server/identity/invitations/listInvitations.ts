import { and, eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listInvitations as asked } from '#contract/people';
import { invitations } from '#server/db/schema/invitations';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countInvitations, findInvitations, whereInvitationIs } from './invitationRepository.ts';

/** The invitations of the user's court, the newest first. */
export async function listInvitations(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
  { page, per_page, state }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const at = now();
  const matching = and(eq(invitations.court_id, court_id), state ? whereInvitationIs(state, at) : undefined);
  const [found, total] = await Promise.all([
    findInvitations(db, matching, at, { limit: per_page, offset: (page - 1) * per_page }),
    countInvitations(db, matching),
  ]);
  return { invitations: found, total, total_pages: Math.ceil(total / per_page) };
}
