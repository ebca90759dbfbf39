import { eq, inArray } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The level of an entry and of its case, and the code of the entry. */
type EntryAccess = { access: AccessLevel; case_access: AccessLevel; code: string | null };

/** Who may read the docket entries of filings, and the code of each, by filing. Filings without an entry are left out. */
export async function findEntryAccessForSystem(
  db: Db,
  filing_ids: readonly string[],
): Promise<Map<string, EntryAccess>> {
  if (filing_ids.length === 0) return new Map();
  const found = await db
    .select({
      filing_id: docketEntries.filing_id,
      access: docketEntries.access,
      code: docketEntries.code,
      case_access: cases.access,
    })
    .from(docketEntries)
    .innerJoin(cases, eq(cases.id, docketEntries.case_id))
    .where(inArray(docketEntries.filing_id, [...filing_ids]));
  return new Map(found.map(({ filing_id, ...entry }) => [filing_id!, entry]));
}
