import type { Client } from 'pg';
import { advisoryLocks } from '#server/db/advisoryLocks';
import type { Connection } from '#server/db/Connection';
import { type HeldConnection, holdConnection } from '#server/db/holdConnection';
import type { Log } from '#server/kernel/Log';

const key = `(${advisoryLocks.jobWorker}, hashtext($1))`;

/** SQL: the runners that have begun jobs and of whom no connection says any more that they are alive. */
export const silentRunnersSql = `
  select distinct locked_by as runner from graphile_worker.jobs
  where locked_by is not null and (hashtext(locked_by)::bigint & 4294967295) not in (
    select objid::bigint from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = ${advisoryLocks.jobWorker}
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Shows that this process's runner is alive: an advisory lock on a dedicated connection, which ends with the process in
 * any case.
 */
export type RunnerClaims = HeldConnection & { claim(runner: string): void };

export async function openRunnerClaims(to: Connection, log: Log): Promise<RunnerClaims> {
  let claimed: string | undefined;
  let current: Client | undefined;
  const held = await holdConnection(to, {
    name: 'assize job runner',
    log,
    async prepare(client) {
      current = client;
      if (claimed) await client.query(`select pg_advisory_lock_shared${key}`, [claimed]);
    },
  });
  return {
    ...held,
    claim(runner) {
      const before = claimed;
      claimed = runner;
      // On a connection that breaks at this moment it is repeated when the next one is prepared.
      if (before) current?.query(`select pg_advisory_unlock_shared${key}`, [before]).catch(() => {});
      current?.query(`select pg_advisory_lock_shared${key}`, [runner]).catch(() => {});
    },
  };
}
