import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocketDownload } from '#contract/docketDownloads';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { docketDownloads } from '#server/db/schema/docketDownloads';
import { openZip } from '#server/documents/engine/word/openZip';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { fillRecord } from '#server/testing/fillRecord';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { makeDownload } from './makeDownload.ts';

/** A case with two accepted filings of one attorney; another one is counsel of the other side. */
let court: TestServer;
let caseId: string;
let other: Awaited<ReturnType<TestServer['join']>>;
const filed: string[] = [];
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  court.clock.now = new Date('2026-11-23T17:00:00Z');
  for (const [name, placement] of [
    ['Complaint: first.pdf', () => ({ open: { case_type: 'Civil Complaint', number: 'next' } })],
    ['Motion.pdf', () => ({ join: caseId })],
  ] as const) {
    const id = await fileAs(court.as('attorney'), [['main_document', `${aComplaint()}\n${name}`, name]]);
    filed.push(id);
    const { version } = (await court.as('clerk').get(`/review/${id}/`)).json();
    const decision = { version, decision: 'accepted', placement: placement() };
    const reply = await court.as('clerk').post(`/review/${id}/decision/`, decision);
    expect(reply.statusCode, reply.body).toBe(201);
    court.clock.now = new Date(court.clock.now.getTime() + 61_000);
    await applyDecision(court.services, reply.json().hold.review_id);
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
    caseId = entry!.case_id;
  }
  other = await court.join('attorney', 'Other Counsel');
  await fillRecord(court).counsel(other.person_id, caseId);
});
afterAll(() => court.stop());

const me = () => court.with(other.token);
const start = async (): Promise<DocketDownload> => {
  const reply = await me().post(`/cases/${caseId}/downloads/`, {});
  expect(reply.statusCode, reply.body).toBe(202);
  return reply.json().data;
};
const latest = async (): Promise<DocketDownload> => (await me().get(`/cases/${caseId}/downloads/`)).json().data;
const save = (id: string, who = me()) => who.get(`/docket-downloads/${id}/file/`);
const make = async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 1000);
  const { id } = await start();
  await makeDownload(court.services, id);
  return latest();
};
const seal = (access: 'sealed' | 'public') =>
  court.db.update(docketEntries).set({ access }).where(eq(docketEntries.filing_id, filed[1]!));
const namesIn = (bytes: Buffer) => openZip(bytes)!.names;

describe('the documents of a case', () => {
  test('are put into a ZIP file by a job, with their progress, and are the bytes that were filed', async () => {
    const begun = await start();
    expect(begun).toMatchObject({ state: 'queued', total: null, done: 0 });
    expect((await save(begun.id)).statusCode).toBe(404);
    // A second request while it is being made returns the same one.
    expect((await start()).id).toBe(begun.id);
    await makeDownload(court.services, begun.id);
    const ready = await latest();
    expect(ready).toMatchObject({ id: begun.id, state: 'ready', total: 2, done: 2, failure: null });
    const reply = await save(ready.id);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.rawPayload.length).toBe(ready.file_size);
    const names = namesIn(reply.rawPayload);
    expect(names).toEqual([
      'documents/0001-1 Complaint_ first.pdf',
      'documents/0002-1 Motion.pdf',
      'index.html',
      'SHA256SUMS',
    ]);
    const { data } = (await me().get(`/cases/${caseId}/docket/2/documents/`)).json();
    const document = await me().get(`/documents/versions/${data[0].id}/file`);
    expect(Buffer.from(openZip(reply.rawPayload)!.read(names[1]!)).equals(document.rawPayload)).toBe(true);
    // A job that runs twice changes nothing.
    await makeDownload(court.services, ready.id);
    expect(await latest()).toEqual(ready);
  });

  test('that are sealed are left out for the other side, and are in the court’s own', async () => {
    await seal('sealed');
    expect(namesIn((await save((await make()).id)).rawPayload)).toEqual([
      'documents/0001-1 Complaint_ first.pdf',
      'index.html',
      'SHA256SUMS',
    ]);
    await seal('public');
  });

  test('have an index with the docket, which links to them and opens offline, and their hashes', async () => {
    await seal('sealed');
    const archive = openZip((await save((await make()).id)).rawPayload)!;
    await seal('public');
    const index = Buffer.from(archive.read('index.html')).toString('utf8');
    expect(index).toContain('<a href="documents/0001-1%20Complaint_%20first.pdf">Complaint: first.pdf</a>');
    expect(index).toContain('<td>Sealed</td>');
    expect(index).not.toContain('Motion.pdf');
    expect(index).not.toMatch(/<script|<link|src=|https?:/);
    const sums = Buffer.from(archive.read('SHA256SUMS')).toString('utf8').trim().split('\n');
    const named = sums.map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line)!.slice(1));
    expect(named.map(([, name]) => name)).toEqual(archive.names.filter((name) => name !== 'SHA256SUMS'));
    for (const [hash, name] of named) {
      expect(createHash('sha256').update(archive.read(name!)).digest('hex')).toBe(hash);
    }
  });

  test('are no longer sent if the text of an entry that they show has been sealed', async () => {
    const [added] = await court.db
      .insert(docketEntries)
      .values({
        ...{ case_id: caseId, number: 50, kind: 'notice', filed_on: '2026-11-23', entered_at: court.clock.now },
        description: { code: 'docket.written', values: { text: 'Notice <b>& more</b>' } },
      })
      .returning();
    const { number } = added!;
    const { id } = await make();
    const reply = await save(id);
    const index = Buffer.from(openZip(reply.rawPayload)!.read('index.html')).toString('utf8');
    expect(index).toContain('Notice &lt;b&gt;&amp; more&lt;/b&gt;');
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.number, number));
    expect((await save(id)).json()).toMatchObject({ code: 'download_outdated' });
    await court.db.delete(docketEntries).where(eq(docketEntries.number, number));
  });

  test('are no longer sent if one of them has been sealed since', async () => {
    const { id } = await make();
    await seal('sealed');
    const reply = await save(id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'download_outdated']);
    await seal('public');
    expect((await save(id)).statusCode).toBe(200);
  });

  test('are for the person who asked alone, while that person is in the case', async () => {
    const { id } = await make();
    for (const who of ['attorney', 'clerk'] as const) expect((await save(id, court.as(who))).statusCode).toBe(404);
    const [entry] = await court.db.select().from(attorneys).where(eq(attorneys.person_id, other.person_id));
    await court.db.delete(caseAssignments).where(eq(caseAssignments.attorney_id, entry!.id));
    expect((await save(id)).statusCode).toBe(404);
    expect((await me().post(`/cases/${caseId}/downloads/`, {})).statusCode).toBe(404);
    await court.db.insert(caseAssignments).values({ case_id: caseId, attorney_id: entry!.id });
  });

  test('are kept for a day; the next download removes the file from the record', async () => {
    const { id } = await make();
    const expires_at = new Date(court.clock.now.getTime() - 1);
    await court.db.update(docketDownloads).set({ expires_at }).where(eq(docketDownloads.id, id));
    expect((await save(id)).statusCode).toBe(404);
    expect((await me().get(`/cases/${caseId}/downloads/`)).json()).toEqual({ data: null });
    await make();
    expect(await court.db.$count(docketDownloads, eq(docketDownloads.id, id))).toBe(0);
  });
});

test('the docket is saved as a table, without what is sealed', async () => {
  await seal('sealed');
  const reply = await me().get(`/cases/${caseId}/docket/csv/`);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, first, second] = reply.body.trim().split('\r\n');
  expect(header).toBe('number,filed,entered,text,note');
  expect(first).toMatch(/^1,2026-11-23,2026-11-23,/);
  expect(second).toMatch(/^2,.*,Sealed,/);
  await seal('public');
});
