import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { openFilings } from '#server/visibility/visibleFilings';

/** The lead documents of the envelopes of a case that this person may see, the oldest first. */
export function findEnvelopeLeadsOfCase(db: Db, viewer: Actor, case_id: string) {
  return db
    .select({
      ...{ id: filings.id, envelope_id: filings.envelope_id, title: filings.title },
      document_name: filings.document_name,
    })
    .from(filings)
    .where(
      and(
        isOfCase(db, viewer, case_id),
        openFilings(viewer),
        isNull(filings.attached_to),
        isNotNull(filings.envelope_id),
      ),
    )
    .orderBy(asc(filings.received_at), asc(filings.id));
}
