import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob } from '#server/kernel/ports/Job';

/** Examines whether a filing is ready to accept in a run; null: all filings that were never examined. */
export const laneJob = defineJob('assess_lane', z.object({ filing_id: z.uuid().nullable() }));

/** What was read, corrected, or found in a filing has changed: it is examined once this commits. */
export async function askToAssess(tx: Db, filing_id: string | null): Promise<void> {
  await addJob(tx, laneJob, { filing_id }, { jobKey: `${laneJob.name}:${filing_id ?? 'all'}` });
}
