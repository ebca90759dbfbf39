import type { Client } from 'pg';
import type { Log } from '#server/kernel/Log';

/** Extensions of PostgreSQL's own that the tables use: double booking, searching for parts of words and names. */
const extensions = ['btree_gist', 'pg_trgm', 'citext', 'unaccent'] as const;

const insufficientPrivilege = '42501';

/** Creates the missing extensions; reports those that the owner of the database must create. */
export async function createExtensions(client: Client, log: Log): Promise<void> {
  for (const name of extensions) {
    try {
      await client.query(`create extension if not exists ${name}`);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const remedy =
        code === insufficientPrivilege
          ? `ask a database administrator to run "create extension ${name}" in it`
          : 'install the contrib package of this PostgreSQL version';
      log.warn(`The database does not have the extension ${name} (${message}). To add it, ${remedy}.`);
    }
  }
}
