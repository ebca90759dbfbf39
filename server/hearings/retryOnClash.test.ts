import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courts } from '#server/db/schema/courts';
import { answerErrors } from '#server/http/answerErrors';
import type { Db } from '#server/kernel/Database';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { retryOnClash } from './retryOnClash.ts';

let court: TestDatabase;
beforeAll(async () => {
  court = await createTestDatabase();
  const fields = {
    name: 'Superior Court',
    level: 'State Court',
    jurisdiction: 'California',
    time_zone: 'UTC',
  } as const;
  await court.db.insert(courts).values(['one', 'two'].map((id) => ({ ...fields, id })));
});
afterAll(() => court.drop());

const rename = (tx: Db, id: string, name: string) => tx.update(courts).set({ name }).where(eq(courts.id, id));

/** Two transactions, each of which on its first run changes its row before it needs the other's. */
function startDeadlock(through: <T>(work: () => Promise<T>) => Promise<T>) {
  let begun = 0;
  let bothBegun = () => {};
  const both = new Promise<void>((resolve) => {
    bothBegun = resolve;
  });
  const change = (name: string, [first, second]: [string, string]) =>
    through(() =>
      court.db.transaction(async (tx) => {
        await rename(tx, first, name);
        if (++begun >= 2) bothBegun();
        await both;
        await rename(tx, second, name);
      }),
    );
  return Promise.allSettled([change('Left', ['one', 'two']), change('Right', ['two', 'one'])]);
}

test('a transaction that lost a deadlock is run again, so that both succeed', async () => {
  const results = await startDeadlock(retryOnClash);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const names = await court.db.select({ name: courts.name }).from(courts);
  expect(new Set(names.map(({ name }) => name)).size).toBe(1);
});

test('elsewhere the loser of a deadlock is asked to try again, which is no fault', async () => {
  const results = await startDeadlock((work) => work());
  const lost = results.find((one): one is PromiseRejectedResult => one.status === 'rejected');
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    throw lost?.reason;
  });
  const reply = await app.inject({ method: 'GET', url: '/' });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('1');
  expect(reply.json().code).toBe('records_in_use');
});

test('a transaction that always loses is not run forever', async () => {
  let runs = 0;
  const lose = () => {
    runs++;
    return court.db.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`);
  };
  await expect(retryOnClash(lose)).rejects.toThrow();
  expect(runs).toBe(6);
});
