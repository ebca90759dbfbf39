import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Connection, withDatabase } from '#server/db/Connection';
import { migrate } from '#server/db/migrate';
import { superviseDatabase } from '#server/db/superviseDatabase';
import { makeThrowawayDirectory, quickestPlace } from './throwawayDirectory.ts';

/**
 * One PostgreSQL for an entire test run: its address, the names of this run's databases, and the role in which the
 * portal works there. That role owns nothing, as in production, so that a test shows what it may not do.
 */
export type DatabaseServer = { administration: Connection; prefix: string; portal: { role: string; password: string } };

export const templateOf = ({ prefix }: DatabaseServer): string => `${prefix}_template`;

/** Nothing in it outlives the tests, so writes are not flushed to the disk. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  logging_collector: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
};

/** Starts the PostgreSQL of the tests, or takes TEST_DATABASE_URL's, and prepares the template of their databases. */
export async function startDatabaseServer(): Promise<DatabaseServer & { stop(): Promise<void> }> {
  const prefix = `assize_test_${randomBytes(4).toString('hex')}`;
  const given = process.env.TEST_DATABASE_URL;
  const { administration, stop } = given
    ? { administration: { connectionString: given }, stop: async () => {} }
    : await startOwn();
  const portal = { role: `${prefix}_portal`, password: randomBytes(12).toString('hex') };
  const server = { administration, prefix, portal };
  try {
    await makePortalRole(server);
    await makeTemplate(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...server,
    async stop() {
      if (given) await dropAll(server);
      await stop();
    },
  };
}

async function startOwn() {
  const { directory, remove } = makeThrowawayDirectory('assize-test-', quickestPlace());
  try {
    const supervised = await superviseDatabase(directory, { settings: hasty, log: { ...console, info: () => {} } });
    const stop = () => supervised.close().finally(remove);
    return { administration: supervised.administration, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeTemplate(server: DatabaseServer): Promise<void> {
  const template = templateOf(server);
  await withAdministrator(server, (client) => client.query(`create database ${template}`));
  await migrate(withDatabase(server.administration, template), server.portal.role);
}

async function makePortalRole(server: DatabaseServer): Promise<void> {
  const { role, password } = server.portal;
  await withAdministrator(server, (client) => client.query(`create role ${role} login password '${password}'`));
}

async function dropAll(server: DatabaseServer): Promise<void> {
  await withAdministrator(server, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      server.prefix,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.query(`drop role if exists ${server.portal.role}`);
  });
}

/** Runs a statement as the role that can create and drop databases. */
export async function withAdministrator<Result>(
  { administration }: DatabaseServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...administration });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
