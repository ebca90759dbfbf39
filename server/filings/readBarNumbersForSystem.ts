import { asc, eq } from 'drizzle-orm';
import { gatherFields } from '#domain/reading/listedFields';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReading } from './newestAnalysis.ts';
import { correctReadingForSystem } from './updateCurrentValues.ts';

/** The bar numbers of a filing, as the last completed analysis read them or people corrected them. */
export async function readBarNumbersForSystem(tx: Db, filing_id: string): Promise<string[]> {
  const fields = await tx
    .select()
    .from(extractedFields)
    .where(eq(extractedFields.analysis_id, lastReading(filing_id)))
    .orderBy(asc(extractedFields.position));
  const { bar_numbers, counsel } = await correctReadingForSystem(tx, filing_id, gatherFields(fields));
  const ofCounsel = counsel.flatMap(({ method, parts }) =>
    method === 'correction' && parts?.bar_number ? [parts.bar_number] : [],
  );
  return [...new Set([...ofCounsel, ...bar_numbers.map(({ value }) => value)])];
}
