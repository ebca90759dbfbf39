import { and, asc, inArray, isNull } from 'drizzle-orm';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The days of the entries of these events in these cases that were not struck, the earliest first. */
export async function findEventDatesForSystem(
  db: Db,
  case_ids: readonly string[],
  codes: readonly string[],
): Promise<{ case_id: string; code: string | null; filed_on: string }[]> {
  if (case_ids.length === 0) return [];
  const { case_id, code, filed_on, struck_at } = docketEntries;
  return db
    .select({ case_id, code, filed_on })
    .from(docketEntries)
    .where(and(inArray(case_id, [...new Set(case_ids)]), inArray(code, [...codes]), isNull(struck_at)))
    .orderBy(asc(filed_on));
}
