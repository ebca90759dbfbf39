import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

export const forgetExpiredJob = defineJob('forget_expired_sign_ins', z.object({}));

const everyMs = 60 * 60_000;

/**
 * Schedules the removal of expired data, by default within the hour. Only one such job waits, regardless of the number
 * of processes.
 */
export async function scheduleForgetting({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetExpiredJob, {}, { jobKey: forgetExpiredJob.name, runAt });
}
