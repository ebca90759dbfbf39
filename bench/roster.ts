import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { importAssignments } from '#server/attorneys/imports/importAssignments';
import { attorneys } from '#server/db/schema/attorneys';
import { formOf } from '#server/testing/formOf';
import { workOffJobs } from '#server/testing/workOffJobs';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:roster [-- --rows N]`: imports a roster of N rows (default 100,000) twice in a temporary court: as new
 * entries, then with a twentieth of them changed, and undoes the second import. Reports the time of each job and the
 * memory of the process, which also does the calls. The last line is one JSON object with all figures.
 */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
const header = 'Name,Bar No.,Status,Type,Firm,Email';
const lineOf = (n: number, type: string) =>
  `Person ${n} Sample${n % 5000},${100_000 + n},Active,${type},Firm ${n % 400},p${n}@example.com`;
const fileOf = (typeOf: (n: number) => string) =>
  [header, ...Array.from({ length: rows }, (_, n) => lineOf(n, typeOf(n)))].join('\n');

const court = await openCourt();
const assignments = importAssignments(court.services);
const { token } = await court.join('clerk');
const authorization = `Bearer ${token}`;
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);

async function call(method: 'GET' | 'POST', url: string, payload?: object | Buffer, headers = {}) {
  const reply = await court.app.inject({
    method,
    url: `/api/attorneys/imports/${url}`,
    headers: { authorization, ...headers },
    ...(payload && { payload }),
  });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

const work = () => workOffJobs(court.services.db, assignments);
const start = async (content: string) => {
  const form = await formOf(['file', content, 'roster.csv']);
  return (await call('POST', '', form.payload, form.headers)).data.id as string;
};
const ask = async (id: string, verb: string) => {
  const { version } = (await call('GET', `${id}/`)).data;
  await call('POST', `${id}/${verb}/`, { version });
};

try {
  const idle = process.memoryUsage().rss;
  const first = fileOf(() => 'Private Attorney');
  const id = await start(first);
  const read_new = await timed(work);
  const preview = await timed(() => call('GET', `${id}/rows/?show=new&page=100`));
  await ask(id, 'apply');
  const apply_new = await timed(work);
  const changed = await start(fileOf((n) => (n % 20 === 0 ? 'Mediator' : 'Private Attorney')));
  const read_changed = await timed(work);
  const { counts } = (await call('GET', `${changed}/`)).data;
  await ask(changed, 'apply');
  const apply_changed = await timed(work);
  await ask(changed, 'undo');
  const undo_changed = await timed(work);
  await ask(id, 'undo').catch(() => {});
  const left = await court.services.db.$count(attorneys, eq(attorneys.type, 'Mediator'));
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  const times = { read_new, preview, apply_new, read_changed, apply_changed, undo_changed };
  const memory = { idle_mb: megabytes(idle), peak_mb: megabytes(peak), file_mb: megabytes(first.length) };
  console.log(JSON.stringify({ rows, counts, left, ms: times, memory }));
} finally {
  clearInterval(watch);
  await court.close();
}
