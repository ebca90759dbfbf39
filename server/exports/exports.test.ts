import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CourtExport, ExportsOfPortal } from '#contract/exports';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { makeThrowawayDirectory, quickestPlace, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { exportAssignments } from './exportAssignments.ts';
import { makeExport } from './makeExport.ts';
import { startNightlyExport } from './startExport.ts';

let court: TestServer;
let place: ThrowawayDirectory;
let folder: string;

beforeAll(async () => {
  place = makeThrowawayDirectory('assize-exports-', quickestPlace());
  folder = path.join(place.directory, 'exports');
  court = await startTestServer({ jobs: true, env: { EXPORT_FOLDER: folder } });
  await fileAs(court.as('attorney'));
});
afterAll(async () => {
  await court.stop();
  await place.remove();
});
beforeEach(async () => {
  await court.db.$client.query('delete from court_exports');
  await court.db.$client.query('delete from export_settings');
  rmSync(folder, { recursive: true, force: true });
});

const admin = () => court.as('court_administrator');
const list = async () => (await admin().get('/exports/')).json() as ExportsOfPortal;
const work = () => workOffJobs(court.db, exportAssignments(court.services));
const start = async () => (await admin().post('/exports/', {})).json().data as CourtExport;
const lastAction = async () =>
  (await court.db.$client.query('select action, values from activities order by seq desc limit 1')).rows[0];

describe('an export that an administrator starts', () => {
  test('is made by a job and shown with its size, and the record states both', async () => {
    const reply = await admin().post('/exports/', {});
    expect(reply.statusCode).toBe(202);
    expect(await lastAction()).toMatchObject({ action: 'export_requested' });
    expect((await admin().post('/exports/', {})).json()).toMatchObject({ code: 'export_under_way' });
    await work();
    const { data } = await list();
    expect(data).toMatchObject([
      { state: 'ready', requested_by: 'Test court_administrator', missing: 0, documents: 1 },
    ]);
    expect(data[0]!.rows).toBeGreaterThan(10);
    const made = path.join(folder, data[0]!.folder!);
    expect(JSON.parse(readFileSync(path.join(made, 'manifest.json'), 'utf8'))).toMatchObject({ format_version: 1 });
    expect(readdirSync(folder)).toEqual([data[0]!.folder]);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(await lastAction()).toMatchObject({
      action: 'export_made',
      values: { documents: 1, missing: 0, nightly: false },
    });
  });

  test('links the documents of the export before', async () => {
    await start();
    await work();
    await start();
    await work();
    const [later, earlier] = (await list()).data.map((one) => path.join(folder, one.folder!, 'documents'));
    const [document] = readdirSync(later!, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 60);
    expect(statSync(path.join(later!, document!)).ino).toBe(statSync(path.join(earlier!, document!)).ino);
  });

  test('whose process is killed midway starts again, and leaves nothing unfinished', async () => {
    const { id } = await start();
    const killed = new AbortController();
    killed.abort(new Error('killed'));
    await expect(makeExport(court.services, id, killed.signal)).rejects.toThrow('killed');
    expect((await list()).data).toMatchObject([{ state: 'running', folder: null }]);
    expect(readdirSync(folder)).toEqual([`.unfinished-${id}`]);
    expect(existsSync(path.join(folder, `.unfinished-${id}`, 'manifest.json'))).toBe(false);
    await work();
    const { data } = await list();
    expect(data).toMatchObject([{ state: 'ready' }]);
    expect(readdirSync(folder)).toEqual([data[0]!.folder]);
  });

  test('into a folder that cannot be written to fails with the reason', async () => {
    mkdirSync(place.directory, { recursive: true });
    writeFileSync(folder, 'a file in place of the folder');
    await start();
    for (let attempt = 0; attempt < 5; attempt++) {
      await work();
      await hurryJobs(court.db);
    }
    expect((await list()).data).toMatchObject([{ state: 'failed', failure: 'folder' }]);
    await court.db.$client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  });
});

describe('the nightly export', () => {
  const save = (change: object) =>
    admin().put('/exports/settings/', { enabled: true, hour: 2, keep: 2, version: 0, ...change });

  test('is off until an administrator turns it on, and then made once a night after its hour', async () => {
    const night = async (moment: string) => {
      await startNightlyExport({ ...court.services, now: () => new Date(moment) });
      await work();
      return (await list()).data.length;
    };
    expect(await night('2027-01-10T12:00:00Z')).toBe(0);
    expect((await save({})).json()).toMatchObject({ settings: { enabled: true, hour: 2, keep: 2, version: 1 } });
    expect(await lastAction()).toMatchObject({
      action: 'export_settings_set',
      values: { enabled: true, hour: 2, keep: 2 },
    });
    expect(await night('2027-01-11T09:59:00Z')).toBe(0);
    expect(await night('2027-01-11T10:00:00Z')).toBe(1);
    expect(await night('2027-01-11T11:00:00Z')).toBe(1);
    expect(await night('2027-01-12T10:00:00Z')).toBe(2);
    expect(await night('2027-01-13T10:00:00Z')).toBe(3);
    const { data } = await list();
    expect(data.map(({ state, requested_by }) => [state, requested_by])).toEqual([
      ['ready', null],
      ['ready', null],
      ['removed', null],
    ]);
    expect(readdirSync(folder).sort()).toEqual(
      data
        .slice(0, 2)
        .map((one) => one.folder)
        .sort(),
    );
  });

  test('is not changed on the basis of an older version, nor to an impossible hour', async () => {
    await save({});
    const stale = await save({ hour: 3 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'changed_meanwhile' });
    expect((await save({ hour: 24, version: 1 })).statusCode).toBe(400);
    expect((await save({ keep: 0, version: 1 })).statusCode).toBe(400);
  });
});

describe('an installation', () => {
  test('without a folder for exports refuses to start one, and names the setting', async () => {
    const bare = { ...court.services, config: { ...court.services.config, export_folder: null } };
    const { startExport } = await import('./startExport.ts');
    const { person_id } = court.person('court_administrator');
    const actor = { person_id, court_id: court.services.config.court.id, full_name: 'Test' } as never;
    await expect(startExport(bare, actor)).rejects.toMatchObject({ code: 'export_folder_missing' });
  });

  test('with several courts exports only from its own', async () => {
    await court.db.$client.query(
      `insert into courts (id, name, level, jurisdiction, time_zone) values ('other', 'Other', 'State Court', 'Texas', 'UTC')`,
    );
    const { token } = await court.join('court_administrator', 'Olga Other', 'other');
    const other = court.with(token);
    expect((await other.get('/exports/')).json()).toMatchObject({ is_own_court: false, folder: null, data: [] });
    expect((await other.post('/exports/', {})).json()).toMatchObject({ code: 'export_other_court' });
    const change = { enabled: true, hour: 1, keep: 1, version: 0 };
    expect((await other.put('/exports/settings/', change)).statusCode).toBe(403);
  });
});
