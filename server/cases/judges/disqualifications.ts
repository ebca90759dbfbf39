import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

type Recorded = Omit<typeof judgeDisqualifications.$inferInsert, 'id'>;

/** Records that a judge is disqualified in a case. It is then hidden from the judge, also in the same transaction. */
export async function recordDisqualification(tx: Db, recorded: Recorded): Promise<boolean> {
  const made = await tx.insert(judgeDisqualifications).values(recorded).onConflictDoNothing().returning();
  return made.length > 0;
}

/** The disqualifications in a case, the latest first, with the number of the entry that contains the waiver. */
export function findDisqualifications(db: Db, case_id: string) {
  return db
    .select({ made: judgeDisqualifications, waiver_entry: docketEntries.number })
    .from(judgeDisqualifications)
    .leftJoin(docketEntries, eq(docketEntries.id, judgeDisqualifications.waiver_entry_id))
    .where(eq(judgeDisqualifications.case_id, case_id))
    .orderBy(desc(judgeDisqualifications.recorded_at), asc(judgeDisqualifications.id));
}

type Waived = Required<Pick<Recorded, 'ground' | 'waiver_authority' | 'waiver_entry_id' | 'waived_by' | 'waived_at'>>;

/** Ends a disqualification by the parties’ waiver. Of two waivers at the same moment, one finds nothing to end. */
export async function endDisqualification(tx: Db, id: string, waived: Waived): Promise<boolean> {
  const ended = await tx
    .update(judgeDisqualifications)
    .set(waived)
    .where(and(eq(judgeDisqualifications.id, id), isNull(judgeDisqualifications.waived_at)))
    .returning({ id: judgeDisqualifications.id });
  return ended.length > 0;
}

/** The judges who are disqualified in a case. */
export async function findDisqualified(tx: Db, case_id: string): Promise<Set<string>> {
  const found = await tx
    .select({ judge_id: judgeDisqualifications.judge_id })
    .from(judgeDisqualifications)
    .where(and(eq(judgeDisqualifications.case_id, case_id), isNull(judgeDisqualifications.waived_at)));
  return new Set(found.map(({ judge_id }) => judge_id));
}

/** The judges who are disqualified in each of some cases. */
export async function findDisqualifiedByCaseForSystem(db: Db, case_ids: readonly string[]) {
  const byCase = new Map<string, Set<string>>();
  if (case_ids.length === 0) return byCase;
  const { case_id, judge_id, waived_at } = judgeDisqualifications;
  const found = await db
    .select({ case_id, judge_id })
    .from(judgeDisqualifications)
    .where(and(inArray(case_id, [...new Set(case_ids)]), isNull(waived_at)));
  for (const one of found) byCase.set(one.case_id, (byCase.get(one.case_id) ?? new Set()).add(one.judge_id));
  return byCase;
}

/**
 * Copies the disqualifications in a case to the case into which it is merged: its records stay hidden from those judges
 * there, also after the merge is undone.
 */
export async function copyDisqualificationsForSystem(tx: Db, from: string, to: string): Promise<void> {
  const inForce = and(eq(judgeDisqualifications.case_id, from), isNull(judgeDisqualifications.waived_at));
  const found = await tx.select().from(judgeDisqualifications).where(inForce);
  if (found.length === 0) return;
  const copies = found.map(({ id: _id, ...one }) => ({ ...one, case_id: to }));
  await tx.insert(judgeDisqualifications).values(copies).onConflictDoNothing();
}
