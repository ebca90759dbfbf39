import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { caseOrProposed, isOfCase } from './caseOfFiling.ts';
import { type Seer, visibleFilings } from './visibleFilings.ts';

/** How many filings the viewer has access to in cases that the viewer sees, by case. */
export async function countSeenFilings(
  db: Db,
  viewer: Seer,
  case_ids: readonly string[],
): Promise<Map<string, number>> {
  if (case_ids.length === 0) return new Map();
  const found = await db
    .select({ id: caseOrProposed, n: count() })
    .from(filings)
    .where(and(inArray(caseOrProposed, [...case_ids]), visibleFilings(viewer)))
    .groupBy(caseOrProposed);
  return new Map(found.map(({ id, n }) => [id!, n]));
}

/** The IDs, as text, of the filings of a case to which the viewer has access, as a subquery. */
export function seenFilingIds(db: Db, viewer: Seer, case_id: string): SQL {
  return sql`(${db
    .select({ id: sql`${filings.id}::text` })
    .from(filings)
    .where(and(isOfCase(db, viewer, case_id), visibleFilings(viewer)))})`;
}

/** The ID of a filing in a column, or null if the viewer has no access to the filing. */
export function filingIfSeen(db: Db, viewer: Seer, filing_id: PgColumn): SQL<string | null> {
  return sql<string | null>`(${db
    .select({ id: filings.id })
    .from(filings)
    .where(and(eq(filings.id, columnOf(filing_id)), visibleFilings(viewer)))})`;
}
