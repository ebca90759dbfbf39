import { sql } from 'drizzle-orm';
import { findPersonName } from '#server/directory/findPeople';
import { roleOfPerson } from '#server/directory/personFields';
import {
  findFiler,
  findFilerOfEnvelope,
  findPlaceIfDraft,
  findPlaceOfDraft,
  findSubmissionOwner,
  type PlaceOfDraft,
} from '#server/filings/drafts/draftOwner';
import { actInCourt } from '#server/identity/actInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { holdAuthority } from './holdAuthority.ts';

/**
 * The actor for a draft that is open to the user: the user for a draft of the user's own, or else its owner, through the
 * user, in the court of the draft. What the draft proposes, its fees, and its service are then the owner's in that court,
 * and the record names the user.
 */
export async function actForOwner(db: Db, actor: Actor, envelope_id: string): Promise<Actor> {
  return inPlace(db, actor, await findPlaceOfDraft(db, actor, envelope_id));
}

/** The same for a payment, of a draft or of the balance of a filing, which a delegate of its filer pays as well. */
export async function actForPayer(db: Db, actor: Actor, envelope_id: string): Promise<Actor> {
  const place = await findPlaceIfDraft(db, actor, envelope_id);
  if (place !== undefined) return inPlace(db, actor, place);
  return actForPrincipal(db, actor, (await findFilerOfEnvelope(db, actor, envelope_id))?.filed_by);
}

/**
 * The actor for a filing that the user has access to: its filer through the user, if the user is the filer's delegate, or
 * else the user. What a delegate changes then needs the authority that the use case holds (`holdAuthority`).
 */
export async function actForFiler(db: Db, actor: Actor, filing_id: string): Promise<Actor> {
  if (!isDelegate(actor)) return actor;
  return actForPrincipal(db, actor, (await findFiler(db, actor, filing_id))?.filed_by);
}

/** The same for an act on what the user submitted for the filer, first or after a return. */
export async function actForSubmitted(db: Db, actor: Actor, filing_id: string): Promise<Actor> {
  if (!isDelegate(actor)) return actor;
  const found = await findFiler(db, actor, filing_id);
  return actForPrincipal(db, actor, found?.submitted ? found.filed_by : undefined);
}

const isDelegate = ({ firm }: Actor): boolean => (firm?.acts_for.length ?? 0) > 0;

async function actForPrincipal(db: Db, actor: Actor, filer_id: string | undefined): Promise<Actor> {
  return filer_id !== undefined && actor.firm?.acts_for.includes(filer_id) ? asOwner(db, actor, filer_id) : actor;
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
  const isStaff = actor.firm && actor.firm.position !== 'attorney';
  if (owner_id === actor.person_id && is_draft && isStaff) throw new Refusal('firm_staff_files_for_attorney');
  const owner = await inPlace(tx, actor, { owner_id, court_id });
  if (is_draft) await holdAuthority(tx, owner, 'file');
  return owner;
}

/** The owner in the court of the draft, which for a part of a submission can be another one than that of the session. */
async function inPlace(db: Db, actor: Actor, { owner_id, court_id }: PlaceOfDraft): Promise<Actor> {
  const owner = await asOwner(db, actor, owner_id);
  const there = await actInCourt(db, owner, court_id);
  if (!there) throw new Refusal('not_found');
  return there;
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
