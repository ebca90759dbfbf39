import type { Pool } from 'pg';
import type { Log } from '#server/kernel/Log';
import { inTransaction } from './inTransaction.ts';
import { silentRunnersSql } from './runnerClaims.ts';
import { abandonedNameOf, abandonedReason } from './taskList.ts';

/**
 * Releases the jobs that a killed process had started, so that another process can run them; jobs after their last
 * attempt are marked as failed. A runner is considered dead after two silent rounds, because a live one may just be
 * reconnecting. Returns the runners that are silent in this round, for the next one.
 */
export async function releaseAbandonedJobs(
  pool: Pool,
  silentBefore: ReadonlySet<string>,
  log: Log,
): Promise<Set<string>> {
  const { rows } = await pool.query<{ runner: string }>(silentRunnersSql);
  const silent = rows.map(({ runner }) => runner);
  const dead = silent.filter((runner) => silentBefore.has(runner));
  if (dead.length > 0) {
    await release(pool, dead);
    log.warn('Jobs that a terminated process had started are being restarted.');
  }
  return new Set(silent);
}

/** In one transaction, so that no job after its last attempt is released without the job that records its failure. */
async function release(pool: Pool, dead: string[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows: exhausted } = await client.query<{ id: string; name: string }>(
      `select id, task_identifier as name from graphile_worker.jobs
       where locked_by = any($1) and attempts >= max_attempts order by id`,
      [dead],
    );
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    for (const { id, name } of exhausted) {
      await client.query(
        `select graphile_worker.add_job($2, failed.payload, job_key => $2 || ':' || failed.id)
         from graphile_worker.permanently_fail_jobs(array[$1::bigint], $3) as failed`,
        [id, abandonedNameOf(name), abandonedReason],
      );
    }
  });
}
