import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { FirmInvitation, inviteToFirm as inviting, listFirmInvitations as listing } from '#contract/firms';
import { dayMs } from '#domain/days/days';
import { firmInvitations, firmMembers } from '#server/db/schema/firms';
import { personEmail, personName } from '#server/directory/personFields';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { firmInvitationMailJob } from './firmInvitationMailJob.ts';
import { isMemberOf, lockFirmAsAdministrator, requireMember } from './firmRepository.ts';
import { recordOnFirm } from './recordOnFirm.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Two weeks, as for invitations of the court. */
export const invitationLifetimeMs = 14 * dayMs;

export const isOpen = and(isNull(firmInvitations.accepted_at), isNull(firmInvitations.withdrawn_at));

/** The invitations to the user's firm that no one accepted, the newest first. Only administrators see them. */
export async function listInvitations(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { page, per_page }: InputOf<typeof listing>,
): Promise<ReplyOf<typeof listing>> {
  const { firm } = requireMember(actor);
  if (!firm.administrator) throw new Refusal('firm_administrator_only');
  const matching = and(eq(firmInvitations.firm_id, firm.firm_id), isOpen);
  const [found, [counted]] = await Promise.all([
    db
      .select({ invitation: firmInvitations, invited_by: personName(firmInvitations.invited_by) })
      .from(firmInvitations)
      .where(matching)
      .orderBy(desc(firmInvitations.created_at), desc(firmInvitations.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.select({ n: count() }).from(firmInvitations).where(matching),
  ]);
  const total = counted!.n;
  const invitations = found.map(({ invitation, invited_by }) => describe(invitation, invited_by, now()));
  return { invitations, total, total_pages: Math.ceil(total / per_page) };
}

function describe(found: typeof firmInvitations.$inferSelect, invited_by: string, at: Date): FirmInvitation {
  const { id, email, position, administrator, created_at, sent_at, expires_at } = found;
  return {
    ...{ id, email, position, administrator, invited_by },
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    expired: expires_at <= at,
  };
}

/** Invites an address. A new invitation replaces an open one, whose link no longer works. */
export async function inviteToFirm(
  needs: Tools,
  actor: Actor,
  { email, position, administrator }: InputOf<typeof inviting>,
): Promise<ReplyOf<typeof inviting>> {
  return needs.db.transaction(async (tx) => {
    const { firm } = await lockFirmAsAdministrator(tx, actor);
    const at = needs.now();
    if (await belongsTo(tx, firm.id, email)) throw new Refusal('firm_member_already');
    await tx
      .update(firmInvitations)
      .set({ withdrawn_at: at })
      .where(and(eq(firmInvitations.firm_id, firm.id), eq(firmInvitations.email, email), isOpen));
    const [made] = await tx
      .insert(firmInvitations)
      .values({
        ...{ firm_id: firm.id, email, position, administrator, invited_by: actor.person_id, created_at: at },
        expires_at: new Date(at.getTime() + invitationLifetimeMs),
      })
      .returning();
    await addJob(tx, firmInvitationMailJob, { invitation_id: made!.id, court_id: actor.court_id });
    const line = { action: 'firm_member_invited' as const, values: { firm: firm.name, email, position } };
    await recordOnFirm(tx, needs, actor, firm.id, line);
    return { message: `Invitation sent to ${email}`, invitation: describe(made!, actor.full_name, at) };
  });
}

async function belongsTo(tx: Db, firm_id: string, email: string): Promise<boolean> {
  return (await tx.$count(firmMembers, and(isMemberOf(firm_id), eq(personEmail(firmMembers.person_id), email)))) > 0;
}

/** Withdraws an invitation that no one accepted. */
export async function withdrawInvitation(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { firm } = await lockFirmAsAdministrator(tx, actor);
    const [gone] = await tx
      .update(firmInvitations)
      .set({ withdrawn_at: needs.now() })
      .where(and(eq(firmInvitations.id, id), eq(firmInvitations.firm_id, firm.id), isOpen))
      .returning({ email: firmInvitations.email });
    if (!gone) throw new Refusal('not_found');
    const values = { firm: firm.name, email: gone.email };
    await recordOnFirm(tx, needs, actor, firm.id, { action: 'firm_invitation_withdrawn', values });
    return { message: `Invitation to ${gone.email} withdrawn` };
  });
}
