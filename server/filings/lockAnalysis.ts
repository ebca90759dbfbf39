import { eq } from 'drizzle-orm';
import { hasEnded } from '#domain/filings/states';
import { analyses, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/**
 * An unfinished analysis, locked with its filing until the end of the transaction: work that runs twice ends it only
 * once, and a person's change comes before or after, never in between.
 */
export async function lockAnalysisForSystem(tx: Db, analysisId: string) {
  const [about] = await tx.select({ filing_id: analyses.filing_id }).from(analyses).where(eq(analyses.id, analysisId));
  if (!about) return undefined;
  const [filing] = await tx.select().from(filings).where(eq(filings.id, about.filing_id)).for('update');
  const [analysis] = await tx.select().from(analyses).where(eq(analyses.id, analysisId)).for('update');
  return filing && analysis && !hasEnded(analysis.state) ? { filing, analysis } : undefined;
}
