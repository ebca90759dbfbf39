import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { envelopes, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { openDrafts, ownSubmissions } from '#server/visibility/visibleFilings';

/** The parts of submissions: envelopes that were made together, each for one case of one court. */

type Envelope = typeof envelopes.$inferSelect;

/** A part with its first lead document. */
export type StoredPart = { envelope: Envelope; lead_id: string; court_id: string; is_draft: boolean };

/** The parts of a submission that are drafts open to this person, or that the person has filed; the named one first. */
export async function findParts(db: Db, viewer: Actor, envelope_id: string): Promise<StoredPart[]> {
  const [named] = await find(db, viewer, [envelope_id]);
  if (!named) throw new Refusal('not_found');
  const { submission_id } = named.envelope;
  if (submission_id === null) return [named];
  const ids = db.select({ id: envelopes.id }).from(envelopes).where(eq(envelopes.submission_id, submission_id));
  const parts = await find(db, viewer, ids);
  return [named, ...parts.filter(({ envelope }) => envelope.id !== envelope_id)];
}

async function find(db: Db, viewer: Actor, ids: Parameters<typeof inArray>[1]): Promise<StoredPart[]> {
  const found = await db
    .select({ envelope: envelopes, lead_id: filings.id, court_id: filings.court_id, state: filings.state })
    .from(filings)
    .innerJoin(envelopes, eq(envelopes.id, filings.envelope_id))
    .where(and(inArray(envelopes.id, ids as string[]), ownSubmissions(viewer), isNull(filings.attached_to)))
    .orderBy(asc(envelopes.submitted_at), asc(filings.envelope_position), asc(filings.received_at), asc(filings.id));
  const first = found.filter(({ envelope }, at) => found.findIndex((one) => one.envelope.id === envelope.id) === at);
  return first.map(({ state, ...part }) => ({ ...part, is_draft: state === 'draft' }));
}

/** The submission of a locked draft; it is one from now on, if it was not yet. */
export async function beginSubmission(tx: Db, { id, submission_id }: Envelope): Promise<string> {
  if (submission_id !== null) return submission_id;
  await tx.update(envelopes).set({ submission_id: id }).where(eq(envelopes.id, id));
  return id;
}

/** Moves a lead document of a locked draft to another locked draft, after its others. */
export async function moveToEnvelope(tx: Db, viewer: Actor, filing_id: string, envelope_id: string): Promise<void> {
  await tx
    .update(filings)
    .set({ envelope_id, envelope_position: null })
    .where(and(eq(filings.id, filing_id), openDrafts(viewer)));
}
