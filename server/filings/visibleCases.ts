import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { attorneys, caseAssignments, cases, filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import { visibleFilings } from './visibleFilings.ts';

/**
 * Which cases a person may see: the court's for its staff, for filers those that a filing of
 * theirs belongs to, for attorneys also those that are assigned to them.
 */
export function visibleCases(db: Db, asker: Actor): SQL {
  switch (asker.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return eq(cases.court_id, asker.court_id);
    case 'self_represented':
      return hasFiledIn(db, asker);
    case 'attorney':
      return or(hasFiledIn(db, asker), isCounselIn(db, asker))!;
    default:
      return sql`false`;
  }
}

// The cases are gathered once, as an array: an `exists` beside another in an `or` would be asked anew of every case.

function hasFiledIn(db: Db, asker: Actor): SQL {
  const theirs = db
    .selectDistinct({ case_id: filings.case_id })
    .from(filings)
    .where(and(visibleFilings(asker), isNotNull(filings.case_id)));
  return sql`${cases.id} = any(array(${theirs}))`;
}

/** Counsel of record see their cases, also those in which they have filed nothing through the portal. */
function isCounselIn(db: Db, asker: Actor): SQL {
  const theirs = db
    .select({ case_id: caseAssignments.case_id })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(and(eq(attorneys.person_id, asker.person_id), eq(attorneys.court_id, asker.court_id)));
  return sql`${cases.id} = any(array(${theirs}))`;
}
