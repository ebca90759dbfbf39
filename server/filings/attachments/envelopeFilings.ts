import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { EnvelopeFiling } from '#contract/envelope';
import { placedStates } from '#domain/filings/states';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { documents, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { findReturn } from '../reviewRepository.ts';

type Filing = typeof filings.$inferSelect;

/** An envelope has a lead document with its attachments; more filings than this are never listed. */
const mostListed = 60;

/** The other filings of an envelope in the same court, as far as the viewer has access to them. */
export async function findEnvelopeFilings(db: Db, viewer: Actor, filing: Filing): Promise<EnvelopeFiling[]> {
  const { id, envelope_id, court_id, attached_to } = filing;
  const related = [
    envelope_id === null ? undefined : eq(filings.envelope_id, envelope_id),
    eq(filings.attached_to, id),
    attached_to === null ? undefined : or(eq(filings.id, attached_to), eq(filings.attached_to, attached_to)),
  ];
  const found = await db
    .select()
    .from(filings)
    .where(and(visibleFilings(viewer), eq(filings.court_id, court_id), ne(filings.id, id), or(...related)))
    .orderBy(asc(filings.attached_to), asc(filings.received_at), asc(filings.id))
    .limit(mostListed);
  return Promise.all(
    found.map(async (one) => ({
      id: one.id,
      document_name: one.document_name,
      state: one.state,
      attached_to: one.attached_to,
      docket_number: await findDocketNumberForSystem(db, one),
      correct_by:
        one.state === 'returned' ? ((await findReturn(db, { filing: one }))?.correct_by?.toISOString() ?? null) : null,
    })),
  );
}

/** `7` for entry 7, `7-3` for its third attachment, which joined it; null if the filing is not on the docket. */
export async function findDocketNumberForSystem(
  db: Db,
  { id, attached_to, state }: Pick<Filing, 'id' | 'attached_to' | 'state'>,
): Promise<string | null> {
  if (!placedStates.some((one) => one === state)) return null;
  const own = await findDocketPlaceForSystem(db, id);
  if (own || attached_to === null) return own ? `${own.number}` : null;
  const entry = await findDocketPlaceForSystem(db, attached_to);
  const joined = await findJoinedForSystem(db, attached_to);
  const at = joined.indexOf(id);
  return entry && at >= 0 ? `${entry.number}-${(await countAttachments(db, attached_to)) + at + 1}` : null;
}

/** The number that the next attachment of a filing’s entry takes. The caller has locked the case. */
export async function nextAttachmentForSystem(db: Db, lead_id: string): Promise<number> {
  return (await countAttachments(db, lead_id)) + (await findJoinedForSystem(db, lead_id)).length + 1;
}

async function countAttachments(db: Db, lead_id: string): Promise<number> {
  return db.$count(documents, and(eq(documents.filing_id, lead_id), eq(documents.kind, 'supporting')));
}

/** The filings that joined the entry of another one, in the order of their acceptance. */
async function findJoinedForSystem(db: Db, lead_id: string): Promise<string[]> {
  const found = await db
    .select({ id: filings.id })
    .from(filings)
    .innerJoin(
      reviews,
      and(eq(reviews.filing_id, filings.id), eq(reviews.state, 'effective'), eq(reviews.decision, 'accepted')),
    )
    .where(and(eq(filings.attached_to, lead_id), inArray(filings.state, [...placedStates])))
    .orderBy(asc(reviews.settled_at), asc(filings.id));
  return found.map(({ id }) => id);
}
