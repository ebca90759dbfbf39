import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import { hearingAttorneys, hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { openCases } from './firmCases.ts';
import { isShown } from './hiddenCases.ts';
import { visibleCases } from './visibleCases.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * Which hearings a person may see: the court's for its staff; for filers those of the cases that they see, and those at
 * which they appear or for which they asked. Other capacities have access to none. With a case, also those of a case of
 * the viewer's firm.
 */
export function visibleHearings(db: Db, viewer: Seer, case_id?: string): SQL {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return and(eq(hearings.court_id, viewer.court_id), isShown(hearings.case_id, viewer))!;
    case 'self_represented':
    case 'attorney':
      return and(eq(hearings.court_id, viewer.court_id), concerns(db, viewer, case_id))!;
    default:
      return sql`false`;
  }
}

/** A union, since each part finds its rows by an index, which an `or` of them does not. */
function concerns(db: Db, viewer: Seer, case_id?: string): SQL {
  const ofTheirCases = db
    .select({ id: hearings.id })
    .from(hearings)
    .innerJoin(cases, eq(cases.id, hearings.case_id))
    .where(case_id ? and(eq(cases.id, case_id), openCases(db, viewer)) : visibleCases(db, viewer));
  const askedFor = db.select({ id: hearings.id }).from(hearings).where(eq(hearings.requested_by, viewer.person_id));
  const appearingAt = db
    .select({ id: hearingAttorneys.hearing_id })
    .from(hearingAttorneys)
    .innerJoin(attorneys, eq(attorneys.id, hearingAttorneys.attorney_id))
    .where(eq(attorneys.person_id, viewer.person_id));
  return inArray(hearings.id, ofTheirCases.union(askedFor).union(appearingAt));
}
