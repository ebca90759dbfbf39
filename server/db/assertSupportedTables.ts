import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { SettingsError } from '#server/kernel/config';
import { migrationsFolder } from './migrationsFolder.ts';

/**
 * Refuses a database whose tables are older than the first migration: its migrations were squashed before the first
 * release (decision 0062), so nothing can bring it up to date.
 */
export async function assertSupportedTables(client: Client): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder });
  const { rows } = await client
    .query<{ oldest: string | null }>('select min(created_at)::text as oldest from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }));
  const oldest = rows[0]?.oldest ?? null;
  if (oldest === null || Number(oldest) >= first!.folderMillis) return;
  throw new SettingsError(
    'The database was created by a preview of Assize from before November 22, 2026, which this version cannot upgrade. Start with an empty database, or with an empty data directory if the portal runs its own PostgreSQL. Nothing was changed.',
  );
}
