import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

/** Weighs the undecided filings of one case again, or of all courts. */
export const weighPrioritiesJob = defineJob('weigh_priorities', z.object({ case_id: z.uuid().nullable() }));

const everyMs = 60 * 60_000;

/** Recomputes the priority of all undecided filings, by default within the hour. Only one such job waits at a time. */
export async function scheduleWeighing({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, weighPrioritiesJob, { case_id: null }, { jobKey: weighPrioritiesJob.name, runAt });
}

/** The calendar or the deadlines of a case changed: its undecided filings are weighed once this commits. */
export async function askToWeigh(tx: Db, case_id: string): Promise<void> {
  await addJob(tx, weighPrioritiesJob, { case_id }, { jobKey: `${weighPrioritiesJob.name}:${case_id}` });
}
