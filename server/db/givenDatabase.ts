import type { Config } from '#server/kernel/config';
import type { DatabaseAccess } from './Connection.ts';

/** The database server that the settings name; null where the portal starts one of its own. */
export function givenDatabase({ database_url, database_migration_url }: Config): DatabaseAccess | null {
  if (!database_url) return null;
  return {
    connection: { connectionString: database_url },
    owner: database_migration_url ? { connectionString: database_migration_url } : null,
  };
}
