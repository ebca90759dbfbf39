import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { FirmDelegation, giveFirmDelegation as giving, listFirmDelegations as listing } from '#contract/firms';
import { firmDelegations, firmMembers } from '#server/db/schema/firms';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findMember, lockFirm, requireMember } from './firmRepository.ts';
import { recordOnFirm } from './recordOnFirm.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Found = Awaited<ReturnType<typeof find>>[number];

const attorney = alias(firmMembers, 'attorney');
const delegate = alias(firmMembers, 'delegate');
const names = { attorney: personName(sql`attorney.person_id`), delegate: personName(sql`delegate.person_id`) };

const find = (db: Db, matching: ReturnType<typeof and>, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ delegation: firmDelegations, attorney, delegate, named: names.attorney, acting: names.delegate })
    .from(firmDelegations)
    .innerJoin(attorney, eq(attorney.id, firmDelegations.attorney_id))
    .innerJoin(delegate, eq(delegate.id, firmDelegations.delegate_id))
    .where(matching)
    .orderBy(asc(sql`lower(${names.attorney})`), asc(sql`lower(${names.delegate})`), asc(firmDelegations.id))
    .limit(limit)
    .offset(offset);

const describe = ({ delegation, attorney, delegate, named, acting }: Found, viewer: Actor): FirmDelegation => ({
  id: delegation.id,
  attorney: { member_id: attorney.id, full_name: named ?? '', is_self: attorney.person_id === viewer.person_id },
  delegate: {
    ...{ member_id: delegate.id, full_name: acting ?? '', position: delegate.position },
    is_self: delegate.person_id === viewer.person_id,
  },
  may_file: delegation.may_file,
  given_at: delegation.given_at.toISOString(),
  version: delegation.version,
});

/** Who acts for whom: what the user gave or received, and for administrators everything in the firm. */
export async function listDelegations(
  { db }: Needs<'db'>,
  actor: Actor,
  { page, per_page }: InputOf<typeof listing>,
): Promise<ReplyOf<typeof listing>> {
  const viewer = requireMember(actor);
  const { firm_id, member_id, administrator } = viewer.firm;
  const own = or(eq(firmDelegations.attorney_id, member_id), eq(firmDelegations.delegate_id, member_id));
  const matching = and(
    eq(firmDelegations.firm_id, firm_id),
    isNull(firmDelegations.ended_at),
    administrator ? undefined : own,
  );
  const [found, [counted]] = await Promise.all([
    find(db, matching, { limit: per_page, offset: (page - 1) * per_page }),
    db.select({ n: count() }).from(firmDelegations).where(matching),
  ]);
  const total = counted!.n;
  return {
    delegations: found.map((one) => describe(one, viewer)),
    total,
    total_pages: Math.ceil(total / per_page),
  };
}

async function describeOne(db: Db, viewer: Actor, id: string): Promise<FirmDelegation> {
  const [found] = await find(db, eq(firmDelegations.id, id), { limit: 1, offset: 0 });
  return describe(found!, viewer);
}

/** Authorizes a member of the same firm to prepare the attorney's drafts and, if stated, to file for the attorney. */
export async function giveDelegation(
  needs: Tools,
  actor: Actor,
  { delegate_id, may_file, version }: InputOf<typeof giving>,
): Promise<ReplyOf<typeof giving>> {
  return needs.db.transaction(async (tx) => {
    const { firm, own } = await lockFirm(tx, actor);
    if (own.position !== 'attorney') throw new Refusal('firm_attorney_required');
    const member = await findMember(tx, firm.id, delegate_id);
    if (member.id === own.id) throw new Refusal('not_permitted');
    const between = and(eq(firmDelegations.attorney_id, own.id), eq(firmDelegations.delegate_id, delegate_id));
    const [known] = await tx
      .select()
      .from(firmDelegations)
      .where(and(between, isNull(firmDelegations.ended_at)))
      .for('update');
    if (known?.version !== version) {
      const current = known ? await describeOne(tx, actor, known.id) : null;
      throw new Refusal('changed_meanwhile', { version: known?.version ?? 0, current });
    }
    const id = known
      ? await change(tx, known, may_file)
      : await insert(tx, { firm_id: firm.id, attorney_id: own.id, delegate_id, may_file, given_at: needs.now() });
    const delegation = await describeOne(tx, actor, id);
    await recordOnFirm(tx, needs, actor, firm.id, {
      action: known ? 'firm_delegation_changed' : 'firm_delegation_given',
      values: { delegate: member.full_name, may_file },
      concerns: member.person_id,
    });
    return { message: `${member.full_name} authorized`, delegation };
  });
}

async function change(tx: Db, { id, version }: typeof firmDelegations.$inferSelect, may_file: boolean) {
  await tx
    .update(firmDelegations)
    .set({ may_file, version: version + 1 })
    .where(eq(firmDelegations.id, id));
  return id;
}

async function insert(tx: Db, values: typeof firmDelegations.$inferInsert): Promise<string> {
  const [made] = await tx.insert(firmDelegations).values(values).returning({ id: firmDelegations.id });
  return made!.id;
}

/** Revokes a delegation, as its attorney, its delegate, or an administrator. A filing at the same moment was made before or is refused. */
export async function revokeDelegation(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { firm, own } = await lockFirm(tx, actor);
    const ofFirm = and(eq(firmDelegations.id, id), eq(firmDelegations.firm_id, firm.id));
    const [found] = await find(tx, and(ofFirm, isNull(firmDelegations.ended_at)), { limit: 1, offset: 0 });
    if (!found || !(own.administrator || [found.attorney.id, found.delegate.id].includes(own.id))) {
      throw new Refusal('not_found');
    }
    await tx
      .update(firmDelegations)
      .set({ ended_at: needs.now(), ended_by: actor.person_id })
      .where(eq(firmDelegations.id, id));
    const concerns = found.attorney.id === own.id ? found.delegate.person_id : found.attorney.person_id;
    const values = { attorney: found.named ?? '', delegate: found.acting ?? '' };
    await recordOnFirm(tx, needs, actor, firm.id, { action: 'firm_delegation_revoked', values, concerns });
    return { message: `${found.acting} no longer acts for ${found.named}` };
  });
}
