import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Connection } from '#server/db/Connection';
import { queueLogger } from '#server/db/queueLogger';
import { summarizeFault } from '#server/kernel/describeFault';
import type { Log } from '#server/kernel/Log';
import type { Assignment } from '#server/kernel/ports/Job';
import { inTransaction } from './inTransaction.ts';
import { releaseAbandonedJobs } from './releaseAbandonedJobs.ts';
import { openRunnerClaims } from './runnerClaims.ts';
import { taskListOf } from './taskList.ts';

export type JobRunner = { isRunning(): boolean; stop(graceMs: number): Promise<void> };

export type JobRunnerOptions = {
  pool: Pool;
  connection: Connection;
  assignments: Assignment[];
  log: Log;
  concurrency: number;
};

const abandonedRoundMs = 5_000;

/**
 * Runs jobs until it is stopped; if the library gives up because the database was unavailable too long, it restarts.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { pool, log } = options;
  const claims = await openRunnerClaims(options.connection, log);
  let stopping = false;
  let current: { runner: Runner; id: string } | undefined;
  await begin();
  const rounds = goRounds(options);

  async function begin(): Promise<void> {
    const { runner, id } = await startLibrary(options, claims.claim);
    current = { runner, id };
    runner.promise.then(ended, ended);
  }

  async function ended(error: unknown): Promise<void> {
    current = undefined;
    if (stopping) return;
    log.error(
      `Job processing stopped (${error ? summarizeFault(error) : 'the queue was closed'}) and is being restarted.`,
    );
    await pause(1_000, undefined, { ref: false });
    if (!stopping) await begin().catch(ended);
  }

  return {
    isRunning: () => current !== undefined && claims.isOpen(),
    async stop(graceMs) {
      stopping = true;
      clearInterval(rounds);
      if (current) {
        const { runner, id } = current;
        const finished = runner.stop().then(
          () => true,
          () => true,
        );
        const inTime = await Promise.race([finished, pause(graceMs, false, { ref: false })]);
        if (!inTime) await handBack(pool, id);
      }
      await claims.close();
    },
  };
}

async function startLibrary({ pool, assignments, log, concurrency }: JobRunnerOptions, claim: (id: string) => void) {
  let id = '';
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
    claim(id);
  });
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(assignments, log),
    parsedCronItems: [],
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 15_000,
    logger: queueLogger(log),
    events,
  });
  return { runner, id };
}

function goRounds({ pool, log }: JobRunnerOptions): NodeJS.Timeout {
  let silent = new Set<string>();
  const round = async () => {
    try {
      silent = await releaseAbandonedJobs(pool, silent, log);
    } catch (error) {
      log.warn(`The search for abandoned jobs failed: ${summarizeFault(error)}`);
    }
  };
  void round();
  return setInterval(round, abandonedRoundMs).unref();
}

/** Unfinished work at shutdown is restarted by another process; this does not count as an attempt. */
async function handBack(pool: Pool, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ ids: string[]; attempts: number }>(
      `select array_agg(id)::text[] as ids, attempts from graphile_worker.jobs where locked_by = $1 group by attempts`,
      [id],
    );
    await client.query('select graphile_worker.force_unlock_workers($1)', [[id]]);
    for (const { ids, attempts } of rows) {
      await client.query(
        'select from graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => $2::integer)',
        [ids, attempts - 1],
      );
    }
  });
}
