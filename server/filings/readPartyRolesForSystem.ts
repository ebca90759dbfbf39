import { and, eq, inArray } from 'drizzle-orm';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReading } from './newestAnalysis.ts';

/** The roles that the caption of a filing prints, by the name of the party. */
export async function readPartyRolesForSystem(tx: Db, filing_id: string): Promise<Map<string, string>> {
  const fields = await tx
    .select({ value: extractedFields.value, parts: extractedFields.parts })
    .from(extractedFields)
    .where(
      and(
        eq(extractedFields.analysis_id, lastReading(filing_id)),
        inArray(extractedFields.field, ['plaintiffs', 'claimants', 'defendants']),
      ),
    );
  return new Map(fields.flatMap(({ value, parts }) => (parts?.role ? [[value, parts.role]] : [])));
}
