import { and, asc, desc, eq } from 'drizzle-orm';
import type { HearingCase } from '#contract/hearings';
import { namedAttorneys } from '#server/attorneys/rosterRepository';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleCases } from '#server/visibility/visibleCases';
import { assignedTo } from './assignments.ts';
import { matchesCase } from './matchesCase.ts';

const mostCases = 12;

/** The newest open cases that the viewer has access to, by words of the number and title, with their counsel. */
export async function searchOpenCases({ db }: Needs<'db'>, viewer: Actor, q: string): Promise<{ data: HearingCase[] }> {
  const data = await db
    .select({
      id: cases.id,
      case_number: cases.case_number,
      title: cases.title,
      case_type: cases.case_type,
      judge_name: cases.judge_name,
      attorneys: namedAttorneys(assignedTo(cases.id)),
    })
    .from(cases)
    .where(
      and(
        eq(cases.court_id, viewer.court_id),
        eq(cases.status, 'open'),
        visibleCases(db, viewer),
        q ? matchesCase(viewer, q) : undefined,
      ),
    )
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(mostCases);
  return { data };
}
