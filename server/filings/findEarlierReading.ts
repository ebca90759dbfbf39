import { and, desc, eq, lt } from 'drizzle-orm';
import { analyses, type extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findExtractedFields } from './filingRepository.ts';

/** What the last analysis of the same document before this one read, where there was one that came to its end. */
export async function findEarlierReadingForSystem(
  db: Db,
  { filing_id, version_id, requested_at }: typeof analyses.$inferSelect,
): Promise<(typeof extractedFields.$inferSelect)[] | undefined> {
  const [before] = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.filing_id, filing_id),
        eq(analyses.version_id, version_id),
        eq(analyses.state, 'done'),
        lt(analyses.requested_at, requested_at),
      ),
    )
    .orderBy(desc(analyses.requested_at))
    .limit(1);
  return before && findExtractedFields(db, before);
}
