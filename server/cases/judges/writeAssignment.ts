import { eq, max } from 'drizzle-orm';
import { judgeAssignments } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

type StoredCase = typeof cases.$inferSelect;
type Logged = typeof judgeAssignments.$inferInsert;
type NewAssignment = Pick<Logged, 'source' | 'judge_id' | 'judge_name'> &
  Partial<Pick<Logged, 'rule_name' | 'method' | 'cards' | 'excluded' | 'seed' | 'point'>> & {
    at: Date;
    by: string | null;
    reason: string | null;
  };

/** Gives a case its judge, or none, and adds the line to the log of assignments. The caller raises the version. */
export async function writeAssignment(tx: Db, held: StoredCase, assigned: NewAssignment): Promise<void> {
  const { at, by, reason, ...made } = assigned;
  await tx
    .update(cases)
    .set({ judge_id: made.judge_id ?? null, judge_name: made.judge_name ?? null })
    .where(eq(cases.id, held.id));
  const [last] = await tx
    .select({ number: max(judgeAssignments.number) })
    .from(judgeAssignments)
    .where(eq(judgeAssignments.case_id, held.id));
  await tx.insert(judgeAssignments).values({
    cards: [],
    excluded: [],
    ...made,
    case_id: held.id,
    number: (last?.number ?? 0) + 1,
    previous_judge: held.judge_name,
    reason,
    assigned_by: by,
    assigned_at: at,
  });
}
