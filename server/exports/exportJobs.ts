import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

/** Makes one export. A killed process leaves it to the next attempt, which starts again. */
export const exportJob = defineJob('make_court_export', z.object({ id: z.uuid() }), { attempts: 5 });

/** Queues the nightly export when its hour has come. */
export const nightlyExportsJob = defineJob('plan_court_exports', z.object({}));

const everyMs = 10 * 60_000;

/** Schedules the next round. However many processes call this, only one job is queued. */
export async function scheduleNightlyExports({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, nightlyExportsJob, {}, { jobKey: nightlyExportsJob.name, runAt });
}
