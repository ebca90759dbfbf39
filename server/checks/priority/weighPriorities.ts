import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { complianceChecks } from '#server/db/schema/checks';
import { findWeighedForSystem, lockWeighedForSystem, setPriority } from '#server/filings/filingsForSystem';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { weighFiling } from './weighFiling.ts';

const atOnce = 200;

/**
 * Recomputes the priority of undecided filings, of one case or of all, because dates approach and calendars change.
 * Priorities that a person set stay. Returns the number of changes.
 */
export async function weighPriorities(
  { db, now }: Needs<'db' | 'now'>,
  case_id: string | null = null,
): Promise<number> {
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    const some = await findWeighedForSystem(db, case_id, after, atOnce);
    for (const id of some) if (await weighAgain(db, id, now())) changed++;
    if (some.length < atOnce) return changed;
    after = some.at(-1)!;
  }
}

/**
 * One filing at a time, locked while its priority is computed, so that a simultaneous decision or correction is not
 * undone.
 */
async function weighAgain(db: Db, id: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const filing = await lockWeighedForSystem(tx, id);
    if (!filing) return false;
    const [newest] = await tx
      .select({ findings: complianceChecks.findings })
      .from(complianceChecks)
      .where(eq(complianceChecks.filing_id, id))
      .orderBy(desc(complianceChecks.number))
      .limit(1);
    // Before the first analysis there is nothing to weigh.
    if (filing.analyzed_at === null) return false;
    const weighed = await weighFiling(tx, filing, newest?.findings ?? [], at);
    if (weighed.priority === filing.priority && isDeepStrictEqual(weighed.reason, filing.priority_reason)) return false;
    await setPriority(tx, id, weighed);
    return true;
  });
}
