import type { Connection } from '#server/db/Connection';
import type { Database } from '#server/kernel/Database';
import { type Log, silentLog } from '#server/kernel/Log';
import type { JobQueue } from '#server/kernel/ports/JobQueue';
import { type JobRunner, startJobRunner } from './jobRunner.ts';

const defaultGraceMs = 20_000;

/** The queue of a database whose tables are up to date. */
export function openJobQueue(db: Database, connection: Connection, log: Log = silentLog): JobQueue {
  let runner: JobRunner | undefined;
  return {
    async run(assignments, options = {}) {
      if (runner) throw new Error('This process is already running jobs.');
      runner = await startJobRunner({ pool: db.$client, connection, assignments, log, concurrency: 8, ...options });
    },
    async check() {
      await db.$client.query('select from graphile_worker.jobs limit 1');
      if (runner && !runner.isRunning()) throw new Error('No jobs are being processed.');
    },
    async stop(graceMs = defaultGraceMs) {
      await runner?.stop(graceMs);
      runner = undefined;
    },
  };
}
