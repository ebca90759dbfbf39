import { and, eq } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { waiverActBy } from '#domain/payments/waiverClock';
import { readCourt } from '#server/courts/readCourt';
import { feeWaivers } from '#server/db/schema/payments';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** Submits the request that an envelope has to the court, whose clock begins. */
export async function beginWaiver(tx: Db, { court_id }: Actor, envelope_id: string, at: Date): Promise<void> {
  const court = await readCourt(tx, at, court_id);
  const act_by = waiverActBy(court, dateInZone(at, court.time_zone));
  await tx
    .update(feeWaivers)
    .set({ state: 'requested', requested_at: at, act_by })
    .where(and(eq(feeWaivers.envelope_id, envelope_id), eq(feeWaivers.state, 'draft')));
}
