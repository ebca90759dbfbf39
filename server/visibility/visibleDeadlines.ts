import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { openCases } from './firmCases.ts';
import { isShown } from './hiddenCases.ts';
import { visibleCases } from './visibleCases.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * The deadlines that a person has access to: the court's in every case that they have access to, and their own. An
 * attorney's own deadlines are visible to no one else, including court staff. With a case, also those of the court in a
 * case of the viewer's firm.
 */
export function visibleDeadlines(db: Db, viewer: Seer, case_id?: string): SQL {
  const ofCourt = and(isNull(deadlines.owner_id), inSeenCase(db, viewer, case_id));
  const own = eq(deadlines.owner_id, viewer.person_id);
  const inCourt = and(eq(deadlines.court_id, viewer.court_id), isShown(deadlines.case_id, viewer));
  return and(inCourt, or(ofCourt, own)) ?? sql`false`;
}

/** Court staff see every case of their court, and a deadline is of the court of its case. */
function inSeenCase(db: Db, viewer: Seer, case_id?: string): SQL {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return sql`true`;
    default:
      return inArray(
        deadlines.case_id,
        db
          .select({ id: cases.id })
          .from(cases)
          .where(case_id ? and(eq(cases.id, case_id), openCases(db, viewer)) : visibleCases(db, viewer)),
      );
  }
}

/** Those of the user's own work: of a judge's cases, those that a clerk keeps, all that a filer has access to. */
export function ownDeadlines(db: Db, viewer: Actor): SQL | undefined {
  switch (viewer.capacity) {
    case 'judge':
      return or(
        inArray(deadlines.case_id, db.select({ id: cases.id }).from(cases).where(eq(cases.judge_id, viewer.person_id))),
        eq(deadlines.saved_by, viewer.person_id),
      );
    case 'clerk':
    case 'court_administrator':
      return eq(deadlines.saved_by, viewer.person_id);
    default:
      return undefined;
  }
}
