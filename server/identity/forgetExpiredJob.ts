import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

export const forgetExpiredJob = defineJob('forget_expired_sign_ins', z.object({}));

const everyMs = 60 * 60_000;

/** Has what expired removed after a while, within the hour when not told. However many processes ask, one such job waits. */
export async function scheduleForgetting({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetExpiredJob, {}, { jobKey: forgetExpiredJob.name, runAt });
}
