import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob } from '#server/kernel/ports/Job';

/** Settles the fees of an envelope after a decision on one of its filings (server/payments). */
export const feesJob = defineJob('settle_fees', z.object({ envelope_id: z.uuid() }), { attempts: 14 });

/** Queues the settlement in the caller’s transaction: money moves only after the commit. */
export async function askToSettleFees(tx: Db, envelope_id: string | null): Promise<void> {
  if (envelope_id === null) return;
  await addJob(tx, feesJob, { envelope_id }, { queue: `fees:${envelope_id}` });
}
