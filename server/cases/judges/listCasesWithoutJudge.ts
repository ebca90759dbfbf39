import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { listCasesWithoutJudge as asked } from '#contract/caseLife';
import type { ReplyOf } from '#contract/endpoint';
import { judgeAssignments } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleCases } from '#server/visibility/visibleCases';

const mostCases = 200;

/** The open cases that lost their judge and have no other one yet, the longest without a judge first. */
export async function listCasesWithoutJudge({ db }: Needs<'db'>, viewer: Actor): Promise<ReplyOf<typeof asked>> {
  const isLatest = sql`${judgeAssignments.number} = (select max(later.number) from ${judgeAssignments} later
    where later.case_id = ${cases.id})`;
  const found = await db
    .select({
      ...{ id: cases.id, case_number: cases.case_number, title: cases.title, case_type: cases.case_type },
      ...{ since: judgeAssignments.assigned_at, previous_judge: judgeAssignments.previous_judge },
      reason: judgeAssignments.reason,
    })
    .from(cases)
    .innerJoin(judgeAssignments, and(eq(judgeAssignments.case_id, cases.id), eq(judgeAssignments.source, 'vacated')))
    .where(
      and(
        ...[visibleCases(db, viewer), isNull(cases.judge_id), isNull(cases.judge_name), ne(cases.status, 'closed')],
        isLatest,
      ),
    )
    .orderBy(asc(judgeAssignments.assigned_at), asc(cases.id))
    .limit(mostCases);
  return { data: found.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })) };
}
