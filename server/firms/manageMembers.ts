import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeFirmMember as changing, FirmMember, listFirmMembers as listing } from '#contract/firms';
import { likeWords } from '#server/db/matchesAll';
import { firmMembers } from '#server/db/schema/firms';
import { personEmail, personName, roleOfPerson } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { endAuthority, endMembership } from './endMembership.ts';
import { findMember, isMemberOf, lockFirm, lockFirmAsAdministrator, requireMember } from './firmRepository.ts';
import { recordOnFirm } from './recordOnFirm.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

const columns = {
  member: firmMembers,
  full_name: personName(firmMembers.person_id),
  email: personEmail(firmMembers.person_id),
};

/** One page of the members of the user's firm, by name. */
export async function listMembers(
  { db }: Needs<'db'>,
  actor: Actor,
  { page, per_page, q, position }: InputOf<typeof listing>,
): Promise<ReplyOf<typeof listing>> {
  const viewer = requireMember(actor);
  const matching = and(
    isMemberOf(viewer.firm.firm_id),
    position && eq(firmMembers.position, position),
    ...likeWords(q).map((pattern) => sql`${columns.full_name} ilike ${pattern}`),
  );
  const [found, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(firmMembers)
      .where(matching)
      .orderBy(asc(sql`lower(${columns.full_name})`), asc(firmMembers.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.select({ n: count() }).from(firmMembers).where(matching),
  ]);
  const total = counted!.n;
  return { members: found.map((one) => describe(one, viewer)), total, total_pages: Math.ceil(total / per_page) };
}

type Row = { member: typeof firmMembers.$inferSelect; full_name: string; email: string | null };

const describe = ({ member, full_name, email }: Row, { person_id }: Actor): FirmMember => ({
  ...{ id: member.id, full_name, email, position: member.position, administrator: member.administrator },
  joined_at: member.joined_at.toISOString(),
  is_self: member.person_id === person_id,
  version: member.version,
});

async function describeMember(db: Db, viewer: Actor, id: string): Promise<FirmMember> {
  const [found] = await db.select(columns).from(firmMembers).where(eq(firmMembers.id, id));
  return describe(found!, viewer);
}

/** Changes what a member is in the firm. Who is no longer an attorney of it authorizes no one. */
export async function changeMember(
  needs: Tools,
  actor: Actor,
  { id, position, administrator, version }: InputOf<typeof changing>,
): Promise<ReplyOf<typeof changing>> {
  return needs.db.transaction(async (tx) => {
    const { firm } = await lockFirmAsAdministrator(tx, actor);
    const member = await findMember(tx, firm.id, id);
    if (member.version !== version) {
      throw new Refusal('changed_meanwhile', {
        version: member.version,
        current: await describeMember(tx, actor, id),
      });
    }
    if (member.administrator && !administrator) await requireOtherAdministrator(tx, firm.id, id);
    if (position === 'attorney') await requireAttorney(tx, actor, member.person_id);
    else await endAuthority(tx, needs, actor, { attorney_id: id });
    await tx
      .update(firmMembers)
      .set({ position, administrator, version: member.version + 1 })
      .where(eq(firmMembers.id, id));
    const described = await describeMember(tx, actor, id);
    await recordOnFirm(tx, needs, actor, firm.id, {
      action: 'firm_member_changed',
      values: { firm: firm.name, person: member.full_name, position, administrator },
      concerns: member.person_id,
    });
    return { message: `${member.full_name} changed`, member: described };
  });
}

/** Removes a member, or leaves the firm. What the membership gave ends in the same transaction. */
export async function removeMember(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { firm, own } = await lockFirm(tx, actor);
    const member = await findMember(tx, firm.id, id);
    const leaves = member.id === own.id;
    if (!leaves && !own.administrator) throw new Refusal('firm_administrator_only');
    const others = await tx.$count(firmMembers, and(isMemberOf(firm.id), sql`${firmMembers.id} <> ${id}`));
    if (member.administrator && others > 0) await requireOtherAdministrator(tx, firm.id, id);
    await endMembership(tx, needs, actor, member);
    await recordOnFirm(tx, needs, actor, firm.id, {
      ...(leaves
        ? { action: 'firm_left', values: { firm: firm.name } }
        : { action: 'firm_member_removed', values: { firm: firm.name, person: member.full_name } }),
      concerns: member.person_id,
    });
    return { message: leaves ? `You left ${firm.name}` : `${member.full_name} removed` };
  });
}

/** A firm with members has an administrator. */
async function requireOtherAdministrator(tx: Db, firm_id: string, member_id: string): Promise<void> {
  const others = await tx.$count(
    firmMembers,
    and(isMemberOf(firm_id), eq(firmMembers.administrator, true), sql`${firmMembers.id} <> ${member_id}`),
  );
  if (others === 0) throw new Refusal('firm_needs_administrator');
}

async function requireAttorney(tx: Db, { court_id }: Actor, person_id: string): Promise<void> {
  const { rows } = await tx.execute<{ role: string | null }>(
    sql`select ${roleOfPerson(sql`${person_id}::uuid`, sql`${court_id}`)} as role`,
  );
  if (rows[0]?.role !== 'attorney') throw new Refusal('firm_attorney_required');
}
