import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { openFilings } from '#server/visibility/visibleFilings';

export type EnvelopeFiling = Pick<
  typeof filings.$inferSelect,
  'id' | 'state' | 'filed_by' | 'document_name' | 'title' | 'case_id' | 'court_id' | 'envelope_id'
>;

const columns = {
  ...{ id: filings.id, state: filings.state, filed_by: filings.filed_by, document_name: filings.document_name },
  ...{ title: filings.title, case_id: filings.case_id, court_id: filings.court_id, envelope_id: filings.envelope_id },
};
const inOrder = [asc(filings.envelope_position), asc(filings.received_at), asc(filings.id)];

/** The lead documents of one envelope that this person may see, or whose draft it is. */
export function findEnvelopeFilings(db: Db, viewer: Actor, envelope_id: string): Promise<EnvelopeFiling[]> {
  const inIt = and(eq(filings.envelope_id, envelope_id), isNull(filings.attached_to));
  return db
    .select(columns)
    .from(filings)
    .where(and(openFilings(viewer), inIt))
    .orderBy(...inOrder);
}

/** The same for several envelopes. */
export async function findLeadsOfEnvelopes(db: Db, viewer: Actor, ids: readonly string[]): Promise<EnvelopeFiling[]> {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(filings)
    .where(and(openFilings(viewer), inArray(filings.envelope_id, [...ids]), isNull(filings.attached_to)))
    .orderBy(...inOrder);
}

/** The same for the settlement of their fees. */
export function findEnvelopeFilingsForSystem(db: Db, envelope_id: string): Promise<EnvelopeFiling[]> {
  return db
    .select(columns)
    .from(filings)
    .where(and(eq(filings.envelope_id, envelope_id), isNull(filings.attached_to)))
    .orderBy(...inOrder);
}
