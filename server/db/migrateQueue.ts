import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '#server/kernel/Log';
import type { Connection } from './Connection.ts';
import { queueLogger } from './queueLogger.ts';

/** Updates the queue's own tables, which are in a separate schema. */
export async function migrateQueue(connection: Connection, log: Log): Promise<void> {
  const pool = new pg.Pool({ ...connection, application_name: 'assize migration', max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool, logger: queueLogger(log) });
  } finally {
    await pool.end();
  }
}
