import { desc, eq } from 'drizzle-orm';
import { analyses } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** The state of the newest analysis of a filing. */
export async function findAnalysisStateForSystem(
  db: Db,
  filing_id: string,
): Promise<(typeof analyses.$inferSelect)['state'] | undefined> {
  const [newest] = await db
    .select({ state: analyses.state })
    .from(analyses)
    .where(eq(analyses.filing_id, filing_id))
    .orderBy(desc(analyses.requested_at))
    .limit(1);
  return newest?.state;
}
