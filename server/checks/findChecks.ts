import { asc, desc, eq, inArray } from 'drizzle-orm';
import { complianceChecks } from '#server/db/schema/checks';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import type { StoredCheck } from './runCheck.ts';

/** The checks of a filing, the newest first, each with the name of who caused it. */
export async function findChecks(
  db: Db,
  filingId: string,
  limit: number,
): Promise<{ check: StoredCheck; by: string | null }[]> {
  return db
    .select({ check: complianceChecks, by: personName(complianceChecks.caused_by) })
    .from(complianceChecks)
    .where(eq(complianceChecks.filing_id, filingId))
    .orderBy(desc(complianceChecks.number))
    .limit(limit);
}

/** The newest check of each of some filings that has one. */
export async function findNewestChecks(db: Db, filing_ids: readonly string[]): Promise<Map<string, StoredCheck>> {
  if (filing_ids.length === 0) return new Map();
  const newest = await db
    .selectDistinctOn([complianceChecks.filing_id])
    .from(complianceChecks)
    .where(inArray(complianceChecks.filing_id, [...filing_ids]))
    .orderBy(asc(complianceChecks.filing_id), desc(complianceChecks.number));
  return new Map(newest.map((check) => [check.filing_id, check]));
}

/** Deletes the checks of a locked draft that is being filed: the court's checks begin with the filing. */
export async function forgetChecksOfDraft(tx: Db, filing_id: string): Promise<void> {
  await tx.delete(complianceChecks).where(eq(complianceChecks.filing_id, filing_id));
}
