import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentFix, FixOrder } from '#contract/fixes';
import { Resubmission } from '#contract/resubmissions';
import { dayMs } from '#domain/days/days';
import { documentFixes } from '#server/db/schema/documentFixes';
import { resubmissionFiles } from '#server/db/schema/resubmissions';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs, waitUntilRead } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { contains } from '#server/testing/streamsOf';

// They wait for jobs, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A return is cured by a fix of the returned document, without a new PDF. */
let court: TestServer;
let id: string;
let original: Buffer;
let count = 0;

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const ssn = '123-45-6789';
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const details = async (knock = attorney()) => (await knock.get(`/documents/${id}/`)).json();
const correction = async () => Resubmission.parse((await attorney().get(`/documents/${id}/resubmission/`)).json());
const secretLine: FixOrder = { fix: 'redact', marks: [{ page: 1, box: [60, 60, 560, 200] }] };
const bookmark: FixOrder = { fix: 'add_bookmarks', bookmarks: [{ title: 'Declaration', page: 1 }] };

beforeEach(async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  count += 1;
  original = makePdf(['DECLARATION OF JANE ROE', `Social Security number ${ssn}`, `Number ${count}`]);
  id = await fileAs(attorney(), [['main_document', original, 'Declaration.pdf']]);
  await waitUntilRead(attorney(), id);
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const reply = await clerk().post(`/review/${id}/decision/`, {
    ...{ version, decision: 'returned', reason_code: 'illegible', authority: 'Cal. Rules of Court, rule 2.118' },
    reason: 'Page 1 cannot be filed as it is.',
    correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
});

async function prepare(version_id: string, order: FixOrder, knock = attorney()) {
  const [{ id: document_id }] = (await details()).documents;
  return knock.post(`/documents/${id}/fixes/`, { document_id, version_id, order });
}

async function ready(version_id: string, order: FixOrder): Promise<DocumentFix> {
  const reply = await prepare(version_id, order);
  expect(reply.statusCode, reply.body).toBe(202);
  for (;;) {
    const fix = (await attorney().get(`/documents/fixes/${reply.json().id}/`)).json() as DocumentFix;
    if (fix.state !== 'preparing') return fix;
    await pause(100);
  }
}

async function apply(fix: string): Promise<DocumentFix> {
  const reply = await attorney().post(`/documents/fixes/${fix}/apply/`, {});
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().fix;
}

const versionOf = async () => (await details()).documents[0].version_id as string;

test('a redaction becomes the corrected document, and what the court received stays as filed', async () => {
  const filed = await versionOf();
  const fix = await ready(filed, secretLine);
  expect((await correction()).replacement).toBeNull();
  await apply(fix.id);
  const prepared = await correction();
  expect(prepared.replacement).toMatchObject({ file_name: 'Declaration.pdf', is_read: true, doubts: [] });
  expect(prepared.incomplete).toBeNull();
  expect(prepared.changes.findings!.fixed.map(({ code }) => code)).toContain('privacy.identifier_shown');
  // The filing has not changed, and the court sees nothing of the correction.
  expect((await details()).documents[0]).toMatchObject({ version_id: filed, sha256: sha(original) });
  expect((await clerk().get(`/documents/fixes/${fix.id}/`)).statusCode).toBe(404);
  expect((await clerk().get(`/documents/${id}/fixes/`)).body).not.toContain(fix.id);

  const sent = await attorney().post(`/documents/${id}/resubmission/submit/`, { version: prepared.version });
  expect(sent.statusCode, sent.body).toBe(200);
  await waitUntilRead(attorney(), id);
  const received = await details(clerk());
  expect(received.documents[0]).toMatchObject({ version: 2, sha256: fix.after!.sha256 });
  const [now, before] = await Promise.all(
    [received.documents[0].version_id, filed].map((version) => clerk().get(`/documents/versions/${version}/file`)),
  );
  expect(contains(now!.rawPayload, ssn)).toBe(false);
  expect(sha(before!.rawPayload)).toBe(sha(original));
  const undone = await attorney().post(`/documents/fixes/${fix.id}/undo/`);
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'fix_after_filing']);
});

test('a further fix changes the corrected document, and the last one can be undone first', async () => {
  const filed = await versionOf();
  const first = await ready(filed, secretLine);
  await apply(first.id);
  const { replacement } = await correction();
  const stale = await prepare(filed, bookmark);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'fix_outdated']);
  const second = await ready(replacement!.id, bookmark);
  expect(second.before.sha256).toBe(first.after!.sha256);
  expect(second.bookmarks).toEqual([{ title: 'Declaration', page: 1 }]);
  await apply(second.id);
  const { fixes } = (await attorney().get(`/documents/${id}/fixes/`)).json();
  const undoable = fixes.filter(({ can_undo }: DocumentFix) => can_undo).map(({ id: fix }: DocumentFix) => fix);
  expect(undoable).toEqual([second.id]);
  const early = await attorney().post(`/documents/fixes/${first.id}/undo/`);
  expect([early.statusCode, early.json().code]).toEqual([409, 'fix_outdated']);

  expect((await attorney().post(`/documents/fixes/${second.id}/undo/`)).statusCode).toBe(200);
  const kept = await court.db
    .select()
    .from(resubmissionFiles)
    .where(eq(resubmissionFiles.file_name, 'Declaration.pdf'));
  expect(kept.map(({ sha256 }) => sha256)).toContain(first.after!.sha256);
  expect((await attorney().post(`/documents/fixes/${first.id}/undo/`)).statusCode).toBe(200);
  expect(await correction()).toMatchObject({ replacement: null, incomplete: 'document' });
});

test('another document in its place, or none, takes the fixes with it', async () => {
  const fix = await ready(await versionOf(), secretLine);
  await apply(fix.id);
  const { version, replacement } = await correction();
  const removed = await attorney().put(`/documents/${id}/resubmission/`, { version, remove: [replacement!.id] });
  expect(removed.statusCode, removed.body).toBe(200);
  expect(await court.db.$count(documentFixes, eq(documentFixes.id, fix.id))).toBe(0);
  const open = await ready(await versionOf(), secretLine);
  const form = await formOf(
    ['version', String(removed.json().version)],
    ['replacement', makePdf(['DECLARATION OF JANE ROE', `Number ${count}`]), 'Other.pdf'],
  );
  const other = await attorney().post(`/documents/${id}/resubmission/documents/`, form.payload, form.headers);
  expect(other.statusCode, other.body).toBe(200);
  // What was prepared for the returned document would undo the upload.
  const late = await attorney().post(`/documents/fixes/${open.id}/apply/`, {});
  expect([late.statusCode, late.json().code]).toEqual([409, 'fix_outdated']);
  expect((await correction()).replacement!.file_name).toBe('Other.pdf');
});

test('only its filer fixes a returned filing, and only while it is returned', async () => {
  const filed = await versionOf();
  for (const knock of [clerk(), court.as('self_represented')]) {
    const reply = await prepare(filed, secretLine, knock);
    expect([403, 404]).toContain(reply.statusCode);
  }
  const fix = await ready(filed, secretLine);
  const { version } = await correction();
  await apply(fix.id);
  // Applying is a change of the correction: a window that does not know it cannot submit.
  const stale = await attorney().post(`/documents/${id}/resubmission/submit/`, { version });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'resubmission_changed']);
  const next = await correction();
  await attorney().post(`/documents/${id}/resubmission/submit/`, { version: next.version });
  const late = await prepare(await versionOf(), bookmark);
  expect([late.statusCode, late.json().code]).toEqual([409, 'fix_after_filing']);
});
