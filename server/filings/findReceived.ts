import { and, eq } from 'drizzle-orm';
import { analyses, envelopes, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The key of a submission: the filer's own, or that of a clerk who took in documents on paper. */
export type ReceivedUnder = { idempotency_key: string } | { intake_key: string };

/** The filing that this person submitted, or took in on paper, under a key, with its first analysis. */
export async function findReceived(
  db: Db,
  actor: Actor,
  key: ReceivedUnder,
): Promise<{ filing_id: string; analysis_id: string } | undefined> {
  const under =
    'intake_key' in key
      ? and(eq(envelopes.taken_in_by, actor.person_id), eq(envelopes.intake_key, key.intake_key))
      : and(eq(filings.filed_by, actor.person_id), eq(filings.idempotency_key, key.idempotency_key));
  const [found] = await db
    .select({ filing_id: filings.id, analysis_id: analyses.id })
    .from(filings)
    .innerJoin(analyses, eq(analyses.filing_id, filings.id))
    .leftJoin(envelopes, eq(envelopes.id, filings.envelope_id))
    .where(and(under, eq(filings.court_id, actor.court_id)))
    .orderBy(analyses.requested_at)
    .limit(1);
  return found;
}
