import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { documents, envelopes, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openDrafts } from '#server/visibility/visibleFilings';
import { placeIn } from './placeIn.ts';

/** Envelopes whose documents have not been filed. Each lead document in one is a filing in the state `draft`. */

type Envelope = typeof envelopes.$inferSelect;
type Filing = typeof filings.$inferSelect;

/** An envelope has at most this many lead documents. */
export const mostLeads = 10;

/**
 * Changes of a draft exclude each other. An analysis that ends at the same time does not wait for them: it holds its
 * filing, and PostgreSQL checks the reference to the envelope again at the second update of a row in one transaction.
 */
const envelopeLock = 'no key update';

const isDraftOf = (db: Db, viewer: Actor): SQL =>
  exists(
    db
      .select({ found: sql`1` })
      .from(filings)
      .where(and(openDrafts(viewer), eq(filings.envelope_id, envelopes.id))),
  );

/** One page of the drafts that are open to a person, the one that was changed last first. */
export async function findDrafts(
  db: Db,
  viewer: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ drafts: Envelope[]; total: number }> {
  const own = isDraftOf(db, viewer);
  const drafts = await db
    .select()
    .from(envelopes)
    .where(own)
    .orderBy(desc(envelopes.changed_at), asc(envelopes.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ n: count() }).from(envelopes).where(own);
  return { drafts, total: counted!.n };
}

/** One draft that is open to this person; any other is not found. */
export async function findDraft(db: Db, viewer: Actor, id: string): Promise<Envelope> {
  const [found] = await db
    .select()
    .from(envelopes)
    .where(and(eq(envelopes.id, id), isDraftOf(db, viewer)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** One draft that is open to this person, locked until the transaction ends. One that was filed or discarded is not found. */
export async function lockDraft(tx: Db, viewer: Actor, id: string): Promise<Envelope> {
  // The lock first: only then is it certain whether its documents are still drafts.
  await tx.select({ id: envelopes.id }).from(envelopes).where(eq(envelopes.id, id)).for(envelopeLock);
  return findDraft(tx, viewer, id);
}

/** Locks the envelope of a draft, if the draft is open to this person. */
export async function lockEnvelopeOfDraft(tx: Db, viewer: Actor, filing_id: string): Promise<void> {
  const [draft] = await tx
    .select({ envelope_id: filings.envelope_id })
    .from(filings)
    .where(and(eq(filings.id, filing_id), openDrafts(viewer)));
  if (draft?.envelope_id) {
    await tx.select({ id: envelopes.id }).from(envelopes).where(eq(envelopes.id, draft.envelope_id)).for(envelopeLock);
  }
}

/** The draft, open to this person, to which a document belongs. */
export async function findDraftOfDocument(db: Db, viewer: Actor, document_id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: filings.id })
    .from(documents)
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(eq(documents.id, document_id), openDrafts(viewer)));
  return found?.id;
}

/** A submission that this person is about to file, or has filed: its envelope and its lead documents, all locked. */
export async function lockSubmission(
  tx: Db,
  { person_id, court_id }: Actor,
  filing_id: string,
): Promise<{ envelope: Envelope; filings: Filing[] }> {
  const own = and(eq(filings.filed_by, person_id), eq(filings.court_id, court_id));
  const [named] = await tx
    .select({ envelope_id: filings.envelope_id })
    .from(filings)
    .where(and(eq(filings.id, filing_id), own));
  if (!named?.envelope_id) throw new Refusal('not_found');
  const [envelope] = await tx.select().from(envelopes).where(eq(envelopes.id, named.envelope_id)).for(envelopeLock);
  const inIt = await tx
    .select()
    .from(filings)
    .where(and(eq(filings.envelope_id, named.envelope_id), own, sql`${filings.attached_to} is null`))
    .orderBy(asc(filings.envelope_position), asc(filings.received_at), asc(filings.id))
    .for('update');
  // Discarded between the two.
  if (!envelope || inIt.length === 0) throw new Refusal('not_found');
  return { envelope, filings: inIt };
}

/** Raises the version of a draft that someone changed; of a filing that was filed, nothing is noted here. */
export async function noteDraftChanged(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id, through }: Pick<Actor, 'person_id' | 'through'>,
  { state, envelope_id }: Pick<Filing, 'state' | 'envelope_id'>,
): Promise<void> {
  if (state !== 'draft' || envelope_id === null) return;
  const changed_by = through?.person_id ?? person_id;
  await tx
    .update(envelopes)
    .set({ version: sql`${envelopes.version} + 1`, changed_at: now(), changed_by })
    .where(eq(envelopes.id, envelope_id));
}

/** How many lead documents an envelope has. */
export async function countLeadsForSystem(db: Db, envelope_id: string): Promise<number> {
  return db.$count(filings, eq(filings.envelope_id, envelope_id));
}

/**
 * Makes the locked drafts of an envelope filings, which the court received at this moment. Their versions stay: no value
 * has changed, and a correction that their owner was just entering in another window is still taken.
 */
export async function receiveDrafts(
  tx: Db,
  { person_id, through }: Actor,
  { envelope_id, ids, received_at }: { envelope_id: string; ids: readonly string[]; received_at: Date },
): Promise<Filing[]> {
  const submitted_by = through?.person_id ?? person_id;
  await tx.update(envelopes).set({ submitted_by, submitted_at: received_at }).where(eq(envelopes.id, envelope_id));
  const filed = await tx
    .update(filings)
    .set({ state: 'received', received_at, envelope_position: placeIn(ids) })
    .where(inArray(filings.id, [...ids]))
    .returning();
  return ids.map((id) => filed.find((one) => one.id === id)!);
}

/** Stores the doubts that the filer confirmed on filing. */
export async function keepConfirmedDoubts(
  tx: Db,
  { id, confirmed_doubts }: Filing,
  doubts: Filing['confirmed_doubts'][number],
): Promise<void> {
  await tx
    .update(filings)
    .set({ confirmed_doubts: [...confirmed_doubts, doubts] })
    .where(eq(filings.id, id));
}
