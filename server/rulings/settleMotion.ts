import { and, eq, isNull, sql } from 'drizzle-orm';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { rulings } from '#server/db/schema/rulings';
import { settleDeadlinesOfFilingForSystem } from '#server/deadlines/settleDeadlinesOfFiling';
import type { Db } from '#server/kernel/Database';

type Settling = {
  court_id: string;
  case_id: string;
  motion_id: string;
  hearing_id: string | null;
  judge_id: string;
  disposition: DispositionId;
  entry_id: string;
  at: Date;
};

/**
 * Decides a motion by the order that the judge signs, in its transaction. A ruling that decided it before stays; one
 * that took it under submission is superseded. The deadlines that run from the motion are settled.
 */
export async function settleMotion(tx: Db, settling: Settling): Promise<void> {
  const { court_id, case_id, motion_id, hearing_id, judge_id, disposition, entry_id, at } = settling;
  const isPresent = and(eq(rulings.filing_id, motion_id), eq(rulings.stage, 'final'), isNull(rulings.superseded_at));
  const [present] = await tx.select().from(rulings).where(isPresent).for('update');
  if (!present || !dispositions[present.disposition].decides) {
    await tx
      .update(rulings)
      .set({ superseded_at: at, version: sql`${rulings.version} + 1` })
      .where(isPresent);
    await tx.insert(rulings).values({
      ...{ court_id, case_id, filing_id: motion_id, hearing_id, judge_id, disposition, entry_id },
      ...{ stage: 'final', prepared_by: judge_id, prepared_at: at, ruled_at: at },
    });
  }
  const reason = 'The court decided the motion.';
  await settleDeadlinesOfFilingForSystem(tx, { filing_id: motion_id, by: judge_id, at, reason });
}

/** The disposition of a motion that is decided already; null for one that is pending. */
export async function findDecided(db: Db, motion_id: string): Promise<DispositionId | null> {
  const isPresent = and(eq(rulings.filing_id, motion_id), eq(rulings.stage, 'final'), isNull(rulings.superseded_at));
  const [present] = await db.select({ disposition: rulings.disposition }).from(rulings).where(isPresent);
  return present && dispositions[present.disposition].decides ? present.disposition : null;
}
