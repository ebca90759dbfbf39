import { setTimeout as pause } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import type { Database } from '#server/db/db';
import type { Assignment } from '#server/jobs/Job';
import { queueLogger } from '#server/jobs/queueLogger';
import { taskListOf } from '#server/jobs/taskList';
import { type Log, silentLog } from '#server/Log';

/** Does every job that is due, one after the other, and returns when none is left: the queue without the waiting. */
export async function workOffJobs(db: Database, assignments: Assignment[], log: Log = silentLog): Promise<void> {
  await runOnce({
    pgPool: db.$client,
    taskList: taskListOf(assignments, log),
    noHandleSignals: true,
    logger: queueLogger(log),
  });
}

/** Makes jobs that wait for their next attempt due now, once the queue has noted how the last one ended. */
export async function hurryJobs(db: Database): Promise<void> {
  for (let waited = 0; waited < 5000; waited += 10) {
    const { rows } = await db.$client.query('select from graphile_worker._private_jobs where locked_at is not null');
    if (rows.length === 0) break;
    await pause(10);
  }
  await db.$client.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
}
