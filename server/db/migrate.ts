import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { type Log, silentLog } from '#server/kernel/Log';
import { advisoryLocks } from './advisoryLocks.ts';
import { assertSupportedTables } from './assertSupportedTables.ts';
import type { Connection } from './Connection.ts';
import { connectOnce } from './connectOnce.ts';
import { createExtensions } from './createExtensions.ts';
import { grantPortalRole } from './grantPortalRole.ts';
import { migrateQueue } from './migrateQueue.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/**
 * Brings the tables up to date as their owner and grants `portalRole` its rights on them, unless it is the owner
 * itself. Any number of processes may call this at the same time: one works, and the others wait.
 */
export async function migrate(owner: Connection, portalRole: string, log: Log = silentLog): Promise<void> {
  // A separate connection: the pool's time limits are for requests, not for rebuilding a table.
  await connectOnce(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await createExtensions(client, log);
    await assertSupportedTables(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    await migrateQueue(owner, log);
    const { rows } = await client.query('select current_user as role');
    if (rows[0].role !== portalRole) await grantPortalRole(client, portalRole);
  });
}
