import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { SettingsError } from '#server/kernel/config';
import { type Log, silentLog } from '#server/kernel/Log';
import type { DatabaseAccess } from './Connection.ts';
import { connectOnce } from './connectOnce.ts';
import { recordTables } from './grantPortalRole.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { reachDatabase } from './reachDatabase.ts';

type Options = { production: boolean; log?: Log };

/**
 * Brings the tables up to date, or checks that they are where the portal is not given their owner's connection. Then
 * makes sure that the portal's role cannot change the record: production does not start when it can, and the
 * evaluation court warns.
 */
export async function prepareTables(
  { connection, owner }: DatabaseAccess,
  { production, log = silentLog }: Options,
): Promise<void> {
  const role = await reachDatabase('DATABASE_URL', connection);
  if (owner) {
    await reachDatabase('DATABASE_MIGRATION_URL', owner);
    await migrate(owner, role, log);
  } else if (!production) await migrate(connection, role, log);
  const remedy = owner
    ? 'DATABASE_MIGRATION_URL names a different database than DATABASE_URL. The tables of DATABASE_URL are not up to date.'
    : 'DATABASE_MIGRATION_URL is not set, and the tables are not up to date. Set it and run "npm run migrate", or set it for the portal.';
  if (!(await connectOnce(connection, hasNewestTables))) throw new SettingsError(remedy);

  const power = await connectOnce(connection, powerOverRecord);
  if (!power) return;
  const sentence = `DATABASE_URL: the role "${role}" ${power}, so the portal could change its own activity record. In DATABASE_URL, use a role that owns no tables. In DATABASE_MIGRATION_URL, use the role that owns the tables (docs/operations/running.md, "Two database roles").`;
  if (production) throw new SettingsError(sentence);
  log.warn(sentence);
}

async function hasNewestTables(client: Client): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const { rows } = await client
    .query('select max(created_at)::bigint as newest from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }));
  return Number(rows[0]?.newest ?? 0) >= newest;
}

/** What the role could do to recorded lines besides adding some; undefined if nothing. */
async function powerOverRecord(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<Record<'table' | 'privilege', string> & { owns: boolean; superuser: boolean }>(
    `select t.name as table, pg_has_role(c.relowner, 'member') as owns, r.rolsuper as superuser,
       (select string_agg(p, ', ') from unnest(array['update', 'delete', 'truncate', 'trigger']) p
        where has_table_privilege(c.oid, p)) as privilege
     from unnest($1::text[]) t(name) join pg_class c on c.oid = to_regclass(t.name)
       join pg_roles r on r.rolname = current_user`,
    [recordTables],
  );
  for (const { table, owns, superuser, privilege } of rows) {
    if (superuser) return 'is a superuser';
    if (owns) return `owns the table ${table}`;
    if (privilege) return `has the privilege ${privilege} on the table ${table}`;
  }
  return undefined;
}
