import type { CheckCause } from '#server/db/schema/checks';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import type { Needs } from '#server/kernel/needs';
import { runCheck, type StoredCheck } from './runCheck.ts';

/** Checks a filing again in a separate transaction, with the filing locked. Null if it was not read. */
export async function checkFilingAgain(
  needs: Needs<'db' | 'now'>,
  filingId: string,
  why: { cause: CheckCause; caused_by: string | null },
): Promise<StoredCheck | null> {
  return needs.db.transaction(async (tx) => {
    await lockFilingForSystem(tx, filingId);
    return runCheck(tx, needs, filingId, why);
  });
}
