import { inArray } from 'drizzle-orm';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The number of the docket entry of each filing that has one, for filings that the caller found for their viewer. */
export async function findDocketPlacesForSystem(db: Db, filing_ids: readonly string[]): Promise<Map<string, number>> {
  if (filing_ids.length === 0) return new Map();
  const entries = await db
    .select({ filing_id: docketEntries.filing_id, number: docketEntries.number })
    .from(docketEntries)
    .where(inArray(docketEntries.filing_id, [...filing_ids]));
  return new Map(entries.map(({ filing_id, number }) => [filing_id!, number]));
}
