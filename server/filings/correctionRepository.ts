import { eq } from 'drizzle-orm';
import { confirmations, corrections, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { askToAssess } from './lane/laneJob.ts';

type Filing = typeof filings.$inferSelect;

/** Stores people's corrections and confirmations of a filing's values. */
export async function insertEdits(
  tx: Db,
  corrected: readonly (typeof corrections.$inferInsert)[],
  confirmed: readonly (typeof confirmations.$inferInsert)[],
): Promise<void> {
  if (corrected.length > 0) await tx.insert(corrections).values([...corrected]);
  if (confirmed.length > 0) await tx.insert(confirmations).values([...confirmed]);
}

/** Raises the version of a filing that a person changed, with the priority that the person set. */
export async function raiseVersion(
  tx: Db,
  filing: Filing,
  priority?: Pick<Filing, 'priority' | 'priority_reason' | 'priority_set_by'>,
): Promise<void> {
  await tx
    .update(filings)
    .set({ ...priority, version: filing.version + 1 })
    .where(eq(filings.id, filing.id));
  if (filing.state !== 'draft') await askToAssess(tx, filing.id);
}
