import { setTimeout as pause } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import { queueLogger } from '#server/db/queueLogger';
import { taskListOf } from '#server/jobs/taskList';
import type { Database } from '#server/kernel/Database';
import { type Log, silentLog } from '#server/kernel/Log';
import type { Assignment } from '#server/kernel/ports/Job';

/** Runs every due job in sequence and returns when none is left, without the queue's delays. */
export async function workOffJobs(db: Database, assignments: Assignment[], log: Log = silentLog): Promise<void> {
  const taskList = taskListOf(assignments, log);
  const logger = queueLogger(log);
  do {
    await runOnce({ pgPool: db.$client, taskList, noHandleSignals: true, logger });
    // A job that asks for its next turn waits until its lane is free again, which the queue notes a moment later.
  } while (await hasDueJob(db, Object.keys(taskList)));
}

async function hasDueJob(db: Database, tasks: string[]): Promise<boolean> {
  const { rows } = await db.$client.query(
    'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and task_identifier = any($1) limit 1',
    [tasks],
  );
  if (rows.length > 0) await pause(10);
  return rows.length > 0;
}

/** Makes jobs that wait for their next attempt due now, once the queue has noted how the last one ended. */
export async function hurryJobs(db: Database): Promise<void> {
  for (let waited = 0; waited < 5000; waited += 10) {
    const { rows } = await db.$client.query('select from graphile_worker.jobs where locked_at is not null');
    if (rows.length === 0) break;
    await pause(10);
  }
  await db.$client.query(`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where locked_at is null), run_at => now())`);
}
