import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { publicTerms } from '#contract/publicAccess';
import { saveSetting } from '#server/publicAccess/settingRepository';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:public-search [-- --cases PATH --rows N]`: fills a temporary court with N cases (default 250,000; a
 * fifth are family cases, a fiftieth is sealed) with two parties each, and measures the public search over HTTP without
 * a network: by number, by rare and common names, by days, and for cases that the public does not find. `--cases` reads
 * your own searches, one per line. The last line is one JSON object; times are in milliseconds.
 */

const { values } = parseArgs({ options: { cases: { type: 'string' }, rows: { type: 'string', default: '250000' } } });
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1000) throw new Error('--rows must be a whole number, at least 1000.');
const warmUps = 5;
const times = 60;

const court = await openCourt();
try {
  await fill();
  const searches: [name: string, query: (turn: number) => string][] = values.cases
    ? readFileSync(values.cases, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => [line, () => `q=${encodeURIComponent(line)}`])
    : [
        ['Number', (turn) => `q=26CV${String(1 + turn * 997).padStart(6, '0')}`],
        ['Number of a sealed case', () => 'q=26CV000050'],
        ['Number that does not exist', (turn) => `q=27CV${String(turn).padStart(6, '0')}`],
        ['Rare name', (turn) => `q=family${turn * 41}%20given${(turn * 41) % 90}`],
        ['Common name', () => 'q=smith'],
        ['Common name, page 20', () => 'q=smith&page=20'],
        ['Two common names', () => 'q=maria%20smith'],
        ['Name of family cases alone', () => 'q=divorcing'],
        ['Name that does not exist', () => 'q=nowhere'],
        ['Days', () => 'from=2026-03-01&to=2026-03-31'],
        ['Common name and days', () => 'q=smith&from=2026-03-01&to=2026-03-31'],
      ];
  console.log(`\n  ${'search'.padEnd(32)}   n  median ms     p95 ms`);
  const figures: Record<string, { n: number; median_ms: number; p95_ms: number }> = {};
  for (const [name, query] of searches) {
    const taken: number[] = [];
    for (let turn = -warmUps; turn < times; turn += 1) {
      const start = performance.now();
      const reply = await court.app.inject({
        method: 'GET',
        url: `/api/public/cases/?court=${court.court}&${query(Math.max(0, turn))}`,
        headers: { cookie: `assize-public-terms=${publicTerms}` },
        // Each search from another address: the limit of requests is not what is measured.
        remoteAddress: `10.0.${Math.floor((turn + warmUps) / 40)}.${1 + ((turn + warmUps) % 40)}`,
      });
      if (turn >= 0) taken.push(performance.now() - start);
      if (reply.statusCode !== 200) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
    }
    taken.sort((one, other) => one - other);
    const at = (share: number) => Math.round(taken[Math.ceil(share * taken.length) - 1]! * 10) / 10;
    const figure = { n: taken.length, median_ms: at(0.5), p95_ms: at(0.95) };
    figures[name] = figure;
    const cells = [figure.median_ms, figure.p95_ms].map((ms) => ms.toFixed(1).padStart(10)).join(' ');
    console.log(`  ${name.padEnd(32)} ${figure.n} ${cells}`);
  }
  console.log(JSON.stringify({ rows, searches: figures }));
} finally {
  await court.close();
}

/** Names are drawn so that one in fifty parties is a Smith and the others have one of 9,000 surnames. */
async function fill(): Promise<void> {
  const began = performance.now();
  await saveSetting(court.services.db, { court_id: court.court, is_open: true, authority: 'CRC 2.503', notice: '' }, 0);
  await court.services.db.transaction(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`
    insert into cases (id, court_id, case_number, title, case_type, opened_on, access)
    select gen_random_uuid(), ${court.court}, '26CV' || lpad(i::text, 6, '0'),
      case when i % 5 = 0 then 'Marriage of Divorcing ' || i
        when i % 50 = 1 then 'Smith v. Family' || i % 9000 else 'Family' || i % 9000 || ' v. Company ' || i % 4000 end,
      case when i % 5 = 0 then 'Family Law' else 'Civil Complaint' end,
      date '2020-01-01' + (i % 2400), case when i % 50 = 0 then 'sealed' else 'public' end
    from generate_series(1, ${rows}) as i`);
    await db.execute(sql`
    insert into parties (id, case_id, full_name, role, position)
    select gen_random_uuid(), c.id,
      case when c.case_type = 'Family Law' then 'Divorcing Person'
        when hashtext(c.id::text || p) % 50 = 0 then 'Maria Smith'
        else 'Given' || abs(hashtext(c.case_number || p)) % 90 || ' Family' || abs(hashtext(c.case_number || p)) % 9000 end,
      case when p = 0 then 'Plaintiff' else 'Defendant' end, p
    from cases c, generate_series(0, 1) as p`);
  });
  for (const table of ['cases', 'parties', 'public_names'])
    await court.services.db.execute(sql.raw(`vacuum analyze ${table}`));
  console.log(`Filled a court with ${rows} cases in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
}
