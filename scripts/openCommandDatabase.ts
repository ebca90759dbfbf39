import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseAccess } from '#server/db/Connection';
import { closeDatabase, openDatabase } from '#server/db/db';
import { givenDatabase } from '#server/db/givenDatabase';
import { prepareTables } from '#server/db/prepareTables';
import { superviseDatabase } from '#server/db/superviseDatabase';
import type { Config } from '#server/kernel/config';
import type { Database } from '#server/kernel/Database';

/** The portal's database for one of its commands, whether or not the portal is running. */
export type CommandDatabase = { db: Database; close(): Promise<void> };

/** Whether a database exists: a given server, or a data directory with a database. */
export function hasDatabase(config: Config): boolean {
  return config.database_url !== null || existsSync(path.join(config.data_dir, 'postgres'));
}

/** Opens the database; with `prepare`, for a command that writes, the tables are updated first. */
export async function openCommandDatabase(config: Config, { prepare = false } = {}): Promise<CommandDatabase> {
  const given = givenDatabase(config);
  if (given) return open(given, async () => {});
  const supervised = await superviseDatabase(config.data_dir, { share: true });
  return open(supervised, () => supervised.close());

  async function open(access: DatabaseAccess, stop: () => Promise<void>): Promise<CommandDatabase> {
    try {
      if (prepare) await prepareTables(access, config);
    } catch (error) {
      await stop();
      throw error;
    }
    // Reading a long record has no time limit.
    const db = openDatabase(access.connection, { connections: 2, statementTimeoutMs: 0 });
    return {
      db,
      async close() {
        await closeDatabase(db);
        await stop();
      },
    };
  }
}
