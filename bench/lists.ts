import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fillCourt } from '#server/testing/fillCourt';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:lists [-- --rows N]`: fills a temporary court with N filings in N/4 cases, N hearings, deadlines,
 * notifications, and activities (default 100,000), and measures the screens' calls over HTTP without a network. The
 * last line is one JSON object with all figures.
 */

const slow = 100;
const warmUps = 3;
const times = 30;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 100) throw new Error('--rows must be a whole number, at least 100.');

const court = await openCourt();
try {
  const clerk = await court.join('clerk');
  const judge = await court.join('judge');
  const attorney = await court.join('attorney');
  const administrator = await court.join('court_administrator');
  const began = performance.now();
  await fillCourt(
    court.connection,
    { court: court.court, clerk: clerk.person_id, judge: judge.person_id, attorney: attorney.person_id },
    rows,
  );
  console.log(`Filled a court with ${rows} rows of each type in ${((performance.now() - began) / 1000).toFixed(0)} s.`);

  const one = idOf('case5');
  const month = new Date().toISOString().slice(0, 7);
  const calls: [name: string, who: { token: string }, url: string, payload?: object][] = [
    ['Recent Cases, clerk', clerk, '/documents/lists/'],
    ['Recent Cases, page 1000, clerk', clerk, `/documents/lists/?page=${Math.max(1, Math.floor(rows / 100))}`],
    ['Recent Cases, attorney', attorney, '/documents/lists/'],
    ['Review queue', clerk, '/review/'],
    ['Cases, clerk', clerk, '/cases/'],
    ['Cases, searched', clerk, '/cases/?q=abara'],
    ['Cases, attorney', attorney, '/cases/'],
    ['One case', clerk, `/cases/${one}/`],
    ['Docket of a case', clerk, `/cases/${one}/docket/`],
    ['Search by number', clerk, '/search/?q=24CV0000005'],
    ['Search by word', clerk, '/search/?q=kestrel'],
    ['Search, attorney', attorney, '/search/?q=kestrel'],
    ['Calendar month', clerk, `/scheduling/days/?from=${month}-01&to=${month}-28`],
    ['Hearings', clerk, '/scheduling/list-hearings/'],
    ['Hearings, attorney', attorney, '/scheduling/list-hearings/'],
    ['Deadlines, clerk', clerk, '/deadlines/'],
    ['Deadlines, attorney', attorney, '/deadlines/'],
    ['Notifications', clerk, '/notifications/'],
    ['Unread notifications', clerk, '/notifications/unread/'],
    ['Dashboard, clerk', clerk, '/dashboard/'],
    ['Dashboard, judge', judge, '/dashboard/'],
    ['Dashboard, attorney', attorney, '/dashboard/'],
    ['Judge’s working day', judge, '/chambers/day/'],
    ['Reports, this month', clerk, '/reports/?period=month'],
    ['Reports, this year', clerk, '/reports/?period=year'],
    ['Attorneys', clerk, '/attorneys/'],
    ['Assistant: pending dockets', clerk, '/assistant/messages/', { content: 'pending dockets' }],
    ['Activity record, clerk', clerk, '/activities/logs'],
    ['Activity record, attorney', attorney, '/activities/logs'],
    ['People', administrator, '/people/'],
  ];

  console.log(`\n  ${'call'.padEnd(34)} n  median ms     p95 ms`);
  const figures: Record<string, { n: number; median_ms: number; p95_ms: number }> = {};
  for (const [name, who, url, payload] of calls) {
    const taken: number[] = [];
    for (let time = -warmUps; time < times; time += 1) {
      const start = performance.now();
      const reply = await court.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api${url}`,
        headers: { authorization: `Bearer ${who.token}` },
        ...(payload ? { payload } : {}),
      });
      if (time >= 0) taken.push(performance.now() - start);
      if (reply.statusCode >= 300) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
    }
    taken.sort((a, b) => a - b);
    const figure = { n: taken.length, median_ms: round(quantile(taken, 0.5)), p95_ms: round(quantile(taken, 0.95)) };
    figures[name] = figure;
    const cells = [figure.median_ms, figure.p95_ms].map((ms) => ms.toFixed(1).padStart(10)).join(' ');
    console.log(`  ${name.padEnd(34)} ${figure.n} ${cells}${figure.p95_ms > slow ? `  over ${slow}` : ''}`);
  }
  console.log(JSON.stringify({ rows, calls: figures }));
} finally {
  await court.close();
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** The ID that `id_of` in fillCourt generates from a name. */
function idOf(thing: string): string {
  const hex = createHash('md5').update(thing).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
