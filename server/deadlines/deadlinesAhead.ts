import { and, asc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm';
import { caseTitlesForSystem } from '#server/cases/caseRelations';
import { deadlineMarks, deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';
import { isOpen } from './deadlineRepository.ts';

type Span = { court_id: string; from: string; to: string };

/** The open deadlines of a court that are due on these days, with their cases, in order of their IDs after one of them. */
export function findDeadlinesAheadForSystem(
  db: Db,
  { court_id, from, to }: Span,
  { after, limit }: { after: string | null; limit: number },
) {
  const titles = caseTitlesForSystem(db);
  return db
    .select({ deadline: deadlines, case_number: titles.case_number, title: titles.title })
    .from(deadlines)
    .innerJoin(titles, eq(titles.id, deadlines.case_id))
    .where(
      and(
        ...[eq(deadlines.court_id, court_id), isOpen, gte(deadlines.due_date, from), lte(deadlines.due_date, to)],
        after ? gt(deadlines.id, after) : undefined,
      ),
    )
    .orderBy(asc(deadlines.id))
    .limit(limit);
}

/** Who marked which of these deadlines as met for themselves, as `person deadline`. */
export async function findMarksForSystem(db: Db, deadline_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (deadline_ids.length === 0) return new Set();
  const found = await db
    .select({ person_id: deadlineMarks.person_id, deadline_id: deadlineMarks.deadline_id })
    .from(deadlineMarks)
    .where(and(inArray(deadlineMarks.deadline_id, [...deadline_ids]), isNull(deadlineMarks.undone_at)));
  return new Set(found.map(({ person_id, deadline_id }) => `${person_id} ${deadline_id}`));
}

/** Whether a deadline is open and due on a day; it is locked until the transaction ends. */
export async function lockOpenForSystem(tx: Db, id: string, due_date: string): Promise<boolean> {
  const found = await tx
    .select({ id: deadlines.id })
    .from(deadlines)
    .where(and(eq(deadlines.id, id), isOpen, eq(deadlines.due_date, due_date)))
    .for('share');
  return found.length > 0;
}
