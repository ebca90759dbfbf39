import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { EnvelopeFiling } from '#contract/envelope';
import { placedStates } from '#domain/filings/states';
import { findDocketPlacesForSystem } from '#server/cases/findDocketPlacesForSystem';
import { groupRows } from '#server/db/groupRows';
import { documents, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { findReturnsInForce } from '../reviewRepository.ts';

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
    .orderBy(asc(filings.attached_to), asc(filings.envelope_position), asc(filings.received_at), asc(filings.id))
    .limit(mostListed);
  const numbers = await findDocketNumbersForSystem(db, found);
  const returns = await findReturnsInForce(
    db,
    found.filter(({ state }) => state === 'returned').map((one) => one.id),
  );
  return found.map((one) => ({
    id: one.id,
    document_name: one.document_name,
    state: one.state,
    attached_to: one.attached_to,
    docket_number: numbers.get(one.id) ?? null,
    correct_by: returns.get(one.id)?.correct_by?.toISOString() ?? null,
  }));
}

/** Where each filing is on the docket: `7` for entry 7, `7-3` for its third attachment, which joined it. */
export async function findDocketNumbersForSystem(
  db: Db,
  found: readonly Pick<Filing, 'id' | 'attached_to' | 'state'>[],
): Promise<Map<string, string>> {
  const placed = found.filter(({ state }) => placedStates.some((one) => one === state));
  const leads = [...new Set(placed.flatMap(({ attached_to }) => attached_to ?? []))];
  const entries = await findDocketPlacesForSystem(db, [...new Set([...placed.map(({ id }) => id), ...leads])]);
  const joined = await findJoinedForSystem(db, leads);
  const attachments = await countAttachments(db, leads);
  const numberOf = ({ id, attached_to }: (typeof placed)[number]): string | null => {
    const own = entries.get(id);
    if (own !== undefined || attached_to === null) return own === undefined ? null : `${own}`;
    const entry = entries.get(attached_to);
    const at = (joined.get(attached_to) ?? []).indexOf(id);
    return entry === undefined || at < 0 ? null : `${entry}-${(attachments.get(attached_to) ?? 0) + at + 1}`;
  };
  return new Map(
    placed.flatMap((one) => {
      const number = numberOf(one);
      return number === null ? [] : [[one.id, number]];
    }),
  );
}

/** The number that the next attachment of a filing’s entry takes. The caller has locked the case. */
export async function nextAttachmentForSystem(db: Db, lead_id: string): Promise<number> {
  const attachments = await countAttachments(db, [lead_id]);
  const joined = await findJoinedForSystem(db, [lead_id]);
  return (attachments.get(lead_id) ?? 0) + (joined.get(lead_id) ?? []).length + 1;
}

/** How many attachments each filing was filed with, apart from those that are lodged under seal. */
async function countAttachments(db: Db, lead_ids: readonly string[]): Promise<Map<string, number>> {
  if (lead_ids.length === 0) return new Map();
  const counts = await db
    .select({ filing_id: documents.filing_id, attachments: count() })
    .from(documents)
    .where(
      and(
        inArray(documents.filing_id, [...lead_ids]),
        eq(documents.kind, 'supporting'),
        eq(documents.access, 'public'),
      ),
    )
    .groupBy(documents.filing_id);
  return new Map(counts.map(({ filing_id, attachments }) => [filing_id, attachments]));
}

/** The filings that joined the entry of each of some others, in the order of their acceptance. */
async function findJoinedForSystem(db: Db, lead_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (lead_ids.length === 0) return new Map();
  const found = await db
    .select({ id: filings.id, lead_id: filings.attached_to })
    .from(filings)
    .innerJoin(
      reviews,
      and(eq(reviews.filing_id, filings.id), eq(reviews.state, 'effective'), eq(reviews.decision, 'accepted')),
    )
    .where(and(inArray(filings.attached_to, [...lead_ids]), inArray(filings.state, [...placedStates])))
    .orderBy(asc(reviews.settled_at), asc(filings.id));
  const joined = groupRows(found, ({ lead_id }) => lead_id!);
  return new Map([...joined].map(([lead_id, those]) => [lead_id, those.map(({ id }) => id)]));
}
