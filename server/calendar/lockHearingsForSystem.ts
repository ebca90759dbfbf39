import { asc, inArray } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** Locks hearings until the transaction ends, in one order, so that two transactions never wait for each other. */
export async function lockHearingsForSystem(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: hearings.id })
    .from(hearings)
    .where(inArray(hearings.id, [...ids]))
    .orderBy(asc(hearings.id))
    .for('update');
}
