import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Connection, withDatabase, withRole } from '#server/db/Connection';
import { closeDatabase, openDatabase } from '#server/db/db';
import type { Database } from '#server/kernel/Database';
import { type DatabaseServer, templateOf, withAdministrator } from './databaseServer.ts';

/** A separate database for one test file, with all tables and no rows. */
export type TestDatabase = {
  db: Database;
  /** For a second pool, another process, or a job runner. */
  connection: Connection;
  /** The same database as the role that owns its tables: for what the portal itself is not permitted. */
  owner: Connection;
  /** Closes the pool and removes the database; call it in afterAll. */
  drop(): Promise<void>;
};

const templateInUse = '55006';

/** Copies the template into a new database, in some 50 ms. */
export async function createTestDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await copyTemplate(server, name);
  const owner = withDatabase(server.administration, name);
  const connection = withRole(owner, server.portal.role, server.portal.password);
  const db = openDatabase(connection, { connections: options.connections ?? 8 });
  return {
    db,
    connection,
    owner,
    async drop() {
      await closeDatabase(db);
      await withAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** PostgreSQL copies no template that someone is connected to, were it only its own housekeeping: then once more. */
async function copyTemplate(server: DatabaseServer, name: string): Promise<void> {
  await withAdministrator(server, async (client) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await client.query(`create database ${name} template ${templateOf(server)}`);
      } catch (error) {
        if ((error as { code?: string }).code !== templateInUse || attempt === 20) throw error;
        await pause(50 * attempt * Math.random());
      }
    }
  });
}
