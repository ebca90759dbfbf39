import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Invitation, InvitationState } from '#contract/people';
import { dayMs } from '#domain/days/days';
import { barNumberOf } from '#server/attorneys/rosterRepository';
import { invitations } from '#server/db/schema/invitations';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Two weeks: long enough for a vacation, short enough that a link in an old mailbox has expired. */
export const invitationLifetimeMs = 14 * dayMs;

const notAccepted = and(isNull(invitations.used_at), isNull(invitations.withdrawn_at));

export function whereInvitationIs(state: InvitationState, at: Date): SQL | undefined {
  if (state === 'used') return isNotNull(invitations.used_at);
  if (state === 'withdrawn') return isNotNull(invitations.withdrawn_at);
  return and(notAccepted, state === 'open' ? gt(invitations.expires_at, at) : lte(invitations.expires_at, at));
}

export async function findInvitations(
  db: Db,
  matching: SQL | undefined,
  at: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<Invitation[]> {
  const found = await db
    .select({
      invitation: invitations,
      invited_by: personName(invitations.invited_by),
      bar_number: barNumberOf(invitations.attorney_id),
    })
    .from(invitations)
    .where(matching)
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ invitation, invited_by, bar_number }) => ({
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    bar_number,
    invited_by,
    created_at: invitation.created_at.toISOString(),
    sent_at: invitation.sent_at?.toISOString() ?? null,
    expires_at: invitation.expires_at.toISOString(),
    state: stateOf(invitation, at),
    version: invitation.version,
  }));
}

export async function countInvitations(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(invitations, matching);
}

export async function findInvitation(db: Db, id: string, at: Date): Promise<Invitation> {
  const [found] = await findInvitations(db, eq(invitations.id, id), at, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** An invitation of the user's court that no one has taken up, locked until the transaction ends. */
export async function lockInvitation(tx: Db, { court_id }: Actor, id: string) {
  const [held] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.court_id, court_id)))
    .for('update');
  if (!held) throw new Refusal('not_found');
  if (held.used_at || held.withdrawn_at) throw new Refusal('invitation_over');
  return held;
}

function stateOf({ used_at, withdrawn_at, expires_at }: typeof invitations.$inferSelect, at: Date): InvitationState {
  if (used_at) return 'used';
  if (withdrawn_at) return 'withdrawn';
  return expires_at > at ? 'open' : 'expired';
}
