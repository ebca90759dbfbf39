import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { summarize } from './browser.ts';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:assignments [-- --entries N --firms N --times N]`: a roster of N entries (default 100,000) of N firms
 * (20,000), with half as many cases as entries and as many assignments, and a second court with as many assignments.
 * Measures the suggestions of attorneys for a case over HTTP without a network, in milliseconds. The last line is one JSON object.
 */

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    firms: { type: 'string', default: '20000' },
    times: { type: 'string', default: '20' },
  },
});
const [entries, firms, times] = [Number(values.entries), Number(values.firms), Number(values.times)];
if (!(entries >= 100 && firms >= 2 && times >= 1))
  throw new Error('--entries must be at least 100, --firms 2, --times 1.');

const court = await openCourt();
const { db } = court.services;
try {
  const { token } = await court.join('clerk');
  await fill();
  const { rows: parties } = await db.execute<{ id: string; case_id: string; side: string }>(sql`
    select p.id, p.case_id, p.side from parties p join cases c on c.id = p.case_id where c.case_number = '26CR1'`);
  const { id: defendant, case_id } = parties.find(({ side }) => side === 'responding')!;
  const path = `/cases/${case_id}/attorney-suggestions/`;
  const found = await call(`${path}?participant_id=${defendant}`);
  const conflict = found.data.find(({ excluded }) => excluded?.why === 'conflict');
  if (!conflict) throw new Error('No colleague of opposing counsel was found.');
  const calls = {
    'all attorneys': path,
    'for a participant': `${path}?participant_id=${defendant}`,
    'one attorney': `${path}?participant_id=${defendant}&attorney_id=${conflict.id}`,
  };
  const figures: Record<string, ReturnType<typeof summarize>> = {};
  for (const [name, url] of Object.entries(calls)) {
    const taken: number[] = [];
    for (let time = -1; time < times; time += 1) {
      const began = performance.now();
      await call(url);
      if (time >= 0) taken.push(performance.now() - began);
    }
    figures[name] = summarize(taken);
  }
  console.table(figures);
  console.log(JSON.stringify({ entries, firms, n: times, calls_ms: figures }));

  async function call(url: string): Promise<{ data: { id: string; excluded: { why: string } | null }[] }> {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await court.app.inject({ method: 'GET', url: `/api${url}`, headers });
    if (reply.statusCode !== 200) throw new Error(`${url} returned ${reply.statusCode}: ${reply.body}`);
    return reply.json();
  }
} finally {
  await court.close();
}

/** Case 1 has two parties; a firm of five represents the first. */
async function fill(): Promise<void> {
  await db.execute(sql`insert into courts select (jsonb_populate_record(c, '{"id": "other"}')).* from courts c`);
  for (const court_id of [court.court, 'other']) {
    await db.execute(sql`
      insert into attorneys (court_id, full_name, bar_number, status, status_since, type, firm)
      select ${court_id}, 'Person ' || n || ' Sample' || n % 5000, (100000 + n)::text,
        case when n % 20 = 0 then 'Suspended' else 'Active' end, '2020-01-02',
        (array['Public Defender', 'Private Attorney', 'Mediator', 'Appointed Counsel'])[1 + n % 4],
        'Law Offices of Sample & O’Brien ' || n % ${firms}::int || ', LLP'
      from generate_series(1, ${entries}::int) n`);
    await db.execute(sql`
      insert into cases (court_id, case_number, title, case_type, opened_on)
      select ${court_id}, '26CR' || n, 'People v. Roe ' || n, 'Criminal', '2026-01-05'
      from generate_series(1, ${entries}::int / 2) n`);
    await db.execute(sql`
      insert into case_assignments (attorney_id, case_id, assigned_at)
      select a.id, c.id, now()
      from (select id, row_number() over () as n from attorneys where court_id = ${court_id}) a
      join (select id, row_number() over () as n from cases where court_id = ${court_id}) c
        on c.n = 1 + a.n % (${entries}::int / 2)`);
  }
  await db.execute(sql`
    insert into parties (case_id, full_name, role, role_id, side, position)
    select c.id, p.name, p.role, lower(p.role), p.side, p.position
    from cases c, (values ('Jane Roe', 'Plaintiff', 'initiating', 0), ('Person 7 Sample7', 'Defendant', 'responding', 1))
      p (name, role, side, position)
    where c.court_id = ${court.court} and c.case_number = '26CR1'`);
  await db.execute(sql`
    insert into party_counsel (party_id, attorney_id, full_name)
    select p.id, a.id, a.full_name from parties p, attorneys a
    where p.side = 'initiating' and a.court_id = ${court.court} and a.bar_number = '100001'`);
  await db.execute(sql`analyze`);
}
