import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateQueue } from '#server/jobs/migrateQueue';
import { type Log, silentLog } from '#server/Log';
import { advisoryLocks } from './advisoryLocks.ts';
import type { Connection } from './Connection.ts';
import { createExtensions } from './createExtensions.ts';

/** Beside this file in the sources, and beside the bundle in dist/server: the same words are right in both. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the tables up to date. Any number of processes may call this at once: one works, the others wait. */
export async function migrate(connection: Connection, log: Log = silentLog): Promise<void> {
  // A connection of its own: the pool's time limits are for people's requests, not for rebuilding a table.
  const client = new pg.Client({ ...connection, application_name: 'assize migration' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await createExtensions(client, log);
    await runMigrations(drizzle(client), { migrationsFolder });
    await migrateQueue(connection, log);
  } finally {
    await client.end();
  }
}
