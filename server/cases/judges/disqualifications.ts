import { eq } from 'drizzle-orm';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import type { Db } from '#server/kernel/Database';

type Recorded = Omit<typeof judgeDisqualifications.$inferInsert, 'id'>;

/** Records that a judge is disqualified in a case. It is then hidden from the judge, also in the same transaction. */
export async function recordDisqualification(tx: Db, recorded: Recorded): Promise<boolean> {
  const made = await tx.insert(judgeDisqualifications).values(recorded).onConflictDoNothing().returning();
  return made.length > 0;
}

/** The judges who are disqualified in a case. */
export async function findDisqualified(tx: Db, case_id: string): Promise<Set<string>> {
  const found = await tx
    .select({ judge_id: judgeDisqualifications.judge_id })
    .from(judgeDisqualifications)
    .where(eq(judgeDisqualifications.case_id, case_id));
  return new Set(found.map(({ judge_id }) => judge_id));
}

/**
 * Copies the disqualifications in a case to the case into which it is merged: its records stay hidden from those judges
 * there, also after the merge is undone.
 */
export async function copyDisqualificationsForSystem(tx: Db, from: string, to: string): Promise<void> {
  const found = await tx.select().from(judgeDisqualifications).where(eq(judgeDisqualifications.case_id, from));
  if (found.length === 0) return;
  const copies = found.map(({ id: _id, ...one }) => ({ ...one, case_id: to }));
  await tx.insert(judgeDisqualifications).values(copies).onConflictDoNothing();
}
