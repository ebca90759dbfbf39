import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withDatabase } from '#server/db/Connection';
import { migrate } from '#server/db/migrate';
import { loadExport } from '#server/exports/load/loadExport';
import { exportOf } from '#server/exports/testing/exportOf';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { fillCourt } from '#server/testing/fillCourt';
import { makeThrowawayDirectory, quickestPlace } from '#server/testing/throwawayDirectory';
import { openCourt } from './openCourt.ts';

/**
 * `npm run bench:exports [-- --rows N]`: exports a temporary court with N filings and N docket entries (default 100,000),
 * and loads the export into an empty database. Reports rows, time, and the memory of the process. The last line is one
 * JSON object with all figures. The documents of the court are not files, so only tables are measured.
 */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const wanted = Number(values.rows);
const filled = 'attorneys people cases parties envelopes filings documents document_versions hearings deadlines'.split(
  ' ',
);
const court = await openCourt();
const place = makeThrowawayDirectory('assize-exports-', quickestPlace());
const folder = path.join(place.directory, 'export');
const headsFile = path.join(place.directory, 'heads.jsonl');
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

/** An entry for each filing, and a second database with all tables and no rows. */
async function prepare() {
  const [clerk, judge, attorney] = [await court.join('clerk'), await court.join('judge'), await court.join('attorney')];
  const who = { court: court.court, clerk: clerk.person_id, judge: judge.person_id, attorney: attorney.person_id };
  await fillCourt(court.connection, who, wanted, filled);
  const { $client } = court.services.db;
  await $client.query(
    `insert into docket_entries (case_id, number, filed_on, entered_at, entered_by, kind, description)
     select c.id, n, current_date, now(), $1, 'notice', jsonb_build_object('code', 'docket.written', 'values', jsonb_build_object('text', 'Notice ' || n || ' of ' || c.title))
     from cases c, generate_series(1, $2::int / (select count(*)::int from cases)) n`,
    [clerk.person_id, wanted],
  );
  await $client.query('create database assize_loaded');
  const empty = withDatabase(court.connection, 'assize_loaded');
  await migrate(empty, 'postgres');
  return empty;
}

try {
  const empty = await prepare();
  mkdirSync(path.join(place.directory, 'blobs'));
  const idle = process.memoryUsage().rss;
  const made = await timed(() => exportOf(court.services, { folder, headsFile }));
  const peakOfExport = peak;
  const client = new pg.Client({ ...empty });
  await client.connect();
  const blobs = await openFileBlobStore(path.join(place.directory, 'blobs'));
  const loaded = await timed(() => loadExport({ client, blobs }, { folder, headsFile: `${headsFile}.loaded` }));
  await client.end();
  const rows = made.result.files.reduce((sum, file) => sum + file.rows, 0);
  const bytes = made.result.files.reduce((sum, file) => sum + file.bytes, 0);
  const entries = made.result.files.find(({ name }) => name === 'tables/docket_entries.jsonl')!.rows;
  const mb = (size: number) => Math.round(size / 1e6);
  const figures = {
    ...{ rows, docket_entries: entries, megabytes: mb(bytes) },
    export: { seconds: made.seconds, rows_per_second: Math.round(rows / made.seconds) },
    load: { seconds: loaded.seconds, rows_per_second: Math.round(rows / loaded.seconds) },
    memory_mb: { before: mb(idle), peak_of_export: mb(peakOfExport), peak: mb(peak) },
  };
  console.log(JSON.stringify(figures));
} finally {
  clearInterval(watch);
  await court.close();
  await place.remove();
}
