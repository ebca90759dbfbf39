import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

/** Forgetting the analyses without filing whose 30 days are over. */
export const forgetAnalysesJob = defineJob('forget_expired_analyses', z.object({}));

const everyMs = 60 * 60_000;

/** Only one such job is queued, however many processes request it. */
export async function scheduleForgettingAnalyses({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetAnalysesJob, {}, { jobKey: forgetAnalysesJob.name, runAt });
}
