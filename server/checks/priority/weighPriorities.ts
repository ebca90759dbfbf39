import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { undecidedStates } from '#domain/filings/states';
import { complianceChecks } from '#server/db/schema/checks';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { weighFiling } from './weighFiling.ts';

const atOnce = 200;

/**
 * Weighs undecided filings as of now, of one case or of all: days come nearer and pass, and the calendar changes. What
 * a person set stays. Returns how many changed.
 */
export async function weighPriorities(
  { db, now }: Needs<'db' | 'now'>,
  case_id: string | null = null,
): Promise<number> {
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    const some = await findUndecided(db, case_id, after);
    for (const { id } of some) if (await weighAgain(db, id, now())) changed++;
    if (some.length < atOnce) return changed;
    after = some.at(-1)!.id;
  }
}

function findUndecided(db: Db, case_id: string | null, after: string | undefined): Promise<{ id: string }[]> {
  return db
    .select({ id: filings.id })
    .from(filings)
    .where(
      and(
        inArray(filings.state, [...undecidedStates]),
        isNull(filings.priority_set_by),
        case_id === null ? undefined : or(eq(filings.case_id, case_id), eq(filings.proposed_case_id, case_id)),
        after === undefined ? undefined : gt(filings.id, after),
      ),
    )
    .orderBy(asc(filings.id))
    .limit(atOnce);
}

/** A filing at a time, held while it is weighed, so that a decision or a correction at that moment is not undone. */
async function weighAgain(db: Db, id: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [filing] = await tx.select().from(filings).where(eq(filings.id, id)).for('update', { skipLocked: true });
    if (!filing || !undecidedStates.includes(filing.state) || filing.priority_set_by !== null) return false;
    const [newest] = await tx
      .select({ findings: complianceChecks.findings })
      .from(complianceChecks)
      .where(eq(complianceChecks.filing_id, id))
      .orderBy(desc(complianceChecks.number))
      .limit(1);
    // Before its first analysis nothing is known that could be weighed.
    if (filing.analyzed_at === null) return false;
    const { priority, reason } = await weighFiling(tx, filing, newest?.findings ?? [], at);
    if (priority === filing.priority && isDeepStrictEqual(reason, filing.priority_reason)) return false;
    await tx.update(filings).set({ priority, priority_reason: reason }).where(eq(filings.id, id));
    return true;
  });
}
