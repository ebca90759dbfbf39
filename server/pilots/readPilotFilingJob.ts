import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob } from '#server/kernel/ports/Job';

/** Reads and checks a filing of a pilot. */
export const readPilotFilingJob = defineJob('read_pilot_filing', z.object({ filing_id: z.uuid() }));

/** Has a filing read: filings of pilots are read one after the other, after those that were filed with the court. */
export function askToReadPilotFiling(db: Db, filing_id: string): Promise<void> {
  return addJob(db, readPilotFilingJob, { filing_id }, { queue: 'pilots', priority: 5, jobKey: filing_id });
}
