import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

/** Forgetting the analyses without filing whose 30 days are over. */
export const forgetAnalysesJob = defineJob('forget_expired_analyses', z.object({}));

/** Removing the bytes of a document that nothing in the record names any more. */
export const discardBlobJob = defineJob('discard_blob', z.object({ sha256: z.string() }));

/** So long a blob is left alone after it was put: whoever put it may not have written it down yet. */
export const blobGraceMs = dayMs;
const everyMs = 60 * 60_000;

/** However many processes ask, one such job waits. */
export async function scheduleForgettingAnalyses({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetAnalysesJob, {}, { jobKey: forgetAnalysesJob.name, runAt });
}
