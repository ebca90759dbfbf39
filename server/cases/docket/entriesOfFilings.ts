import { and, asc, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';

/** The entries of these filings that have this code and were not struck, the oldest first. */
export function entriesOfFilingsForSystem(db: Db, filings: SQLWrapper, code: string, limit: number) {
  const { id, number, entered_at, case_id, filing_id } = docketEntries;
  return (
    db
      .select({ id, number, entered_at, case_id })
      .from(docketEntries)
      // An array is computed once, so that the entries are found by the index on their filing.
      .where(
        and(sql`${filing_id} = any(array(${filings}))`, eq(docketEntries.code, code), isNull(docketEntries.struck_at)),
      )
      .orderBy(asc(entered_at), asc(id))
      .limit(limit)
  );
}

/** Those of these cases that the viewer sees, are open, and have one of these types. */
export async function findOpenCases(
  db: Db,
  viewer: Actor,
  { ids, case_types }: { ids: readonly string[]; case_types: readonly CaseType[] },
) {
  if (ids.length === 0) return [];
  return db
    .select({ case_id: cases.id, case_number: cases.case_number, case_title: cases.title })
    .from(cases)
    .where(
      and(
        inArray(cases.id, [...ids]),
        eq(cases.status, 'open'),
        inArray(cases.case_type, [...case_types]),
        visibleCases(db, viewer),
      ),
    );
}
