import { parseArgs } from 'node:util';
import pg from 'pg';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:docket [-- --entries N]`: fills the docket of one case with N entries (default 5,000), and measures
 * pages of it over HTTP without a network, and docket sheets as PDF. The last line is one JSON object.
 */

const { values } = parseArgs({ options: { entries: { type: 'string', default: '5000' } } });
const entries = Number(values.entries);
if (!Number.isInteger(entries) || entries < 100) throw new Error('--entries must be a whole number, at least 100.');

const caseId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const otherCases = 200;
const court = await openCourt();
try {
  const clerk = await court.join('clerk');
  await fillDocket(clerk.person_id);
  const docket = `/cases/${caseId}/docket/`;
  const middle = Math.floor(entries / 50);
  const calls: [name: string, url: string, times: number][] = [
    ['first page', docket, 50],
    ['page in the middle', `${docket}?page=${middle}`, 50],
    ['last page', `${docket}?page=${Math.ceil(entries / 25)}`, 50],
    ['oldest first', `${docket}?order=oldest`, 50],
    ['words in the text', `${docket}?q=compel+discovery`, 50],
    ['words without a result', `${docket}?q=xylophone`, 50],
    ['group, filer, and dates', `${docket}?group=motion&filer=roe&from=2026-01-01&to=2026-12-31`, 50],
    ['with a document', `${docket}?document=yes`, 50],
    ['docket sheet', `${docket}sheet/`, 5],
    ['certified docket sheet', `${docket}certified/`, 5],
  ];
  const figures: Record<string, { n: number; median_ms: number; p95_ms: number; bytes: number }> = {};
  for (const [name, url, times] of calls) {
    const taken: number[] = [];
    let bytes = 0;
    for (let time = -2; time < times; time += 1) {
      const start = performance.now();
      const reply = await court.app.inject({
        method: 'GET',
        url: `/api${url}`,
        headers: { authorization: `Bearer ${clerk.token}` },
      });
      if (time >= 0) taken.push(performance.now() - start);
      if (reply.statusCode >= 300) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
      bytes = reply.rawPayload.length;
    }
    taken.sort((a, b) => a - b);
    figures[name] = { n: times, median_ms: at(taken, 0.5), p95_ms: at(taken, 0.95), bytes };
  }
  console.table(figures);
  console.log(JSON.stringify({ entries, calls: figures }));
} finally {
  await court.close();
}

function at(sorted: number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10;
}

/** One large docket among those of other cases, in SQL. */
async function fillDocket(clerk: string): Promise<void> {
  const client = new pg.Client({ ...court.connection });
  await client.connect();
  try {
    await client.query(
      `insert into cases (id, court_id, case_number, title, case_type, opened_on)
       select case when n = 0 then $1::uuid else gen_random_uuid() end, $2, '26CV' || to_char(n, 'FM00000'),
         'Roe ' || n || ' v. Example Foods, Inc.', 'Civil Complaint', '2024-01-02'
       from generate_series(0, $3::int) n`,
      [caseId, court.court, otherCases],
    );
    await client.query(
      `insert into docket_entries (case_id, number, filed_on, entered_at, entered_by, kind, code, text, description, on_behalf_of)
       select c.id, n, date '2024-01-02' + n / 6, now() - interval '1 day', $2,
         (array['filing','hearing','order','notice'])[1 + n % 4],
         (array['mtn_compel','minute_order','order_denying','clerks_notice'])[1 + n % 4],
         (array['Motion to compel discovery; filed by Plaintiff Ana Roe','Minute order: motion hearing','Order: motion denied','Clerk''s notice'])[1 + n % 4] || ' no. ' || n,
         jsonb_build_object('code', 'docket.written', 'values', jsonb_build_object('text', '')),
         case when n % 4 = 0 then 'Plaintiff Ana Roe' end
       from cases c cross join lateral generate_series(1, case when c.id = $1 then $3::int else 40 end) n`,
      [caseId, clerk, entries],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
