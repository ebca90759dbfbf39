import { and, count, eq } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';

/** How many cases the viewer has access to, of all or of one status. */
export async function countCases(db: Db, viewer: Actor, status?: 'open' | 'closed'): Promise<number> {
  return db.$count(cases, and(visibleCases(db, viewer), status && eq(cases.status, status)));
}

/** How many open cases of each type the viewer has access to. */
export function countOpenByType(
  db: Db,
  viewer: Actor,
  case_type: CaseType | null,
): Promise<{ case_type: CaseType; n: number }[]> {
  return db
    .select({ case_type: cases.case_type, n: count() })
    .from(cases)
    .where(
      and(visibleCases(db, viewer), eq(cases.status, 'open'), case_type ? eq(cases.case_type, case_type) : undefined),
    )
    .groupBy(cases.case_type);
}
