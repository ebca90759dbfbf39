import { chmod, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pilot, PilotFigures, PilotFiling } from '#contract/pilots';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import { pilotFilings, pilots } from '#server/db/schema/pilots';
import { aPilotFiling, type FolderFiling } from '#server/testing/aPilotFiling';
import { makeEncryptedPdf, makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { folderSource } from './intake/folderSource.ts';
import { takePilotFiles } from './intake/takePilotFiles.ts';
import { readPilotFiling } from './readPilotFiling.ts';
import { watchPilots } from './watchPilots.ts';

const { directory: root, remove } = makeThrowawayDirectory('assize-shadow-');
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ env: { SHADOW_FOLDER: root } });
});
afterAll(async () => {
  await court.stop();
  await remove();
});

const today = () => dateInZone(court.clock.now, 'America/Los_Angeles');
const targets = [
  { metric: 'case_number_agreement', target: 95 },
  { metric: 'false_alarms', target: 10 },
];
let folder: string;
let pilot: Pilot;
let made = 0;

/** A pilot that starts today, with its folder. */
async function makePilot(): Promise<void> {
  const asked = { department: 'Department 4', folder: `civil ${++made}`, starts_on: today() };
  const reply = await court
    .as('court_administrator')
    .post('/pilots/', { ...asked, ends_on: addDays(today(), 60), targets });
  expect(reply.statusCode, reply.body).toBe(201);
  pilot = reply.json().data;
  folder = path.join(root, court.services.config.court.id, asked.folder);
  await mkdir(folder, { recursive: true });
}
beforeEach(makePilot);

const longAgo = new Date('2026-01-05T12:00:00Z');
/** Puts a complete file into the folder. */
async function put(name: string, content: Buffer | string | object, at = longAgo): Promise<void> {
  const place = path.join(folder, name);
  await writeFile(place, Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content));
  await utimes(place, at, at);
}
async function file({ name, pdf, decision }: FolderFiling): Promise<void> {
  await put(`${name}.pdf`, pdf);
  await put(`${name}.json`, decision);
}

/** One look into the folders, and the reading of what waits. */
async function look(): Promise<void> {
  await watchPilots(court.services);
  await readAll();
}
async function readAll(): Promise<void> {
  const waiting = await court.db.select().from(pilotFilings);
  for (const { id, state } of waiting) if (state === 'waiting') await readPilotFiling(court.services, id);
}

type Shown = {
  data: Pilot;
  figures: PilotFigures;
  problems: { name: string; problem: string; field: string | null }[];
};
const show = async (): Promise<Shown> => (await court.as('clerk').get(`/pilots/${pilot.id}/`)).json();
const list = async (set = 'all'): Promise<PilotFiling[]> =>
  (await court.as('clerk').get(`/pilots/${pilot.id}/filings/?set=${set}&per_page=100`)).json().data;

describe('a folder of a pilot', () => {
  test('is read, compared with the clerks, and shows what differs', async () => {
    await file(aPilotFiling({ number: 0 }));
    await file(aPilotFiling({ number: 1, fields: { case_number: '26CV09999' } }));
    await file(aPilotFiling({ number: 2, signed: false }));
    await file(aPilotFiling({ number: 3, signed: false, decision: { decision: 'returned', reasons: ['unsigned'] } }));
    await look();
    const { figures, problems } = await show();
    expect(problems).toEqual([]);
    expect(figures.filings).toMatchObject({ taken: 4, read: 4, accepted: 3, returned: 1 });
    expect(figures.fields.map(({ field, agreed }) => [field, agreed.hits, agreed.of])).toEqual([
      ...[
        ['case_number', 3, 4],
        ['court', 4, 4],
        ['document_type', 4, 4],
      ],
      ...[
        ['title', 4, 4],
        ['filer', 4, 4],
        ['filing_date', 4, 4],
      ],
    ]);
    expect(figures.findings).toMatchObject({ confirmed: 1, rejected: 1 });
    const differing = await list('disagreements');
    expect(differing.map(({ file_name, disagreements }) => [file_name, disagreements[0]!.subject])).toEqual([
      ['Filing 001.pdf', 'field:case_number'],
      ['Filing 002.pdf', 'finding:CA-SIG-01'],
    ]);
    expect(differing[1]!.findings[0]).toMatchObject({ outcome: 'rejected', authority: 'CCP § 128.7(a)' });
  });

  test('creates no filing, docket entry, notice, event, webhook, or email', async () => {
    const tables = [
      'filings',
      'envelopes',
      'cases',
      'docket_entries',
      'notifications',
      'court_events',
      'webhook_events',
    ];
    const count = async () => {
      const counts = tables.map((table) => sql`(select count(*)::int from ${sql.identifier(table)})`);
      const { rows } = await court.db.execute<{ n: number }>(sql`select ${sql.join(counts, sql` + `)} as n`);
      return rows[0]!.n;
    };
    const before = await count();
    for (const number of [4, 5, 6]) await file(aPilotFiling({ number, signed: number !== 5 }));
    await look();
    expect((await show()).figures.filings.read).toBe(3);
    expect(await count()).toBe(before);
    expect(court.mails).toEqual([]);
  });

  test('counts a document once, however often it is read and under however many names', async () => {
    const filing = aPilotFiling({ number: 7 });
    await file(filing);
    await look();
    await put('Copy.pdf', filing.pdf);
    await put('Copy.json', { ...filing.decision, minutes: 99 });
    await look();
    await utimes(path.join(folder, `${filing.name}.pdf`), new Date('2026-01-06'), new Date('2026-01-06'));
    await look();
    const [one, ...more] = await list();
    expect(more).toEqual([]);
    expect([one!.file_name, one!.decision!.minutes]).toEqual(['Filing 007.pdf', 6]);
  });

  test('takes a decision that arrives before its document, later, or again', async () => {
    const [early, late] = [aPilotFiling({ number: 8 }), aPilotFiling({ number: 9 })];
    await put(`${early.name}.json`, early.decision);
    await put(`${late.name}.pdf`, late.pdf);
    await look();
    expect((await list()).map(({ decision }) => decision)).toEqual([null]);
    await put(`${early.name}.pdf`, early.pdf);
    await put(`${late.name}.json`, late.decision);
    await look();
    expect((await list()).map(({ decision }) => decision?.decision)).toEqual(['accepted', 'accepted']);
    const again = { ...late.decision, decision: 'returned', reasons: ['illegible'] };
    await put(`${late.name}.json`, again, new Date('2026-01-07'));
    await look();
    expect((await list('returned')).map(({ file_name, missed }) => [file_name, missed[0]!.reason])).toEqual([
      ['Filing 009.pdf', 'illegible'],
    ]);
  });

  test('waits for files that are still written, and replaces one that was taken too early', async () => {
    const { pdf } = aPilotFiling({ number: 10 });
    await writeFile(path.join(folder, 'Slow.pdf'), pdf.subarray(0, 900));
    await writeFile(path.join(folder, 'Empty.pdf'), '');
    await put('Copying.pdf.part', pdf);
    await look();
    expect(await list()).toEqual([]);
    await put('Slow.pdf', pdf.subarray(0, 900));
    await look();
    expect((await list()).map(({ state }) => state)).toEqual(['unreadable']);
    await put('Slow.pdf', pdf, new Date('2026-01-08'));
    await rename(path.join(folder, 'Copying.pdf.part'), path.join(folder, 'Copied.pdf'));
    await look();
    expect((await list()).map(({ state }) => state)).toEqual(['read']);
  });

  test('lists broken, locked, and too large documents with the cause, and continues', async () => {
    const limits = { document_mb: 1, envelope_mb: 1, authority: 'Local Rule 2', version: 0 };
    await court.as('court_administrator').put('/settings/uploads/', limits);
    await put('Broken.pdf', '%PDF-1.7 and nothing else');
    await put('Locked.pdf', makeEncryptedPdf());
    await put('Text.pdf', 'Not a PDF at all.');
    await put('Large.pdf', Buffer.concat([makePdf(), Buffer.alloc(60_000_000)]));
    await file(aPilotFiling({ number: 11 }));
    await look();
    const { figures } = await show();
    expect(figures.filings).toMatchObject({ taken: 5, read: 1, unreadable: 4 });
    const causes = (await list('unreadable')).map(({ file_name, problem }) => [file_name, problem]);
    expect(Object.fromEntries(causes)).toEqual({
      'Broken.pdf': expect.stringMatching(/damaged|cannot be opened|corrupt/i),
      'Locked.pdf': expect.stringMatching(/password|encrypted|protected/i),
      'Text.pdf': expect.stringMatching(/extension/),
      'Large.pdf': expect.stringMatching(/larger/),
    });
  });

  test('takes hostile names, follows no link, and lists decisions that are not valid', async () => {
    const filing = aPilotFiling({ number: 12 });
    const name = '..\u202Egnp\n<b>x';
    await put(`${name}.pdf`, filing.pdf);
    await put(`${name}.json`, filing.decision);
    await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.pdf')]), 'x');
    await symlink('/etc/passwd', path.join(folder, 'Secret.pdf'));
    await symlink('/etc/passwd', path.join(folder, 'Secret.json'));
    await mkdir(path.join(folder, 'Folder.pdf'));
    await put('A.json', 'not json');
    await put('B.json', { ...filing.decision, fields: { filing_date: '3/17/2026' } });
    await put('C.json', { ...filing.decision, decision: 'returned' });
    await put('D.json', { ...filing.decision, clerk: 'R. Vega' });
    await put('E.json', 'x'.repeat(70_000));
    await look();
    expect((await show()).problems).toEqual([
      { name: 'A.json', problem: 'not_json', field: null },
      { name: 'B.json', problem: 'invalid', field: 'fields.filing_date' },
      { name: 'C.json', problem: 'invalid', field: 'reasons' },
      { name: 'D.json', problem: 'invalid', field: 'clerk' },
      { name: 'E.json', problem: 'too_large', field: null },
      { name: 'Secret.json', problem: 'link', field: null },
      { name: 'Secret.pdf', problem: 'link', field: null },
    ]);
    const [one] = await list('read');
    expect(one!.file_name).not.toMatch(/[\n\u202E/]/);
    expect(one!.decision?.decision).toBe('accepted');
  });

  test('is not one that a link leads to, and not that of another court', async () => {
    await rm(folder, { recursive: true });
    await symlink('/tmp', folder);
    const base = path.dirname(folder);
    expect(await folderSource(base, pilot.folder)).toBeNull();
    expect(await folderSource(base, '../other-court')).toBeNull();
    const asked = { department: 'Department 5', starts_on: today(), ends_on: addDays(today(), 30), targets };
    for (const name of ['../other', '/etc', '..', 'a/b', '.hidden']) {
      const reply = await court.as('court_administrator').post('/pilots/', { ...asked, folder: name });
      expect([name, reply.statusCode]).toEqual([name, 400]);
    }
  });

  test('that is interrupted is continued without loss, and nothing counts twice', async () => {
    for (const number of [13, 14, 15, 16]) await file(aPilotFiling({ number }));
    const source = (await folderSource(path.dirname(folder), pilot.folder))!;
    const [stored] = await court.db.select().from(pilots).where(sql`${pilots.id} = ${pilot.id}`);
    // The process ends after the second document was stored and before it is on record.
    const stopping = new AbortController();
    let puts = 0;
    const put = async (...given: Parameters<typeof court.services.blobs.put>) => {
      const kept = await court.services.blobs.put(...given);
      if (++puts < 2) return kept;
      stopping.abort();
      throw new Error('killed');
    };
    const needs = { ...court.services, blobs: { ...court.services.blobs, put } };
    const ended = takePilotFiles(needs, stored!, source, { documents: true, signal: stopping.signal });
    await ended.catch(() => {});
    const begun = await list();
    expect(begun.length).toBe(1);
    await readPilotFiling(court.services, begun[0]!.id);
    // A second attempt at the same job changes nothing.
    const [before] = await list('read');
    await readPilotFiling(court.services, begun[0]!.id);
    expect((await list('read'))[0]).toEqual(before);
    await look();
    await look();
    expect((await show()).figures.filings).toMatchObject({ taken: 4, read: 4, accepted: 4 });
    const { rows } = await court.db.execute<{ n: number }>(
      sql`select count(*)::int as n from graphile_worker.jobs, ${pilotFilings}
          where key = ${pilotFilings.id}::text and ${pilotFilings.pilot_id} = ${pilot.id}`,
    );
    expect(rows[0]!.n).toBe(4);
  });

  test('is read on the days of the pilot, and for decisions two weeks longer', async () => {
    const [first, second] = [aPilotFiling({ number: 17 }), aPilotFiling({ number: 18 })];
    await put(`${first.name}.pdf`, first.pdf);
    await look();
    const before = court.clock.now;
    court.clock.now = new Date(before.getTime() + 65 * dayMs);
    await put(`${first.name}.json`, first.decision);
    await file(second);
    await look();
    court.clock.now = before;
    expect((await list()).map(({ file_name, decision }) => [file_name, decision?.decision])).toEqual([
      ['Filing 017.pdf', 'accepted'],
    ]);
  });

  test('that cannot be opened now is opened when it can be', async () => {
    if (process.getuid?.() === 0) return;
    const filing = aPilotFiling({ number: 19 });
    await file(filing);
    await chmod(path.join(folder, `${filing.name}.pdf`), 0);
    await look();
    expect((await show()).problems.map(({ problem }) => problem)).toEqual(['not_openable']);
    await chmod(path.join(folder, `${filing.name}.pdf`), 0o644);
    await look();
    expect((await show()).problems).toEqual([]);
  });
});

describe('a pilot', () => {
  const planned = () => ({
    ...{ department: 'Department 9', folder: `later ${made}`, targets },
    ...{ starts_on: addDays(today(), 3), ends_on: addDays(today(), 63) },
  });

  test('is changed until it starts, and then its targets are fixed', async () => {
    const as = court.as('court_administrator');
    const { data } = (await as.post('/pilots/', planned())).json();
    expect(data.state).toBe('planned');
    const change = { ...planned(), department: 'Department 10', version: data.version };
    const changed = await as.put(`/pilots/${data.id}/`, change);
    expect([changed.statusCode, changed.json().data.department]).toEqual([200, 'Department 10']);
    expect((await as.put(`/pilots/${data.id}/`, change)).json().code).toBe('changed_meanwhile');
    const running = await as.put(`/pilots/${pilot.id}/`, { ...planned(), folder: 'x', version: pilot.version });
    expect(running.json().code).toBe('pilot_started');
    const taken = await as.put(`/pilots/${data.id}/`, { ...planned(), folder: pilot.folder.toUpperCase(), version: 2 });
    expect(taken.json().details.fields[0].field).toBe('folder');
  });

  test('is refused with a past start, a wrong order of days, or targets that no interval can meet', async () => {
    const as = court.as('court_administrator');
    const wrong = [
      { starts_on: addDays(today(), -1), ends_on: addDays(today(), 9) },
      { ends_on: addDays(today(), 3) },
      { ends_on: addDays(today(), 400) },
      { targets: [] },
      { targets: [{ metric: 'readable', target: 100 }] },
      { targets: [...targets, targets[0]!] },
    ];
    for (const part of wrong) {
      expect((await as.post('/pilots/', { ...planned(), folder: 'wrong', ...part })).statusCode).toBe(400);
    }
  });

  test('is ended early, once', async () => {
    const as = court.as('court_administrator');
    const ended = await as.post(`/pilots/${pilot.id}/end/`, { version: pilot.version });
    expect(ended.json().data).toMatchObject({ state: 'ended', ended_on: today() });
    expect((await as.post(`/pilots/${pilot.id}/end/`, { version: 2 })).json().code).toBe('pilot_ended');
    await file(aPilotFiling({ number: 20 }));
    await look();
    expect(await list()).toEqual([]);
  });

  test('has disagreements that a clerk marks with a reason, on record', async () => {
    await file(aPilotFiling({ number: 21, signed: false }));
    await look();
    const [filing] = await list('unmarked');
    const subject = 'finding:CA-SIG-01';
    const mark = (part: object) =>
      court
        .as('clerk')
        .post(`/pilots/filings/${filing!.id}/marks/`, { subject, verdict: 'portal', reason: 'It is.', ...part });
    expect((await mark({ reason: ' ' })).statusCode).toBe(400);
    expect((await mark({ subject: 'field:title' })).json().details.fields[0].field).toBe('subject');
    const reply = await mark({ reason: 'The signature line is empty.' });
    expect(reply.json().data.disagreements[0].mark).toMatchObject({ verdict: 'portal', marked_by: 'Test clerk' });
    const { figures } = await show();
    expect(figures).toMatchObject({ would_have_caught: 1, false_alarms: { hits: 0 }, disagreements: { portal: 1 } });
    expect((await list('would_have_caught')).length).toBe(1);
    const { rows } = await court.db.execute<{ action: string }>(
      sql`select action from activities where subject_id = ${pilot.id} order by seq`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['pilot_planned', 'pilot_disagreement_marked']);
  });

  test('sends its documents and a report as a PDF with every filing', async () => {
    await file(aPilotFiling({ number: 22, signed: false }));
    await file(aPilotFiling({ number: 23 }));
    await look();
    const [filing] = await list();
    const document = await court.as('clerk').get(`/pilots/filings/${filing!.id}/file/`);
    expect(document.rawPayload.equals(aPilotFiling({ number: 22, signed: false }).pdf)).toBe(true);
    const report = await court.as('court_administrator').get(`/pilots/${pilot.id}/report/`);
    expect(report.headers['content-type']).toBe('application/pdf');
    const place = path.join(root, 'report.pdf');
    await writeFile(place, report.rawPayload);
    const text = JSON.stringify(await court.services.engine.read({ path: place, name: 'report.pdf' }));
    for (const words of ['Disagreements', '022', '023', 'CA-SIG-01']) {
      expect(text).toContain(words);
    }
  });
});
