import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#server/kernel/Database';
import { type Log, silentLog } from '#server/kernel/Log';
import type { Connection } from './Connection.ts';

export type DatabaseOptions = {
  log?: Log;
  /** The most connections that this process may hold at the same time. */
  connections?: number;
  /** After this long a single statement is broken off, so that one slow query cannot block the portal. */
  statementTimeoutMs?: number;
};

/** Opens the pool of connections. The first one is made when the first query asks for it. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: 'assize',
    max: options.connections ?? 20,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  const log = options.log ?? silentLog;
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`An idle database connection was lost: ${error.message}`);
  });
  // pg also emits 'error' for a connection that breaks during a transaction; unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle(pool);
}

/** Lets running queries finish and releases all connections. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.$client.end();
}
