import { and, asc, desc, eq } from 'drizzle-orm';
import type { HearingCase } from '#contract/hearings';
import { namedAttorneys } from '#server/attorneys/rosterRepository';
import { assignedTo } from '#server/cases/assignments';
import { matchesAll } from '#server/db/matchesAll';
import { cases } from '#server/db/schema/cases';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleCases } from '#server/visibility/visibleCases';

/** Open cases that the user has access to and that have these words, with the counsel to whom they are assigned. */
export async function findHearingCases(
  { db }: Needs<'db'>,
  viewer: Actor,
  q: string,
): Promise<{ data: HearingCase[] }> {
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
        q ? matchesAll(searchedText.cases, q) : undefined,
      ),
    )
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(12);
  return { data };
}
