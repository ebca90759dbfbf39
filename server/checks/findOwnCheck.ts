import { eq } from 'drizzle-orm';
import { ownChecks } from '#server/db/schema/checks';
import type { Db } from '#server/kernel/Database';

/**
 * The check of a person's own document; null if it was analyzed before checks existed. The caller has verified the
 * owner.
 */
export async function findOwnCheck(db: Db, analysisId: string): Promise<typeof ownChecks.$inferSelect | null> {
  const [found] = await db.select().from(ownChecks).where(eq(ownChecks.analysis_id, analysisId));
  return found ?? null;
}
