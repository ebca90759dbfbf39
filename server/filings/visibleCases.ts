import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
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

function hasFiledIn(db: Db, asker: Actor): SQL {
  return exists(
    db
      .select({ found: sql`1` })
      .from(filings)
      .where(and(eq(filings.case_id, cases.id), visibleFilings(asker))),
  );
}

/** Counsel of record see their cases, also those in which they have filed nothing through the portal. */
function isCounselIn(db: Db, asker: Actor): SQL {
  return exists(
    db
      .select({ found: sql`1` })
      .from(caseAssignments)
      .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
      .where(
        and(
          eq(caseAssignments.case_id, cases.id),
          eq(attorneys.person_id, asker.person_id),
          eq(attorneys.court_id, asker.court_id),
        ),
      ),
  );
}
