import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCourt } from './fillCourt.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

/** The benches fill their courts in SQL with triggers disabled, so neither the compiler nor PostgreSQL checks the rows. */
const rows = 200;
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  const [clerk, judge, attorney] = (['clerk', 'judge', 'attorney'] as const).map(
    (role) => court.person(role).person_id,
  );
  const who = { court: court.services.config.court.id, clerk: clerk!, judge: judge!, attorney: attorney! };
  await fillCourt(court.owner, who, rows);
});
afterAll(() => court.stop());

const listOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await court.db.execute<Row>(query)).rows;

test('every reference of the filled court leads to a row', async () => {
  const keys = await listOf<{ name: string; child: string; parent: string; pairs: string }>(sql`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      string_agg(format('p.%I = c.%I', parent.attname, child.attname), ' and ') as pairs
    from pg_constraint c
      cross join unnest(c.conkey, c.confkey) as part (child_key, parent_key)
      join pg_attribute child on child.attrelid = c.conrelid and child.attnum = part.child_key
      join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = part.parent_key
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    group by c.oid having count(*) = 1`);
  expect(keys.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const { name, child, parent, pairs } of keys) {
    const column = /c\.(\S+)$/.exec(pairs)![1]!;
    const [found] = await listOf(sql`
      select 1 from ${sql.raw(child)} c
      where c.${sql.raw(column)} is not null and not exists (select 1 from ${sql.raw(parent)} p where ${sql.raw(pairs)}) limit 1`);
    if (found) missing.push(name);
  }
  expect(missing).toEqual([]);
});

test('the clerk sees its pending filings', async () => {
  const reply = await court.as('clerk').get('/review/');
  expect(reply.json()).toMatchObject({ total: rows / 10 });
});
