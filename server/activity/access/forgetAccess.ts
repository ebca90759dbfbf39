import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';

const forgetAccessJob = defineJob('forget_access_log', z.object({}));

const everyMs = dayMs;

/**
 * Schedules the removal of old access log entries within the day. Only one such job is queued, however many processes
 * request it.
 */
export async function scheduleForgettingAccess({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, forgetAccessJob, {}, { jobKey: forgetAccessJob.name, runAt });
}

/** Removes entries older than ACCESS_LOG_DAYS. The function belongs to the tables' owner and spares the last 90 days. */
export async function forgetAccess({ db, config }: Needs<'db' | 'config'>): Promise<void> {
  await db.execute(sql`select forget_access_log(${config.record.access_log_days}::integer)`);
}

/** How long entries of the access log are kept. */
export function accessLogAssignments(needs: Needs<'db' | 'config' | 'now'>): Assignment[] {
  return [
    assign(forgetAccessJob, {
      async run() {
        await scheduleForgettingAccess(needs);
        await forgetAccess(needs);
      },
    }),
  ];
}
