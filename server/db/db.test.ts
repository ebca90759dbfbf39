import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { courts } from './schema/courts.ts';

const aCourt = (id: string) =>
  ({ id, name: 'Superior Court', level: 'State Court', jurisdiction: 'California', time_zone: 'UTC' }) as const;

let court: TestDatabase;
beforeAll(async () => {
  court = await createTestDatabase();
});
afterAll(() => court.drop());

describe('the database', () => {
  test('commits all that a transaction did', async () => {
    await court.db.transaction(async (tx) => {
      await tx.insert(courts).values(aCourt('kept'));
    });
    expect(await court.db.select().from(courts).where(eq(courts.id, 'kept'))).toHaveLength(1);
  });

  test('stores nothing of a transaction that was refused', async () => {
    const refused = court.db.transaction(async (tx) => {
      await tx.insert(courts).values(aCourt('refused'));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await court.db.select().from(courts).where(eq(courts.id, 'refused'))).toHaveLength(0);
  });

  test('continues after a connection broke in the middle of a transaction', async () => {
    const broken = court.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(broken).rejects.toThrow();
    const { rows } = await court.db.execute(sql`select 1 as alive`);
    expect(rows).toEqual([{ alive: 1 }]);
  });

  test('is a database of this file alone, with the extensions that the tables use', async () => {
    const other = await createTestDatabase();
    await other.db.insert(courts).values(aCourt('elsewhere'));
    expect(await court.db.select().from(courts).where(eq(courts.id, 'elsewhere'))).toHaveLength(0);
    const { rows } = await other.db.execute(sql`select extname from pg_extension order by 1`);
    expect(rows.map(({ extname }) => extname)).toEqual(
      expect.arrayContaining(['btree_gist', 'citext', 'pg_trgm', 'unaccent']),
    );
    await other.drop();
  });

  test('can be created concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
    expect(new Set(made.map(({ connection }) => JSON.stringify(connection))).size).toBe(6);
    await Promise.all(made.map(({ drop }) => drop()));
  });
});
