import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { attorneys, cases, hearings } from '#server/db/schema';
import { hearingAttorneys } from '#server/db/schema/calendar';
import { visibleCases } from '#server/filings/visibleCases';
import type { Actor } from '#server/http/actor';

/**
 * Which hearings a person may see: the court's for its staff; for filers those of the cases that they see, and those at
 * which they appear or for which they asked. A capacity that is not named sees none.
 */
export function visibleHearings(db: Db, asker: Actor): SQL {
  switch (asker.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return eq(hearings.court_id, asker.court_id);
    case 'self_represented':
    case 'attorney':
      return and(
        eq(hearings.court_id, asker.court_id),
        or(
          inArray(hearings.case_id, db.select({ id: cases.id }).from(cases).where(visibleCases(db, asker))),
          eq(hearings.requested_by, asker.person_id),
          exists(
            db
              .select({ found: sql`1` })
              .from(hearingAttorneys)
              .innerJoin(attorneys, eq(attorneys.id, hearingAttorneys.attorney_id))
              .where(and(eq(hearingAttorneys.hearing_id, hearings.id), eq(attorneys.person_id, asker.person_id))),
          ),
        ),
      )!;
    default:
      return sql`false`;
  }
}
