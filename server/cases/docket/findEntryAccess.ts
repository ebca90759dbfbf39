import { inArray } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** Who may read the docket entries of filings, and the code of each, by filing. Filings without an entry are left out. */
export async function findEntryAccessForSystem(
  db: Db,
  filing_ids: readonly string[],
): Promise<Map<string, { access: AccessLevel; code: string | null }>> {
  if (filing_ids.length === 0) return new Map();
  const found = await db
    .select({ filing_id: docketEntries.filing_id, access: docketEntries.access, code: docketEntries.code })
    .from(docketEntries)
    .where(inArray(docketEntries.filing_id, [...filing_ids]));
  return new Map(found.map(({ filing_id, access, code }) => [filing_id!, { access, code }]));
}
