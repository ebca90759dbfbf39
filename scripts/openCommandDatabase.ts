import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config';
import type { Connection } from '#server/db/Connection';
import { closeDatabase, type Database, openDatabase } from '#server/db/db';
import { superviseDatabase } from '#server/db/superviseDatabase';

/** The portal's database for one of its commands, whether or not the portal runs at the moment. */
export type CommandDatabase = { db: Database; connection: Connection; close(): Promise<void> };

/** True where there is something to look at: a given server, or a data directory with a database in it. */
export function hasDatabase(config: Config): boolean {
  return config.database_url !== null || existsSync(path.join(config.data_dir, 'postgres'));
}

export async function openCommandDatabase(config: Config): Promise<CommandDatabase> {
  if (config.database_url) return open({ connectionString: config.database_url }, async () => {});
  const supervised = await superviseDatabase(config.data_dir, { share: true });
  return open(supervised.connection, () => supervised.close());
}

function open(connection: Connection, stop: () => Promise<void>): CommandDatabase {
  // Reading a long record takes as long as it takes.
  const db = openDatabase(connection, { connections: 2, statementTimeoutMs: 0 });
  return {
    db,
    connection,
    async close() {
      await closeDatabase(db);
      await stop();
    },
  };
}
