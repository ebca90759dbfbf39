import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { ReviewOptions, ReviewQueue } from '#contract/review';
import { reviewAssignments } from '#server/review/reviewAssignments';
import { fillCourt } from '#server/testing/fillCourt';
import { openCourt } from './openCourt.ts';
import { type Latencies, recordLatencies } from './queue/recordLatencies.ts';
import { watchScans } from './queue/watchScans.ts';

/**
 * `npm run bench:queue [-- --filings N --people N --seconds N --think MS]`: fills a temporary court with N filings, a
 * tenth of which wait for a decision (default 1,000,000), and lets 50 clerks work through the queue at the same time:
 * list (by section too, and the lane), open a filing, read the options, accept or return, on average one call per second each. Decisions take effect
 * while they work. Measures over HTTP without a network, and reports each table that PostgreSQL read from beginning to
 * end. With TEST_DATABASE_URL, it uses that PostgreSQL, otherwise a temporary one that does not flush to disk. The last
 * line is one JSON object with all figures.
 */

const target = 50;
/** Time for the runtime to compile what the calls use; calls that begin in it are not counted. */
const warmUpMs = 15_000;
/** Sections of the filled court; a fifth of the filings is in none of them. */
const sections = 8;
const sectionIds = Array.from({ length: sections }, () => randomUUID());
const tables = [
  'envelopes',
  'filings',
  'documents',
  'document_versions',
  'analyses',
  'extracted_fields',
  'reviews',
  'docket_entries',
  'cases',
  'parties',
  'party_counsel',
  'case_assignments',
  'attorneys',
  'people',
  'person_roles',
];

const { values } = parseArgs({
  options: {
    filings: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '1000' },
  },
});
const [filings, people, seconds, think] = [values.filings, values.people, values.seconds, values.think].map(Number);
if (![filings, people, seconds].every((value) => Number.isInteger(value) && value! > 0)) {
  throw new Error('--filings, --people, and --seconds must be whole numbers from 1.');
}

const lists: [name: string, share: number, query: (random: number) => string][] = [
  ['list: by priority', 0.3, (random) => `?page=${1 + Math.floor(random * 4)}`],
  ['list: by age', 0.05, () => '?sort=age'],
  [
    'list: one section',
    0.1,
    (random) => `?section=${sectionIds[Math.floor(random * sections)]}&page=${1 + Math.floor(random * 4)}`,
  ],
  ['list: own sections', 0.1, () => '?section=mine'],
  ['list: section by age', 0.03, (random) => `?sort=age&section=${sectionIds[Math.floor(random * sections)]}`],
  ['list: unassigned', 0.02, () => '?section=none'],
  ['lane', 0.05, () => 'lane/'],
  ['lane: own sections', 0.03, () => 'lane/?section=mine'],
  ['pending work', 0.02, () => 'pending/'],
  ['list: own claims', 0.05, () => '?claim=mine'],
  ['list: case type', 0.05, () => '?case_type=Probate'],
  ['list: searched by number', 0.05, (random) => `?q=24CV${String(Math.floor(random * 1000)).padStart(7, '0')}`],
  ['list: searched by word', 0.03, () => '?q=motion'],
  ['list: returned', 0.05, () => '?state=returned'],
  ['list: decided', 0.05, () => '?state=decided'],
  ['list: decided, page 400', 0.02, () => '?state=decided&page=400'],
];

const court = await openCourt();
try {
  const clerk = await court.join('clerk');
  const other = await court.join('attorney');
  const judge = await court.join('judge');
  const began = performance.now();
  const who = { court: court.court, clerk: clerk.person_id, judge: judge.person_id, attorney: other.person_id };
  await fillCourt(court.connection, who, filings!, tables);
  await fillSections();
  console.log(`Filled a court with ${filings} filings in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  court.services.config.decision_hold_seconds = 2;
  await court.services.jobs.run(reviewAssignments(court.services));
  const clerks = await Promise.all(Array.from({ length: people! }, () => court.join('clerk')));
  for (const { token } of clerks) {
    const section_ids = sectionIds.toSorted(() => 0.5 - Math.random()).slice(0, 2);
    await ask(token, 'PUT', '/review/sections/mine/', { section_ids });
  }

  const latencies = recordLatencies();
  // The first calls plan and load what the later ones reuse.
  for (const [, , query] of lists) await ask(clerk.token, 'GET', `/review/${query(0)}`);
  const client = new pg.Client({ ...court.connection });
  await client.connect();
  const scans = await watchScans(client);
  latencies.from(performance.now() + warmUpMs);
  const end = performance.now() + warmUpMs + seconds! * 1000;
  const worked = await Promise.all(clerks.map(({ token }, index) => work(token, index, end, latencies)));
  await pause(3000);
  const scanned = await scans.since();
  await client.end();

  const figures = latencies.print(target);
  const decided = worked.reduce((sum, one) => sum + one.decided, 0);
  const refused = worked.reduce((sum, one) => sum + one.refused, 0);
  console.log(
    `\n${decided} decisions by ${people} people in ${seconds} s; ${refused} were refused because of another clerk.`,
  );
  console.log(
    scanned.length === 0
      ? 'PostgreSQL read no table of more than 1,000 rows from beginning to end.'
      : `Read from beginning to end: ${scanned.map(({ table, times }) => `${table} (${times} times)`).join(', ')}.`,
  );
  console.log(
    JSON.stringify({ filings, open: filings! / 10, people, seconds, decided, refused, scanned, calls: figures }),
  );
} finally {
  await court.close();
}

/** Spreads pending filings over sections, and makes a tenth of them ready to accept. */
async function fillSections(): Promise<void> {
  const client = new pg.Client({ ...court.connection });
  await client.connect();
  try {
    await client.query(
      `insert into review_sections (id, court_id, name, position)
       select id, $1, 'Section ' || place, place from unnest($2::uuid[]) with ordinality as given (id, place)`,
      [court.court, sectionIds],
    );
    await client.query(
      `with numbered as (select id, row_number() over (order by received_at) as n from filings where state = 'received')
       update filings set section_id = ($1::uuid[])[1 + n % ($2 + $2 / 4)], lane_ready = n % 10 = 0,
         proposed_case_id = case when n % 10 = 0 then (select id from cases limit 1) end
       from numbered where numbered.id = filings.id`,
      [sectionIds, sections],
    );
    await client.query('vacuum analyze filings');
  } finally {
    await client.end();
  }
}

async function ask<T>(
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<[number, T]> {
  const reply = await court.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  if (reply.statusCode >= 400 && reply.statusCode !== 409)
    throw new Error(`${url} returned ${reply.statusCode}: ${reply.body}`);
  return [reply.statusCode, reply.json<T>()];
}

/** One clerk: lists the queue, opens a filing, and accepts it, or returns every seventh. */
async function work(token: string, seed: number, end: number, latencies: Latencies) {
  const random = randomFrom(seed + 1);
  const done = { decided: 0, refused: 0 };
  const step = async <T>(name: string, method: 'GET' | 'POST', url: string, payload?: object) => {
    await pause(think! * (0.5 + random()));
    return latencies.time(name, () => ask<T>(token, method, url, payload));
  };
  while (performance.now() < end) {
    const [name, , query] = choose(random());
    await step(name, 'GET', `/review/${query(random())}`);
    // Clerks work on different pages, so that they seldom choose the same filing.
    const page = 1 + Math.floor(random() * Math.min(400, filings! / 250));
    const [, queue] = await step<ReviewQueue>('list: a page by priority', 'GET', `/review/?page=${page}`);
    const filing = queue.results[Math.floor(random() * queue.results.length)];
    if (!filing) continue;
    await step('open a filing', 'GET', `/documents/${filing.id}/`);
    const [, options] = await step<ReviewOptions>('decisions of a filing', 'GET', `/review/${filing.id}/`);
    const base = { version: options.version };
    const returned = random() < 1 / 7 && options.may.includes('returned');
    const [status] = await step('decide', 'POST', `/review/${filing.id}/decision/`, {
      ...base,
      ...(returned
        ? {
            decision: 'returned',
            reason_code: options.reasons[0]!.code,
            reason: 'A page is missing.',
            authority: 'CRC 2.118',
            correct_by: options.policy.proposed_correction_day,
          }
        : {
            decision: 'accepted',
            placement: options.placement.found
              ? { join: options.placement.found.id }
              : { open: { case_type: 'Civil Complaint', title: 'A v. B' } },
          }),
    });
    if (status === 201) done.decided += 1;
    else done.refused += 1;
  }
  return done;
}

function choose(random: number) {
  let sum = 0;
  for (const one of lists) {
    sum += one[1];
    if (random < sum) return one;
  }
  return lists[0]!;
}

/** A small generator with a seed (mulberry32), so that runs choose the same filings. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
