import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { attorneys, caseAssignments, cases, filings } from '#server/db/schema';
import { type Seer, visibleFilings } from './visibleFilings.ts';

/**
 * Which cases a person may see: the court's for its staff, for filers those that a filing of
 * theirs belongs to, for attorneys also those that are assigned to them.
 */
export function visibleCases(db: Db, asker: Seer): SQL {
  switch (asker.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return eq(cases.court_id, asker.court_id);
    case 'self_represented':
      return inArray(cases.id, filedIn(db, asker));
    case 'attorney':
      // One union, gathered once: of two conditions in an `or` each would be asked anew of every case.
      return inArray(cases.id, filedIn(db, asker).union(counselIn(db, asker)));
    default:
      return sql`false`;
  }
}

/** Cases in which somebody has filed. */
function filedIn(db: Db, asker: Seer) {
  return db
    .select({ id: sql<string>`${filings.case_id}`.as('id') })
    .from(filings)
    .where(and(visibleFilings(asker), isNotNull(filings.case_id)));
}

/** Counsel of record see their cases, also those in which they have filed nothing through the portal. */
function counselIn(db: Db, asker: Seer) {
  return db
    .select({ id: sql<string>`${caseAssignments.case_id}`.as('id') })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(and(eq(attorneys.person_id, asker.person_id), eq(attorneys.court_id, asker.court_id)));
}
