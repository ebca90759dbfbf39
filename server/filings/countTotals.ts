import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilingState } from '#domain/filings/states';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** The means over all filings that the person may see; a mean of nothing is null. */
export async function averageFilings(db: Db, viewer: Actor) {
  const [means] = await db
    .select({
      total_documents: count(),
      average_processing_time: sql<number | null>`round(avg(${filings.processing_time_seconds})::numeric, 2)::float8`,
      average_accuracy: sql<number | null>`round(avg(${filings.accuracy_score})::numeric, 1)::float8`,
    })
    .from(filings)
    .where(visibleFilings(viewer));
  return means!;
}

/** How many of the filings that the person may see match. */
export async function countFilings(db: Db, viewer: Actor, matching: SQL): Promise<number> {
  return db.$count(filings, and(visibleFilings(viewer), matching));
}

/** How many filings of a case the viewer has access to, by state. */
export function countByState(
  db: Db,
  viewer: Actor,
  case_id: string,
  states: readonly FilingState[],
): Promise<{ state: FilingState; n: number }[]> {
  return db
    .select({ state: filings.state, n: count() })
    .from(filings)
    .where(and(visibleFilings(viewer), isOfCase(db, viewer, case_id), inArray(filings.state, [...states])))
    .groupBy(filings.state)
    .orderBy(asc(filings.state));
}
