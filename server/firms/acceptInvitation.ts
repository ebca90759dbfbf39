import { and, eq, isNull } from 'drizzle-orm';
import type { ReplyOf } from '#contract/endpoint';
import type { acceptFirmInvitation as accepting, readFirmInvitation as reading } from '#contract/firms';
import { firmInvitations, firmMembers, firms } from '#server/db/schema/firms';
import { addressVerifiedAt, findEmail } from '#server/directory/findPeople';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret } from '#server/secrets/tokens';
import { describeOwnFirm } from './firmRepository.ts';
import { recordOnFirm } from './recordOnFirm.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** An open invitation behind the secret of a link, for the person to whose verified address it was sent. */
async function findInvitation(db: Db, { person_id }: Actor, token: string, at: Date) {
  const [found] = await db
    .select({ invitation: firmInvitations, firm: firms.name, invited_by: personName(firmInvitations.invited_by) })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmInvitations.firm_id))
    .where(eq(firmInvitations.token_hash, hashSecret(token)));
  if (!found) throw new Refusal('not_found');
  const { accepted_at, withdrawn_at, expires_at, email } = found.invitation;
  if (accepted_at || withdrawn_at || expires_at <= at) throw new Refusal('firm_invitation_over');
  if ((await findEmail(db, person_id)) !== email) throw new Refusal('firm_invitation_for_another');
  if ((await addressVerifiedAt(db, person_id, email)) === null) throw new Refusal('email_unverified');
  return found;
}

/** What an invitation offers. */
export async function readInvitation(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  token: string,
): Promise<ReplyOf<typeof reading>> {
  const { invitation, firm, invited_by } = await findInvitation(db, actor, token, now());
  const { position, administrator, expires_at } = invitation;
  return { firm, position, administrator, invited_by, expires_at: expires_at.toISOString() };
}

/** Joins the firm. A person belongs to one firm at a time, and only an attorney of this court joins as an attorney. */
export async function acceptInvitation(needs: Tools, actor: Actor, token: string): Promise<ReplyOf<typeof accepting>> {
  return needs.db.transaction(async (tx) => {
    const at = needs.now();
    const { invitation, firm: name } = await findInvitation(tx, actor, token, at);
    const { id, firm_id, position, administrator } = invitation;
    if (position === 'attorney' && actor.capacity !== 'attorney') throw new Refusal('firm_attorney_required');
    // A firm that everyone left is over: the invitation of a former administrator opens nothing.
    const [held] = await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firm_id)).for('no key update');
    const inviter = and(eq(firmMembers.person_id, invitation.invited_by), eq(firmMembers.firm_id, firm_id));
    const remains = await tx.$count(firmMembers, and(inviter, isNull(firmMembers.ended_at)));
    if (!held || remains === 0) throw new Refusal('firm_invitation_over');
    const open = and(
      eq(firmInvitations.id, id),
      isNull(firmInvitations.accepted_at),
      isNull(firmInvitations.withdrawn_at),
    );
    const taken = await tx.update(firmInvitations).set({ accepted_at: at }).where(open).returning();
    if (taken.length === 0) throw new Refusal('firm_invitation_over');
    const joined = await tx
      .insert(firmMembers)
      .values({ firm_id, person_id: actor.person_id, position, administrator, joined_at: at })
      .onConflictDoNothing()
      .returning({ id: firmMembers.id });
    if (joined.length === 0) throw new Refusal('firm_already_member');
    const firm = await describeOwnFirm(tx, actor);
    const line = { action: 'firm_joined' as const, values: { firm: name, position } };
    await recordOnFirm(tx, needs, actor, firm_id, { ...line, concerns: invitation.invited_by });
    return { message: `You joined ${name}`, firm: firm! };
  });
}
