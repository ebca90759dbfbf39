import type { Pool } from 'pg';
import type { Log } from '#server/kernel/Log';
import type { Assignment } from '#server/kernel/ports/Job';
import { silentRunnersSql } from './runnerClaims.ts';
import { recordFailure } from './taskList.ts';

const exhausted = `
  select jobs.id, tasks.identifier as name, jobs.payload
  from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  where jobs.locked_by = any($1) and jobs.attempts >= jobs.max_attempts`;

const reason = 'The process that did it ended in the middle, on every attempt.';

/**
 * Releases the jobs that a killed process had started, so that another process can run them; jobs after their last
 * attempt are marked as failed. A runner is considered dead after two silent rounds, because a live one may just be
 * reconnecting. Returns the runners that are silent in this round, for the next one.
 */
export async function releaseAbandonedJobs(
  pool: Pool,
  assignments: Assignment[],
  silentBefore: ReadonlySet<string>,
  log: Log,
): Promise<Set<string>> {
  const { rows } = await pool.query<{ runner: string }>(silentRunnersSql);
  const silent = rows.map(({ runner }) => runner);
  const dead = silent.filter((runner) => silentBefore.has(runner));
  if (dead.length > 0) {
    await failExhausted(pool, assignments, dead, log);
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    log.warn('Jobs that a killed process had begun are begun again.');
  }
  return new Set(silent);
}

async function failExhausted(pool: Pool, assignments: Assignment[], dead: string[], log: Log): Promise<void> {
  const { rows } = await pool.query<{ id: string; name: string; payload: unknown }>(exhausted, [dead]);
  for (const { name, payload } of rows) {
    const assignment = assignments.find(({ job }) => job.name === name);
    if (assignment) await recordFailure(assignment, payload, reason, log);
  }
  await pool.query('update graphile_worker._private_jobs set last_error = $2 where id = any($1::bigint[])', [
    rows.map(({ id }) => id),
    reason,
  ]);
}
