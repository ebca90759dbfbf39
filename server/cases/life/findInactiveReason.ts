import { desc, eq } from 'drizzle-orm';
import type { InactiveReason } from '#domain/cases/caseStates';
import { caseStateChanges } from '#server/db/schema/caseLife';
import type { Db } from '#server/kernel/Database';

/** Why a case was last inactive; null if the last change gives no reason. */
export async function findInactiveReasonForSystem(db: Db, case_id: string): Promise<InactiveReason | null> {
  const [last] = await db
    .select({ inactive_reason: caseStateChanges.inactive_reason })
    .from(caseStateChanges)
    .where(eq(caseStateChanges.case_id, case_id))
    .orderBy(desc(caseStateChanges.number))
    .limit(1);
  return last?.inactive_reason ?? null;
}
