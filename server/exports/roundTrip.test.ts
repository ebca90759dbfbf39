import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/days/days';
import { reportChains } from '#server/activity/reportChains';
import { signHeads } from '#server/activity/signing/signHeads';
import { addJob } from '#server/jobs/addJob';
import { contactReplyJob } from '#server/site/contact/contactReplyJob';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { fileAs } from '#server/testing/fileAs';
import { fillCourt } from '#server/testing/fillCourt';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { makeThrowawayDirectory, quickestPlace, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { loadExport } from './load/loadExport.ts';
import type { Manifest } from './manifest.ts';
import { exportOf, hashesOf } from './testing/exportOf.ts';

let court: TestServer;
let place: ThrowawayDirectory;
let first: string;
let manifest: Manifest;
const opened: TestDatabase[] = [];
const at = (...names: string[]) => path.join(place.directory, ...names);

/** What a line of JSON could lose: ends of lines within a text, null within JSON, long numbers, bytes, ranges. */
const awkward = `Line one\nline two\u2028three\u0085"quoted" \\ 'single' \t ${'é'.repeat(3)} 😀`;

/** Without lines of the record, which are not a chain there. */
const filled = ['attorneys', 'people', 'cases', 'parties', 'docket_entries', 'hearings', 'deadlines', 'notifications'];

/** The documents that the export has. */
const stored = (): string[] =>
  readFileSync(path.join(first, 'documents.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).sha256);

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  place = makeThrowawayDirectory('assize-export-', quickestPlace());
  const { services } = court;
  const ids = { clerk: court.person('clerk'), judge: court.person('judge'), attorney: court.person('attorney') };
  await fillCourt(
    court.owner,
    {
      court: services.config.court.id,
      ...{ clerk: ids.clerk.person_id, judge: ids.judge.person_id, attorney: ids.attorney.person_id },
    },
    40,
    filled,
  );
  await fileAs(court.as('attorney'));
  await court.db.$client.query(`update cases set title = $1 where id = (select id from cases order by id limit 1)`, [
    awkward,
  ]);
  await court.db.$client.query(`update people set password_hash = 'argon2-hash' where id = $1`, [ids.clerk.person_id]);
  // JSON's null within a column, which differs from an empty column.
  await court.db.$client.query(
    `update court_events set "values" = 'null' where id = (select min(id::text)::uuid from court_events)`,
  );
  await addJob(court.db, contactReplyJob, { reply_id: ids.clerk.person_id }, { runAt: new Date(Date.now() + dayMs) });
  await signHeads(services);
  first = at('first');
  manifest = await exportOf(services, { folder: first, headsFile: services.config.record.heads_file });
});
afterAll(async () => {
  await court.stop();
  for (const database of opened) await database.drop();
  await place.remove();
});

async function emptyPortal(name: string) {
  const database = await createTestDatabase();
  opened.push(database);
  const client = new pg.Client({ ...database.owner });
  client.on('error', () => {});
  await client.connect();
  const blobs = await openFileBlobStore(at(name, 'blobs'));
  const headsFile = at(name, 'record-heads.jsonl');
  const load = (folder: string, rest: object = {}) => loadExport({ client, blobs }, { folder, headsFile, ...rest });
  return { ...database, client, blobs, headsFile, load };
}

const count = async (database: TestDatabase, table: string) =>
  (await database.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

describe('an export', () => {
  test('contains every row and document, in a folder that only the portal can open', async () => {
    const cases = manifest.files.find(({ name }) => name === 'tables/cases.jsonl')!;
    expect(cases.rows).toBe(await count(court as unknown as TestDatabase, 'cases'));
    expect(cases.rows).toBeGreaterThan(9);
    expect(manifest.documents.count).toBeGreaterThan(0);
    expect(statSync(first).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(first, 'tables/people.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('contains no password and no open session', () => {
    const text = readFileSync(path.join(first, 'tables/people.jsonl'), 'utf8');
    expect(text).toContain('Test clerk');
    expect(text).not.toContain('argon2-hash');
    expect(manifest.files.map(({ name }) => name)).not.toContain('tables/sessions.jsonl');
    expect(manifest.left_out.columns).toHaveProperty(['people.password_hash']);
  });

  test('loaded into an empty portal is the same portal, whose export has the same bytes', async () => {
    const copy = await emptyPortal('copy');
    await copy.load(first);
    const again = at('again');
    await exportOf(copy, { folder: again, headsFile: copy.headsFile });
    expect(hashesOf(again)).toEqual(hashesOf(first));
    const { rows } = await copy.db.$client.query('select title from cases where title like $1', ['Line one%']);
    expect(rows).toEqual([{ title: awkward }]);

    const config = {
      ...court.services.config,
      record: { ...court.services.config.record, heads_file: copy.headsFile },
    };
    const said: string[] = [];
    const sound = await reportChains({ db: copy.db, config, now: () => new Date() }, (line) => said.push(line));
    expect(said).toEqual([expect.stringMatching(/intact, .* signed through line/)]);
    expect(sound).toBe(true);
  });

  test('is not loaded into a portal that has rows', async () => {
    const copy = await emptyPortal('taken');
    await copy.load(first);
    await expect(copy.load(first)).rejects.toThrow(/not empty: the table \w+ has rows/);
  });

  test('leaves the rules of the database in effect after loading', async () => {
    const copy = await emptyPortal('rules');
    await copy.load(first);
    const rules = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace union select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger
      where not tgisinternal order by 1`;
    const asked = async (database: { db: TestDatabase['db'] }) => (await database.db.$client.query(rules)).rows;
    expect(await asked(copy)).toEqual(await asked(court));
  });

  test('interrupted while it is loaded leaves the portal empty, and is loaded by the next run', async () => {
    const copy = await emptyPortal('interrupted');
    // As when the process is killed: the connection breaks in the middle of a table.
    const say = (line: string) => {
      if (line.startsWith('Loading cases')) breakOff(copy.client);
    };
    await expect(copy.load(first, { say })).rejects.toThrow();
    expect(await count(copy, 'people')).toBe(0);
    const next = new pg.Client({ ...copy.owner });
    await next.connect();
    await loadExport({ client: next, blobs: copy.blobs }, { folder: first, headsFile: copy.headsFile });
    expect(await count(copy, 'people')).toBe(manifest.files.find(({ name }) => name === 'tables/people.jsonl')!.rows);
    await next.end();
  });

  test('can be loaded without the jobs that wait', async () => {
    expect(manifest.files.find(({ name }) => name === 'jobs.jsonl')!.rows).toBeGreaterThan(0);
    const copy = await emptyPortal('quiet');
    await copy.load(first, { withoutJobs: true });
    expect(await count(copy, 'graphile_worker.jobs')).toBe(0);
  });
});

describe('an export that is damaged or of another version is refused before anything is loaded:', () => {
  const damages: [string, (folder: string) => void, RegExp][] = [
    [
      'a changed line',
      (folder) => appendFileSync(path.join(folder, 'tables/cases.jsonl'), '{}\n'),
      /cases\.jsonl differs from the manifest/,
    ],
    ['a missing file', (folder) => rmSync(path.join(folder, 'jobs.jsonl')), /jobs\.jsonl does not exist/],
    ['no manifest', (folder) => writeFileSync(path.join(folder, 'manifest.json'), 'x'), /is not the manifest/],
    ['another format version', (folder) => rewrite(folder, { format_version: 2 }), /format version 2/],
    ['other tables', (folder) => rewrite(folder, { migration: '0001_other' }), /migration 0001_other/],
    [
      'a name that leads elsewhere',
      (folder) => rewrite(folder, { files: [{ name: '../x.jsonl', rows: 0, bytes: 0, sha256: 'a'.repeat(64) }] }),
      /is not the manifest/,
    ],
  ];
  test.each(damages)('%s', async (name, damage, expected) => {
    const folder = at(`damaged ${name}`);
    cpSync(first, folder, { recursive: true });
    damage(folder);
    const copy = await emptyPortal(`copy of ${name}`);
    await expect(copy.load(folder)).rejects.toThrow(expected);
    expect(await count(copy, 'people')).toBe(0);
  });

  test('a document with other bytes', async () => {
    const folder = at('damaged document');
    cpSync(first, folder, { recursive: true });
    const [line] = readFileSync(path.join(folder, 'documents.jsonl'), 'utf8').split('\n');
    const { sha256 } = JSON.parse(line!);
    writeFileSync(path.join(folder, 'documents', sha256.slice(0, 2), sha256.slice(2)), 'other bytes');
    const copy = await emptyPortal('copy of document');
    await expect(copy.load(folder)).rejects.toThrow(/was changed or damaged/);
    expect(await copy.blobs.exists(sha256)).toBe(false);
  });
});

test('a document that the store has lost is listed, and the rest is exported', async () => {
  const folder = at('lost');
  mkdirSync(at('empty store'), { recursive: true });
  const blobs = await openFileBlobStore(at('empty store'));
  const found = await exportOf({ db: court.db, blobs }, { folder, headsFile: court.services.config.record.heads_file });
  expect(found.documents.missing).toEqual(expect.arrayContaining(stored()));
  expect(found.documents.count).toBe(0);
});

function rewrite(folder: string, change: object): void {
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

function breakOff(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
