import { eq } from 'drizzle-orm';
import { ownChecks } from '#server/db/schema/checks';
import type { Db } from '#server/kernel/Database';

/** What the check of somebody's own document said; null where it was read before there were checks. Whose it is, its caller knows. */
export async function findOwnCheck(db: Db, analysisId: string): Promise<typeof ownChecks.$inferSelect | null> {
  const [found] = await db.select().from(ownChecks).where(eq(ownChecks.analysis_id, analysisId));
  return found ?? null;
}
