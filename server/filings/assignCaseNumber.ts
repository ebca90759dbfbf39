import { eq } from 'drizzle-orm';
import { corrections, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { newestAnalysis } from './newestAnalysis.ts';

type Filing = Pick<typeof filings.$inferSelect, 'id' | 'case_number' | 'version'>;

/** The court's number replaces a missing or different one on the document; it is recorded as the court's correction. */
export async function assignCaseNumber(
  tx: Db,
  filing: Filing,
  { case_number, by, at }: { case_number: string; by: string; at: Date },
): Promise<void> {
  await tx.insert(corrections).values({
    filing_id: filing.id,
    analysis_id: newestAnalysis(filing.id, 'id'),
    field: 'case_number',
    old_value: filing.case_number,
    new_value: case_number,
    filing_version: filing.version + 1,
    corrected_by: by,
    corrected_at: at,
    given_by_court: true,
  });
  await tx.update(filings).set({ case_number }).where(eq(filings.id, filing.id));
}
