import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';

/** Publishes one tentative ruling at the court’s hour. */
export const publishTentativeJob = defineJob('publish_tentative_ruling', z.object({ ruling_id: z.uuid() }), {
  attempts: 10,
});

/** Publishes what is due in every court: hearings move, and settings change. */
export const tentativesJob = defineJob('publish_tentative_rulings', z.object({}));

const everyMs = 10 * 60_000;

/** Queues the publication of a tentative ruling. However often it is called, one job is queued. */
export async function publishAt(db: Db, ruling_id: string, runAt: Date): Promise<void> {
  await addJob(db, publishTentativeJob, { ruling_id }, { runAt, jobKey: `tentative:${ruling_id}` });
}

/** Schedules the next round. However many processes call this, only one job is queued. */
export async function scheduleTentatives({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, tentativesJob, {}, { jobKey: tentativesJob.name, runAt });
}
