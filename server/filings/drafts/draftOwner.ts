import { and, eq, type SQL, sql } from 'drizzle-orm';
import { envelopes, filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openDrafts, ownSubmissions, visibleFilings } from '#server/visibility/visibleFilings';
import { noteDraftChanged } from './draftRepository.ts';

/** The owner of a draft that is open to this person. All its documents belong to one owner. */
export async function findDraftOwner(db: Db, viewer: Actor, id: string): Promise<string> {
  return (await findPlaceOfDraft(db, viewer, id)).owner_id;
}

/** Whose draft it is, and with which court it will be filed. */
export type PlaceOfDraft = { owner_id: string; court_id: string };

/** The owner and the court of a draft that is open to this person. */
export async function findPlaceOfDraft(db: Db, viewer: Actor, id: string): Promise<PlaceOfDraft> {
  const place = await findPlaceIfDraft(db, viewer, id);
  if (place === undefined) throw new Refusal('not_found');
  return place;
}

/** The same; undefined without such a draft. */
export async function findPlaceIfDraft(db: Db, viewer: Actor, id: string): Promise<PlaceOfDraft | undefined> {
  const [found] = await db
    .select({ owner_id: filings.filed_by, court_id: filings.court_id })
    .from(filings)
    .where(and(eq(filings.envelope_id, id), openDrafts(viewer)))
    .limit(1);
  return found;
}

/** The owner of a draft that is open to this person, or of a submission that this person made; by one filing of it. */
export async function findSubmissionOwner(db: Db, viewer: Actor, filing_id: string) {
  const [found] = await db
    .select({
      owner_id: filings.filed_by,
      court_id: filings.court_id,
      is_draft: sql<boolean>`${filings.state} = 'draft'`,
    })
    .from(filings)
    .where(and(eq(filings.id, filing_id), ownSubmissions(viewer)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The filer of a filing that this person has access to, and whether this person submitted it, first or again. */
export async function findFiler(db: Db, viewer: Actor, id: string) {
  const [found] = await selectFilers(db, viewer, eq(filings.id, id));
  return found;
}

/** The same of an envelope, by one of its filings. */
export async function findFilerOfEnvelope(db: Db, viewer: Actor, id: string) {
  const [found] = await selectFilers(db, viewer, eq(filings.envelope_id, id));
  return found;
}

function selectFilers(db: Db, viewer: Actor, which: SQL) {
  const submitted = sql<boolean>`coalesce(${viewer.person_id} in (${filings.resubmitted_by}, ${envelopes.submitted_by}), false)`;
  return db
    .select({ filed_by: filings.filed_by, submitted })
    .from(filings)
    .leftJoin(envelopes, eq(envelopes.id, filings.envelope_id))
    .where(and(which, visibleFilings(viewer)))
    .limit(1);
}

/** Makes a locked draft the draft of another person, who becomes its filer. */
export async function giveDraftTo(tx: Db, needs: Needs<'now'>, actor: Actor, id: string, person_id: string) {
  // The key is unique to the person who sent the documents.
  await tx
    .update(filings)
    .set({ filed_by: person_id, idempotency_key: null })
    .where(and(eq(filings.envelope_id, id), openDrafts(actor)));
  await noteDraftChanged(tx, needs, actor, { state: 'draft', envelope_id: id });
}

/** Who else last changed a draft, and when, for someone whose own change is based on an older state. */
export async function describeChange(
  db: Db,
  { person_id, through }: Pick<Actor, 'person_id' | 'through'>,
  { changed_by, changed_at }: typeof envelopes.$inferSelect,
) {
  const other = changed_by === (through?.person_id ?? person_id) ? null : changed_by;
  return { changed_by: await findPersonName(db, other), changed_at: changed_at?.toISOString() ?? null };
}
