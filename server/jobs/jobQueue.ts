import type { Connection } from '#server/db/Connection';
import type { Database } from '#server/db/db';
import { type Log, silentLog } from '#server/Log';
import type { Assignment } from './Job.ts';
import { type JobRunner, startJobRunner } from './jobRunner.ts';

/** The queue of work that is done later. It lives in the portal's own database and survives a crash of everything. */
export type JobQueue = {
  /** Begins to do jobs in this process, which others may do as well. */
  run(assignments: Assignment[], options?: { concurrency?: number }): Promise<void>;
  /** Resolves when the queue answers and, where this process does jobs, it is doing them. */
  check(): Promise<void>;
  /** Takes no more jobs, waits for those under way for as long as they are given, and hands back the rest. */
  stop(graceMs?: number): Promise<void>;
};

const defaultGraceMs = 20_000;

/** The queue of a database whose tables are up to date. */
export function openJobQueue(db: Database, connection: Connection, log: Log = silentLog): JobQueue {
  let runner: JobRunner | undefined;
  return {
    async run(assignments, options = {}) {
      if (runner) throw new Error('This process does jobs already.');
      runner = await startJobRunner({ pool: db.$client, connection, assignments, log, concurrency: 8, ...options });
    },
    async check() {
      await db.$client.query('select from graphile_worker.jobs limit 1');
      if (runner && !runner.isRunning()) throw new Error('No jobs are being done.');
    },
    async stop(graceMs = defaultGraceMs) {
      await runner?.stop(graceMs);
      runner = undefined;
    },
  };
}
