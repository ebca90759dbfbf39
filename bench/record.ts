import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dayMs } from '#domain/days/days';
import { fillCourt } from '#server/testing/fillCourt';
import { openCourt } from './openCourt.ts';
import { fillRecord } from './record/fillRecord.ts';

/**
 * `npm run bench:record [-- --rows N]`: fills a temporary court with N lines of the record and N entries of the access
 * log (default 1,000,000) about a court of N/10 filings, and measures /activity with each filter, on the first page and
 * on later ones, and the activity of a case, over HTTP without a network. The last line is one JSON object with all
 * figures.
 */

const target = 200;
const warmUps = 3;
const times = 30;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1000) throw new Error('--rows must be a whole number, at least 1000.');

const court = await openCourt();
try {
  const administrator = await court.join('court_administrator');
  const technician = await court.join('it_personnel');
  const clerk = await court.join('clerk');
  const judge = await court.join('judge');
  const attorney = await court.join('attorney');
  const people = {
    court: court.court,
    clerk: clerk.person_id,
    judge: judge.person_id,
    attorney: attorney.person_id,
  };
  const began = performance.now();
  await fillCourt(court.connection, people, rows / 10);
  await fillRecord(court.connection, people, rows);
  console.log(`Filled a court with ${rows} lines and entries in ${((performance.now() - began) / 1000).toFixed(0)} s.`);

  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const shared: Record<string, string> = {
    everything: '',
    'a clerk with a third of the lines': 'person=test+clerk',
    'a filer with few lines': 'person=filer77%40',
    'a part of a common name': 'person=filer',
    'a name without matches': 'person=zzzz',
    'a case': `about=${caseNumber(77)}`,
    'a filing': `about=${idOf('filing77')}`,
    'a case number without matches': 'about=99CV9999999',
    'one day': `from=${day(300)}&to=${day(300)}`,
    'half a year': `from=${day(400)}&to=${day(220)}`,
    'a clerk, on one day': `person=test+clerk&from=${day(300)}&to=${day(300)}`,
  };
  const record = {
    ...shared,
    ...kinds([
      'filings',
      'cases',
      'hearings',
      'court',
      'people',
      'sign_ins',
      'systems',
      'own_documents',
      'preferences',
    ]),
    'a clerk and an action that clerks never perform': 'person=test+clerk&kind=own_documents',
    'a clerk and a rare action': 'person=test+clerk&kind=systems',
    'a rare action in half a year': `kind=court&from=${day(400)}&to=${day(220)}`,
  };
  const access = {
    ...shared,
    ...kinds(['sign_in_failed', 'refused', 'not_found', 'viewed', 'downloaded']),
    'a clerk and an entry type that clerks never have': 'person=test+clerk&kind=sign_in_failed',
  };
  const technical = { everything: '', ...kinds(['sign_ins', 'systems']), 'a clerk': 'person=test+clerk' };

  const figures: Record<string, { n: number; median_ms: number; p95_ms: number; rows: number }> = {};
  console.log(`\n  ${'list'.padEnd(62)} rows   n  median ms   p95 ms`);
  await measureList('record', administrator, record);
  await measureList('access', administrator, access);
  await measure('a case: its activity', clerk, `/cases/${idOf('case77')}/activity/`);
  await measureList('record', technician, technical, ', IT');
  await measureList('access', technician, technical.everything === '' ? { everything: '' } : {}, ', IT');
  console.log(JSON.stringify({ rows, calls: figures }));

  /** The first page of each filter, the page after it, and one near the end of the list. */
  async function measureList(list: string, who: { token: string }, filters: Record<string, string>, as = '') {
    for (const [name, query] of Object.entries(filters)) {
      const first = await measure(`${list}${as}: ${name}`, who, `/activities/${list}/?${query}`);
      if (!first.next) continue;
      await measure(`${list}${as}: ${name}, second page`, who, `/activities/${list}/?${query}&after=${first.next}`);
      if (/from=/.test(query)) continue;
      const old = `${day(1000)}T00:00:00.000000Z_1`;
      await measure(`${list}${as}: ${name}, an old page`, who, `/activities/${list}/?${query}&after=${old}`);
    }
  }

  async function measure(name: string, who: { token: string }, url: string): Promise<{ next: string | null }> {
    const taken: number[] = [];
    let found: { results: unknown[]; next: string | null } = { results: [], next: null };
    for (let time = -warmUps; time < times; time += 1) {
      const start = performance.now();
      const reply = await court.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${who.token}` } });
      if (time >= 0) taken.push(performance.now() - start);
      if (reply.statusCode !== 200) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
      found = reply.json();
    }
    taken.sort((a, b) => a - b);
    const figure = {
      ...{ n: taken.length, rows: found.results.length },
      ...{ median_ms: round(quantile(taken, 0.5)), p95_ms: round(quantile(taken, 0.95)) },
    };
    figures[name] = figure;
    const cells = [figure.median_ms, figure.p95_ms].map((ms) => ms.toFixed(1).padStart(9)).join(' ');
    const mark = figure.p95_ms > target ? `  over ${target}` : '';
    console.log(`  ${name.padEnd(62)} ${String(figure.rows).padStart(4)}  ${figure.n} ${cells}${mark}`);
    return found;
  }
} finally {
  await court.close();
}

function kinds(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`kind ${name}`, `kind=${name}`]));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

function caseNumber(n: number): string {
  return `24CV${String(n).padStart(7, '0')}`;
}

/** The ID that `id_of` in fillCourt generates from a name. */
function idOf(thing: string): string {
  const hex = createHash('md5').update(thing).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
