import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Firm } from '#contract/firms';
import { firmDelegations, firmMembers, firms } from '#server/db/schema/firms';
import { personName } from '#server/directory/personFields';
import type { Actor, FirmMembership } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredMember = typeof firmMembers.$inferSelect;
/** A user who belongs to a firm. */
export type MemberActor = Actor & { firm: FirmMembership };

/** The user as a member of a firm; someone without a firm has no access to anything of one. */
export function requireMember(actor: Actor): MemberActor {
  if (!actor.firm) throw new Refusal('not_found');
  return { ...actor, firm: actor.firm };
}

/**
 * Locks the firm until the transaction ends, so that changes of its members and delegations exclude each other, and
 * reads the user's membership again: it may have ended since the request was recognized.
 */
export async function lockFirm(tx: Db, actor: Actor): Promise<{ firm: typeof firms.$inferSelect; own: StoredMember }> {
  const { firm: membership } = requireMember(actor);
  const [firm] = await tx.select().from(firms).where(eq(firms.id, membership.firm_id)).for('no key update');
  const [own] = await tx
    .select()
    .from(firmMembers)
    .where(and(eq(firmMembers.id, membership.member_id), isNull(firmMembers.ended_at)));
  if (!firm || !own) throw new Refusal('not_found');
  return { firm, own };
}

/** The same for an act that only administrators of the firm may do. */
export async function lockFirmAsAdministrator(tx: Db, actor: Actor) {
  const held = await lockFirm(tx, actor);
  if (!held.own.administrator) throw new Refusal('firm_administrator_only');
  return held;
}

/** A current member of a firm; of any other firm, or after leaving, there is none. */
export async function findMember(db: Db, firm_id: string, id: string): Promise<StoredMember & { full_name: string }> {
  const [found] = await db
    .select({ member: firmMembers, full_name: personName(firmMembers.person_id) })
    .from(firmMembers)
    .where(and(eq(firmMembers.id, id), eq(firmMembers.firm_id, firm_id), isNull(firmMembers.ended_at)));
  if (!found) throw new Refusal('not_found');
  return { ...found.member, full_name: found.full_name };
}

/** The user's firm as the user sees it; null without one. */
export async function describeOwnFirm(db: Db, { person_id, firm: known }: Actor): Promise<Firm | null> {
  const [found] = await db
    .select({ firm: firms, own: firmMembers })
    .from(firmMembers)
    .innerJoin(firms, eq(firms.id, firmMembers.firm_id))
    .where(and(eq(firmMembers.person_id, person_id), isNull(firmMembers.ended_at)));
  if (!found) return null;
  const { firm, own } = found;
  const given = await findPrincipals(db, own.id);
  return {
    ...{ id: firm.id, name: firm.name, address: firm.address, version: firm.version },
    own: {
      member_id: own.id,
      position: own.position,
      administrator: own.administrator,
      acts_for: given
        .filter((one) => known?.acts_for.includes(one.person_id) ?? false)
        .map(({ member_id, full_name, may_file }) => ({ member_id, full_name, may_file })),
    },
  };
}

/** The attorneys who authorized a member, by name. */
export function findPrincipals(db: Db, member_id: string) {
  const full_name = personName(firmMembers.person_id);
  return db
    .select({
      ...{ member_id: firmMembers.id, person_id: firmMembers.person_id, full_name },
      may_file: firmDelegations.may_file,
    })
    .from(firmDelegations)
    .innerJoin(firmMembers, eq(firmMembers.id, firmDelegations.attorney_id))
    .where(and(eq(firmDelegations.delegate_id, member_id), isNull(firmDelegations.ended_at)))
    .orderBy(asc(full_name), asc(firmMembers.id));
}

/** A condition that holds for current members of a firm. */
export const isMemberOf = (firm_id: string) => and(eq(firmMembers.firm_id, firm_id), isNull(firmMembers.ended_at));

/** The version after a change. */
export const raised = sql`version + 1`;
