import { and, eq } from 'drizzle-orm';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReading } from './newestAnalysis.ts';

/** The bar numbers that the last completed analysis read in a filing, for the court's own decisions. */
export async function readBarNumbersForSystem(tx: Db, filing_id: string): Promise<string[]> {
  const found = await tx
    .select({ value: extractedFields.value })
    .from(extractedFields)
    .where(and(eq(extractedFields.analysis_id, lastReading(filing_id)), eq(extractedFields.field, 'bar_numbers')))
    .orderBy(extractedFields.position);
  return found.map(({ value }) => value);
}
