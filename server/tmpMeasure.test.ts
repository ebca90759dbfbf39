import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#server/db/db';
import { measureDecisionTimesForSystem } from '#server/filings/receipts/measureDecisionTimes';
import { createTestDatabase } from '#server/testing/testDatabase';

test('measure', { timeout: 900_000 }, async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const owner = openDatabase(database.owner, { connections: 2 });
  const run = (text: string) => owner.execute(sql.raw(text));
  await run(`insert into courts (id, name, level, jurisdiction, time_zone) values ('a', 'A', 'State Court', 'California', 'UTC'), ('b', 'B', 'State Court', 'California', 'UTC')`);
  await run(`insert into people (id, full_name, created_at) values ('00000000-0000-4000-8000-000000000001', 'P', now())`);
  const idx = await run(`select indexname from pg_indexes where schemaname='public' and tablename='filings' and indexname like 'filings_%' and indexname not in ('filings_pkey','filings_newest')`);
  for (const { indexname } of idx.rows as { indexname: string }[]) await run(`drop index if exists ${indexname}`);
  const t0 = Date.now();
  await run(`insert into filings (id, court_id, filed_by, document_name, priority, priority_reason, received_at, state)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n + 16), 12, '0'))::uuid, case when n % 100 = 0 then 'b' else 'a' end,
      '00000000-0000-4000-8000-000000000001', 'x.pdf', 'low', '{}', now() - (n || ' minutes')::interval - interval '5 hours', 'rejected'
    from generate_series(1, 1000000) n`);
  await run(`insert into reviews (filing_id, decision, decided_by, decided_at, state, settled_at, filing_version)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n + 16), 12, '0'))::uuid, 'rejected', '00000000-0000-4000-8000-000000000001',
      now() - (n || ' minutes')::interval, 'effective', now() - (n || ' minutes')::interval, 1 from generate_series(1, 1000000) n`);
  await run('vacuum analyze filings');
  await run('vacuum analyze reviews');
  console.log('filled', Date.now() - t0);
  for (const court of ['a', 'b', 'none']) {
    for (let i = 0; i < 3; i++) {
      const t = performance.now();
      const r = await measureDecisionTimesForSystem({ db: db, now: () => new Date(Date.now() + i * 3_600_000) } as never, court);
      console.log(court, JSON.stringify(r), (performance.now() - t).toFixed(1));
    }
    const plan = await run(`explain (analyze, buffers) select percentile_cont(0.5) within group (order by waited.seconds), count(*)::int
    from (select extract(epoch from r.decided_at - (case when f.resubmitted_at <= r.decided_at then f.resubmitted_at else f.received_at end))::float8 as seconds
      from reviews r join filings f on f.id = r.filing_id
      where r.state = 'effective' and r.settled_at >= now() - interval '60 days' and r.settled_at <= now() and f.court_id = '${court}' and f.attached_to is null
      order by r.settled_at desc limit 1000) as waited where waited.seconds >= 0`);
    console.log(plan.rows.map((row) => Object.values(row as object)[0]).join('\n'));
  }
  expect(1).toBe(1);
  await closeDatabase(owner);
  await database.drop();
});
