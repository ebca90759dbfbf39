import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs, Services } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';
import { apiAnalysisJob, failAnalysisJob, forgetAnalysisJobs, runAnalysisJob } from './analysisJobs.ts';
import { forgetCalls } from './recordCall.ts';

const forgetApiJob = defineJob('forget_api_traces', z.object({}));
const everyMs = 60 * 60_000;

/**
 * Has old calls and jobs of /api/v1 forgotten after a while. Only one such job is queued, however many processes
 * request it.
 */
export async function scheduleForgettingApi({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  await addJob(db, forgetApiJob, {}, { jobKey: forgetApiJob.name, runAt: new Date(now().getTime() + inMs) });
}

/** The handlers of the /api/v1 jobs. */
export function v1Assignments(services: Services): Assignment[] {
  return [
    assign(apiAnalysisJob, {
      run: (job) => runAnalysisJob(services, job),
      failed: (job) => failAnalysisJob(services, job),
    }),
    assign(forgetApiJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleForgettingApi(services);
        await forgetCalls(services);
        await forgetAnalysisJobs(services);
      },
    }),
  ];
}
