import { and, desc, eq, inArray } from 'drizzle-orm';
import { analyses } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** The IDs of the last completed analyses, by filing. */
export async function lastReadingsForSystem(db: Db, filing_ids: readonly string[]): Promise<Map<string, string>> {
  if (filing_ids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([analyses.filing_id], { filing_id: analyses.filing_id, id: analyses.id })
    .from(analyses)
    .where(and(inArray(analyses.filing_id, [...filing_ids]), eq(analyses.state, 'done')))
    .orderBy(analyses.filing_id, desc(analyses.requested_at));
  return new Map(found.map(({ filing_id, id }) => [filing_id, id]));
}
