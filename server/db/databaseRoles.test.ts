import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import { openJobQueue } from '#server/jobs/jobQueue';
import { SettingsError } from '#server/kernel/config';
import { assign, defineJob } from '#server/kernel/ports/Job';
import { withAdministrator } from '#server/testing/databaseServer';
import { ask, dataDirectoryPerTest } from '#server/testing/dataDirectoryPerTest';
import type {} from '#server/testing/globalSetup';
import { type Connection, withDatabase, withRole } from './Connection.ts';
import { closeDatabase, openDatabase } from './db.ts';
import { migrate } from './migrate.ts';
import { prepareTables } from './prepareTables.ts';
import { superviseDatabase } from './superviseDatabase.ts';

const court = dataDirectoryPerTest();
const warnings: string[] = [];
const log = { info: () => {}, warn: (line: string) => void warnings.push(line), error: () => {} };
const insertLine = `insert into courts (id, name, level, jurisdiction, time_zone)
  values ('alder', 'Alder', 'State Court', 'California', 'UTC') on conflict do nothing;
  insert into activities (court_id, seq, action, subject_type, subject_id, values, at, previous_hash, hash)
  select 'alder', coalesce(max(seq), 0) + 1, 'a', 'b', 'c', '{}', now(), 'f', 'g' from activities`;

async function expectAppendOnly(connection: Connection) {
  await ask(connection, insertLine);
  expect((await ask(connection, 'select seq from activities')).length).toBeGreaterThan(0);
  for (const sql of ["update activities set action = ''", 'delete from activities', 'truncate activities']) {
    await expect(ask(connection, sql)).rejects.toMatchObject({ code: '42501' });
  }
}

test('a database from a preview version is refused and left unchanged', async () => {
  const { owner, close } = await court.start();
  const older =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_first_tables', 1735689600000)";
  await ask(owner!, 'create schema drizzle');
  await ask(owner!, 'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  await ask(owner!, older);
  await expect(migrate(owner!, 'assize')).rejects.toThrow(/preview of Assize .* empty database/);
  expect(await ask(owner!, "select to_regclass('public.courts') as courts")).toEqual([{ courts: null }]);
  await close();
});

describe('the portal’s own PostgreSQL', () => {
  test('has a role for the portal that owns nothing and only adds to the record', async () => {
    const supervised = await court.start();
    await prepareTables(supervised, { production: true });
    await expectAppendOnly(supervised.connection);
    expect(await ask(supervised.connection, 'select count(*)::int as n from report_cases')).toEqual([{ n: 0 }]);
    for (const sql of ["update report_cases set title = ''", 'delete from report_attorneys']) {
      await expect(ask(supervised.connection, sql)).rejects.toMatchObject({ code: '42501' });
    }
    expect(
      await ask(
        supervised.connection,
        'select relname from pg_class where relowner = (select oid from pg_roles where rolname = current_user)',
      ),
    ).toEqual([]);
  });

  test('of a data directory from before the two roles is transferred to the owner role, with all its data', async () => {
    const first = await superviseDatabase(court.directory());
    const asSuperuser = withDatabase(first.administration, 'assize');
    await prepareTables(first, { production: true });
    await ask(first.connection, insertLine);
    // As an earlier version left it: one role owns the database and everything in it.
    await ask(asSuperuser, 'reassign owned by assize_owner to assize');
    await ask(asSuperuser, 'drop owned by assize_owner');
    await ask(first.administration, 'drop role assize_owner');
    await first.close();

    const second = await court.start();
    await prepareTables(second, { production: true });
    expect(await ask(second.connection, 'select seq from activities')).toEqual([{ seq: '1' }]);
    await expectAppendOnly(second.connection);
    expect(
      await ask(second.connection, "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'assize'"),
    ).toEqual([{ owner: 'assize_owner' }]);
  });
});

describe('a given PostgreSQL server', () => {
  const server = inject('databaseServer');
  const name = `${server.prefix}_${randomBytes(4).toString('hex')}`;
  const owner = withDatabase(withRole(server.administration, `${name}_owner`, 'o'), name);
  const connection = withDatabase(withRole(server.administration, `${name}_portal`, 'p'), name);
  beforeAll(() =>
    withAdministrator(server, async (client) => {
      await client.query(`create role ${name}_owner login password 'o'`);
      await client.query(`create role ${name}_portal login password 'p'`);
      await client.query(`create database ${name} owner ${name}_owner`);
    }),
  );
  afterAll(() =>
    withAdministrator(server, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}_owner`);
      await client.query(`drop role ${name}_portal`);
    }),
  );

  test('is not used in production before its owner has made the tables', async () => {
    await expect(prepareTables({ connection, owner: null }, { production: true })).rejects.toThrow(
      'DATABASE_MIGRATION_URL is not set, and the tables are not up to date. Set it and run "npm run migrate"',
    );
  });

  test('that cannot be opened is refused with an error that names the setting', async () => {
    const wrong = { connectionString: 'postgres://assize:secret@127.0.0.1:1/assize' };
    const missing = withDatabase(connection, `${name}_missing`);
    const refusals = [
      [
        { connection: wrong, owner: null },
        /^DATABASE_URL: the portal cannot connect to the database \(.*ECONNREFUSED.*\)\.$/,
      ],
      [
        { connection: missing, owner },
        /^DATABASE_URL: the portal cannot connect to the database \(.*does not exist\)\.$/,
      ],
      [
        { connection, owner: wrong },
        /^DATABASE_MIGRATION_URL: the portal cannot connect to the database \(.*ECONNREFUSED.*\)\.$/,
      ],
    ] as const;
    for (const [access, sentence] of refusals) {
      const refused = await prepareTables(access, { production: true }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(SettingsError);
      expect((refused as Error).message).toMatch(sentence);
      expect((refused as Error).message).not.toContain('secret');
    }
  });

  test('is not used in production when the owner’s setting names another database', async () => {
    const elsewhere = `${name}_other`;
    await withAdministrator(server, (client) => client.query(`create database ${elsewhere} owner ${name}_owner`));
    try {
      await expect(
        prepareTables({ connection, owner: withDatabase(owner, elsewhere) }, { production: true }),
      ).rejects.toThrow('DATABASE_MIGRATION_URL names a different database than DATABASE_URL');
    } finally {
      await withAdministrator(server, (client) => client.query(`drop database ${elsewhere} with (force)`));
    }
  });

  test('is refused in production as the role that owns the record, and used with a warning in an evaluation', async () => {
    const refusal = new RegExp(`DATABASE_URL: the role "${name}_owner" owns the table activities`);
    await expect(prepareTables({ connection: owner, owner }, { production: true })).rejects.toThrow(refusal);
    await prepareTables({ connection: owner, owner: null }, { production: false, log });
    expect(warnings.join()).toMatch(refusal);
  });

  test('is not used in production as a role that was given more than adding to the record', async () => {
    await prepareTables({ connection, owner }, { production: true });
    await ask(owner, `grant update on activities to ${name}_portal`);
    await expect(prepareTables({ connection, owner: null }, { production: true })).rejects.toThrow(
      `the role "${name}_portal" has the privilege update on the table activities`,
    );
  });

  test('is brought up to date by its owner, and the portal then starts without the owner’s password', async () => {
    await prepareTables({ connection, owner }, { production: true });
    await prepareTables({ connection, owner: null }, { production: true });
    await expectAppendOnly(connection);
  });

  test('has a queue that the portal’s role works off', async () => {
    await prepareTables({ connection, owner }, { production: true });
    const db = openDatabase(connection);
    const queue = openJobQueue(db, connection);
    const job = defineJob('count', z.object({ n: z.number() }));
    const done = new Promise<number>((resolve) => {
      void queue.run([assign(job, { run: async ({ n }) => resolve(n) })]);
    });
    await addJob(db, job, { n: 7 });
    expect(await done).toBe(7);
    await queue.stop(5000);
    await closeDatabase(db);
  });
});
