import type { Config } from '#server/kernel/config';
import type { DatabaseAccess } from './Connection.ts';

/** The database server in the settings; null if the portal starts its own. */
export function givenDatabase({ database_url, database_migration_url }: Config): DatabaseAccess | null {
  if (!database_url) return null;
  return {
    connection: { connectionString: database_url },
    owner: database_migration_url ? { connectionString: database_migration_url } : null,
  };
}
