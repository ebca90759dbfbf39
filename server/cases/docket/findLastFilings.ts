import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { textOfEntry } from './describeEntries.ts';

/** The last filing on the docket of each of some cases, by case, without sealed and struck entries. */
export async function findLastFilingsForSystem(db: Db, case_ids: readonly string[]) {
  if (case_ids.length === 0) return new Map<string, { on: string; text: string }>();
  const found = await db
    .selectDistinctOn([docketEntries.case_id])
    .from(docketEntries)
    .where(
      and(
        inArray(docketEntries.case_id, [...case_ids]),
        eq(docketEntries.kind, 'filing'),
        eq(docketEntries.access, 'public'),
        isNull(docketEntries.struck_at),
      ),
    )
    .orderBy(asc(docketEntries.case_id), desc(docketEntries.number));
  return new Map(found.map((entry) => [entry.case_id, { on: entry.filed_on, text: textOfEntry(entry) }]));
}
