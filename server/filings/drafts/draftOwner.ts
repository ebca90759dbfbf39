import { and, eq, sql } from 'drizzle-orm';
import { type envelopes, filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openDrafts, ownSubmissions } from '#server/visibility/visibleFilings';
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
