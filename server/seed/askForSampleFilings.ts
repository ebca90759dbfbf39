import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { keyOf, sampleFilingsJob } from './sampleFilingsJob.ts';

/**
 * Asks for the planned filings from a place on. They come one job after the other, so that the docket is in the order
 * of time, and behind everything that people ask for.
 */
export async function askForSampleFilings(db: Db, wanted: { today: string; from: number; of: number }): Promise<void> {
  if (wanted.from >= wanted.of) return;
  await addJob(db, sampleFilingsJob, wanted, { priority: 100, jobKey: keyOf(wanted) });
}
