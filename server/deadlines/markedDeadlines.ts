import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { MarkedDeadline } from '#contract/home';
import { caseTitlesForSystem } from '#server/cases/caseRelations';
import { deadlineMarks, deadlines } from '#server/db/schema/deadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleDeadlines } from '#server/visibility/visibleDeadlines';

/** The condition that a person has not marked a deadline as met for themselves. */
export const isUnmarked = (person_id: string): SQL =>
  sql`not exists (select 1 from ${deadlineMarks} where ${deadlineMarks.deadline_id} = ${deadlines.id}
    and ${deadlineMarks.person_id} = ${person_id} and ${deadlineMarks.undone_at} is null)`;

/** The deadlines that a person marked as met since a moment, the latest first: their own, and the court's. */
export async function findMarkedDeadlines(
  db: Db,
  viewer: Actor,
  since: Date,
  limit: number,
): Promise<MarkedDeadline[]> {
  const titles = caseTitlesForSystem(db);
  const shown = { deadline: deadlines, case_number: titles.case_number, case_title: titles.title };
  const [settled, marked] = await Promise.all([
    db
      .select(shown)
      .from(deadlines)
      .innerJoin(titles, eq(titles.id, deadlines.case_id))
      .where(
        and(
          ...[eq(deadlines.owner_id, viewer.person_id), eq(deadlines.state, 'met'), gt(deadlines.settled_at, since)],
          visibleDeadlines(db, viewer),
        ),
      )
      .orderBy(desc(deadlines.settled_at))
      .limit(limit),
    db
      .select({ ...shown, marked_at: deadlineMarks.marked_at })
      .from(deadlineMarks)
      .innerJoin(deadlines, eq(deadlines.id, deadlineMarks.deadline_id))
      .innerJoin(titles, eq(titles.id, deadlines.case_id))
      .where(
        and(
          ...[eq(deadlineMarks.person_id, viewer.person_id), gt(deadlineMarks.marked_at, since)],
          ...[isNull(deadlineMarks.undone_at), visibleDeadlines(db, viewer)],
        ),
      )
      .orderBy(desc(deadlineMarks.marked_at))
      .limit(limit),
  ]);
  return [...settled.map((one) => ({ ...one, marked_at: one.deadline.settled_at! })), ...marked]
    .sort((a, b) => b.marked_at.getTime() - a.marked_at.getTime())
    .slice(0, limit)
    .map(({ deadline: { id, version, action, due_date, settled_reason }, marked_at, ...about }) => ({
      ...{ id, version, action, due_date, ...about },
      ...{ marked_at: marked_at.toISOString(), marked_by: viewer.full_name, reason: settled_reason },
    }));
}
