import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { firmMembers } from '#server/db/schema/firms';
import type { FirmMembership } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOpenCaseOf } from './isOpenCase.ts';
import { visibleCases } from './visibleCases.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * The cases of the viewer's court in which attorneys of the viewer's firm are counsel of record, as far as they are open
 * or the viewer sees them anyway: for attorneys those of every attorney of the firm, for staff those of the attorneys who
 * authorized them.
 */
export function firmCases(db: Db, viewer: Seer, attorney_id?: string): SQL {
  if (!viewer.firm) return sql`false`;
  const { firm } = viewer;
  const people = db.select({ id: firmMembers.person_id }).from(firmMembers).where(attorneysSeen(firm));
  const ofFirm = db
    .select({ id: caseAssignments.case_id })
    .from(caseAssignments)
    .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
    .where(
      and(
        eq(attorneys.court_id, viewer.court_id),
        inArray(attorneys.person_id, people),
        attorney_id ? eq(attorneys.person_id, attorney_id) : undefined,
      ),
    );
  const sees = or(isOpenCaseOf(viewer.court_id), visibleCases(db, viewer));
  return and(eq(cases.court_id, viewer.court_id), inArray(cases.id, ofFirm), sees)!;
}

/** The attorneys of a firm whose cases a member sees: for attorneys all, for staff those who authorized them. */
export const attorneysSeen = ({ firm_id, position, acts_for }: FirmMembership): SQL =>
  and(
    eq(firmMembers.firm_id, firm_id),
    isNull(firmMembers.ended_at),
    eq(firmMembers.position, 'attorney'),
    position === 'attorney' ? undefined : inArray(firmMembers.person_id, [...acts_for]),
  )!;

/**
 * The cases that a person can open: those that the person sees, and those of the person's firm. Only for one case that is
 * named by its ID or number, and for what is in it. Lists and totals use `visibleCases`.
 */
export function openCases(db: Db, viewer: Seer): SQL {
  return viewer.firm ? or(visibleCases(db, viewer), firmCases(db, viewer))! : visibleCases(db, viewer);
}
