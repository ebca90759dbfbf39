import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { deadlines } from '#server/db/schema/deadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOpen } from './deadlineRepository.ts';

/** The nearest open deadline of each of some cases from a day on, by case: the court's, and the viewer's own. */
export async function findNextDeadlines(
  db: Db,
  { person_id }: Pick<Actor, 'person_id'>,
  case_ids: readonly string[],
  from: string,
) {
  if (case_ids.length === 0) return new Map<string, { on: string; label: string }>();
  const found = await db
    .selectDistinctOn([deadlines.case_id], {
      ...{ case_id: deadlines.case_id, on: deadlines.due_date, label: deadlines.action },
    })
    .from(deadlines)
    .where(
      and(
        inArray(deadlines.case_id, [...case_ids]),
        or(isNull(deadlines.owner_id), eq(deadlines.owner_id, person_id)),
        isOpen,
        gte(deadlines.due_date, from),
      ),
    )
    .orderBy(asc(deadlines.case_id), asc(deadlines.due_date), asc(deadlines.id));
  return new Map(found.map(({ case_id, ...next }) => [case_id, next]));
}
