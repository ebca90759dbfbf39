import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Log, silentLog } from '#server/Log';
import type { Connection } from './Connection.ts';

/** What a repository needs of PostgreSQL. The database and a transaction in it both fit. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** The portal's database. `transaction(work)` commits what `work` did, or nothing of it when it throws. */
export type Database = NodePgDatabase & { $client: pg.Pool };

export type DatabaseOptions = {
  log?: Log;
  /** Connections that this process may hold at once. */
  connections?: number;
  /** After this long a single statement is broken off, so that one bad query cannot hold the portal up. */
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
    if (!pool.ending) log.warn(`A resting database connection broke: ${error.message}`);
  });
  // pg emits 'error' on a connection that breaks in the middle of a transaction too; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle(pool);
}

/** Waits for the queries under way and gives all connections back. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.$client.end();
}
