import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
let rowe: { person_id: string; token: string };

const members = 50;
const ofFirm = 5000;

/** A firm with 50 attorneys, who are counsel of record in 5,000 cases of the court. */
beforeAll(async () => {
  court = await startTestServer({ jobs: false });
  rowe = await court.join('attorney', 'Ada Rowe');
  await court.with(rowe.token).post('/firm/', { name: 'Rowe LLP', address: '1 Main Street' });
  const court_id = court.services.config.court.id;
  await court.db.execute(sql`
    insert into people (full_name, email) select 'Member ' || n, 'member' || n || '@example.com' from generate_series(2, ${members}::int) n`);
  await court.db.execute(sql`
    insert into firm_members (firm_id, person_id, position, joined_at)
    select f.firm_id, p.id, 'attorney', now() from firm_members f, people p where p.full_name like 'Member %'`);
  await court.db.execute(sql`
    insert into attorneys (court_id, full_name, bar_number, person_id, status, type)
    select ${court_id}, p.full_name, (700000 + row_number() over ())::text, p.id, 'active', 'private' from people p
    where p.full_name like 'Member %' or p.id = ${rowe.person_id}::uuid`);
  await court.db.execute(sql`
    insert into cases (court_id, case_number, title, case_type, status, opened_on)
    select ${court_id}, '26CV' || lpad(n::text, 6, '0'), 'Party ' || n || ' v. Example Motors', 'Civil Complaint',
      'open', date '2020-01-01' + (n % 2000)::int from generate_series(1, ${ofFirm}::int) n`);
  await court.db.execute(sql`
    insert into case_assignments (case_id, attorney_id)
    select c.id, a.id from (select id, row_number() over (order by id) n from cases where case_number like '26CV%') c
    join (select id, row_number() over (order by id) n from attorneys where bar_number like '700%') a
      on a.n = 1 + (c.n % ${members}::int)`);
  await court.db.execute(sql`analyze`);
});
afterAll(() => court.stop());

test('the list of a firm with 5,000 cases and 50 members has every case, and prints how long a page takes', async () => {
  for (const query of ['page=1', 'page=200', 'page=1&q=party+4321']) {
    const times: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const start = performance.now();
      const reply = await court.with(rowe.token).get(`/firm/cases/?${query}`);
      times.push(performance.now() - start);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json().total).toBe(query.includes('q=') ? 1 : ofFirm);
    }
    times.sort((a, b) => a - b);
    console.info(query, 'median', times[15]!.toFixed(1), 'p95', times[28]!.toFixed(1));
  }
});
