import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firmDelegations, firmMembers } from '#server/db/schema/firms';
import { findPersonName } from '#server/directory/findPeople';
import { roleOfPerson } from '#server/directory/personFields';
import {
  findPlaceIfDraft,
  findPlaceOfDraft,
  findSubmissionOwner,
  type PlaceOfDraft,
} from '#server/filings/drafts/draftOwner';
import { actInCourt } from '#server/identity/actInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/**
 * The actor for a draft that is open to the user: the user for a draft of the user's own, or else its owner, through the
 * user, in the court of the draft. What the draft proposes, its fees, and its service are then the owner's in that court,
 * and the record names the user.
 */
export async function actForOwner(db: Db, actor: Actor, envelope_id: string): Promise<Actor> {
  return inPlace(db, actor, await findPlaceOfDraft(db, actor, envelope_id));
}

/** The same for a payment, of a draft or of the balance of a filing; without an open draft, the user pays. */
export async function actForPayer(db: Db, actor: Actor, envelope_id: string): Promise<Actor> {
  const place = await findPlaceIfDraft(db, actor, envelope_id);
  return place === undefined ? actor : inPlace(db, actor, place);
}

/** The same for an act that only the owner or a delegate does, such as discarding the draft. */
export async function actAsDelegate(db: Db, actor: Actor, envelope_id: string): Promise<Actor> {
  const place = await findPlaceOfDraft(db, actor, envelope_id);
  const { owner_id } = place;
  if (owner_id !== actor.person_id && !actor.firm?.acts_for.includes(owner_id)) throw new Refusal('draft_not_yours');
  return inPlace(db, actor, place);
}

/**
 * The filer of record of a submission that the user is about to file, by one of its filings. A delegate needs the
 * attorney's authority to file, which cannot be revoked until the transaction ends. Staff of a firm file for an attorney.
 */
export async function actAsFiler(tx: Db, actor: Actor, filing_id: string): Promise<Actor> {
  const { owner_id, court_id, is_draft } = await findSubmissionOwner(tx, actor, filing_id);
  if (owner_id === actor.person_id) {
    if (is_draft && actor.firm && actor.firm.position !== 'attorney')
      throw new Refusal('firm_staff_files_for_attorney');
  } else if (is_draft) await holdAuthority(tx, actor, owner_id);
  return inPlace(tx, actor, { owner_id, court_id });
}

/** The owner in the court of the draft, which for a part of a submission can be another one than that of the session. */
async function inPlace(db: Db, actor: Actor, { owner_id, court_id }: PlaceOfDraft): Promise<Actor> {
  const owner = await asOwner(db, actor, owner_id);
  const there = await actInCourt(db, owner, court_id);
  if (!there) throw new Refusal('not_found');
  return there;
}

const principal = alias(firmMembers, 'principal');

async function holdAuthority(tx: Db, { person_id }: Actor, owner_id: string): Promise<void> {
  const [held] = await tx
    .select({ id: firmDelegations.id })
    .from(firmDelegations)
    .innerJoin(firmMembers, and(eq(firmMembers.id, firmDelegations.delegate_id), isNull(firmMembers.ended_at)))
    .innerJoin(principal, and(eq(principal.id, firmDelegations.attorney_id), isNull(principal.ended_at)))
    .where(
      and(
        eq(firmMembers.person_id, person_id),
        eq(principal.person_id, owner_id),
        eq(firmDelegations.may_file, true),
        isNull(firmDelegations.ended_at),
      ),
    )
    .for('share', { of: firmDelegations });
  if (!held) throw new Refusal('filing_not_delegated');
}

async function asOwner(db: Db, actor: Actor, person_id: string): Promise<Actor> {
  if (person_id === actor.person_id) return actor;
  const { rows } = await db.execute<{ role: Actor['role'] | null }>(
    sql`select ${roleOfPerson(sql`${person_id}::uuid`, sql`${actor.court_id}`)} as role`,
  );
  const role = rows[0]?.role;
  // A draft is a filer's; the owner's role in the court may have ended.
  if (role !== 'attorney' && role !== 'self_represented') throw new Refusal('not_found');
  const full_name = (await findPersonName(db, person_id)) ?? '';
  const through = { person_id: actor.person_id, full_name: actor.full_name, role: actor.role };
  return { ...actor, ...{ capacity: role, role, person_id, full_name, firm: null, through } };
}
