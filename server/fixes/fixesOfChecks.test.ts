import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OwnAnalysis } from '#contract/courtdoc';
import type { DocumentFix, FixOrder } from '#contract/fixes';
import { fixFor, marksOf } from '#domain/fixes/fixFor';
import { forgetExpiredAnalyses } from '#server/courtdoc/analysis/forgetExpiredAnalyses';
import { activities } from '#server/db/schema/activity';
import { ownChecks } from '#server/db/schema/checks';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { documentFixes, documentFixFiles } from '#server/db/schema/documentFixes';
import { fileDraftAs, waitUntilRead } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { contains } from '#server/testing/streamsOf';

// They wait for jobs, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A document that is only checked is fixed, checked again, and then filed or forgotten. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const attorney = () => court.as('attorney');
const ssn = '123-45-6789';
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let count = 0;

async function check(supporting?: Buffer): Promise<{ id: string; original: Buffer }> {
  count += 1;
  const original = makePdf(['DECLARATION OF JANE ROE', `Social Security number ${ssn}`, `Number ${count}`]);
  const others: FormPart[] = supporting ? [['supporting_documents', supporting, 'Exhibit.pdf']] : [];
  const form = await formOf(['document', original, 'Declaration.pdf'], ...others);
  const reply = await attorney().post('/courtdoc/analyses/', form.payload, form.headers);
  expect(reply.statusCode, reply.body).toBe(201);
  return { id: reply.json().analysis.id, original };
}

const read = async (id: string): Promise<OwnAnalysis> => (await attorney().get(`/courtdoc/analyses/${id}/`)).json();
const fixesOf = async (id: string): Promise<DocumentFix[]> =>
  (await attorney().get(`/courtdoc/analyses/${id}/fixes/`)).json().fixes;
const findingsOf = ({ compliance_check }: OwnAnalysis) => compliance_check.check!.findings;

async function prepared(id: string, order: FixOrder): Promise<DocumentFix> {
  const { sha256 } = await read(id);
  const asked = await attorney().post(`/courtdoc/analyses/${id}/fixes/`, { sha256, order });
  expect(asked.statusCode, asked.body).toBe(202);
  for (;;) {
    const fix = (await attorney().get(`/documents/fixes/${asked.json().id}/`)).json() as DocumentFix;
    if (fix.state !== 'preparing') return fix;
    await pause(100);
  }
}

async function redacted(id: string): Promise<DocumentFix> {
  const finding = findingsOf(await read(id)).find((one) => fixFor(one) === 'redact')!;
  const ready = await prepared(id, { fix: 'redact', marks: marksOf(finding) as never });
  expect(ready, JSON.stringify(ready.error)).toMatchObject({ state: 'ready', can_undo: false });
  return ready;
}

const apply = (fix: DocumentFix) => attorney().post(`/documents/fixes/${fix.id}/apply/`, {});
const downloaded = async (id: string) =>
  (await attorney().get(`/courtdoc/history/analysis/${id}/file`)).rawPayload as Buffer;

test('a fix changes nothing until it is applied; then the document is checked again, and the fix can be undone', async () => {
  const { id, original } = await check(makePdf(['EXHIBIT A', 'Lease']));
  const before = await read(id);
  const ready = await redacted(id);
  expect((await read(id)).sha256).toBe(sha(original));
  for (const side of ['before', 'after']) {
    const page = await attorney().get(`/documents/fixes/${ready.id}/pages/1?side=${side}&width=400`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp']);
  }

  const applied = await apply(ready);
  expect(applied.statusCode, applied.body).toBe(200);
  expect(applied.json().fix).toMatchObject({ state: 'applied', can_undo: true, document_name: 'Declaration.pdf' });
  const after = await read(id);
  expect(after.sha256).toBe(ready.after!.sha256);
  expect(findingsOf(before).map(fixFor)).toContain('redact');
  expect(findingsOf(after).map(fixFor)).not.toContain('redact');
  // The supporting document is not stored, and is checked with what was read in it.
  expect(after.compliance_check.supporting_documents).toEqual(before.compliance_check.supporting_documents);
  expect(after.expires_at).toBe(before.expires_at);
  const [kept] = await court.db.select().from(ownChecks).where(eq(ownChecks.analysis_id, id));
  expect(JSON.stringify([after, kept])).not.toContain('6789');
  const fixed = await downloaded(id);
  expect([sha(fixed), contains(fixed, ssn)]).toEqual([ready.after!.sha256, false]);
  expect(sha((await attorney().get(`/documents/fixes/${ready.id}/file?side=before`)).rawPayload)).toBe(sha(original));
  // Pressed twice, it is applied once.
  expect((await apply(ready)).statusCode).toBe(200);

  const undone = await attorney().post(`/documents/fixes/${ready.id}/undo/`);
  expect(undone.json().fix).toMatchObject({ state: 'undone', after: null });
  expect(sha(await downloaded(id))).toBe(sha(original));
  expect(findingsOf(await read(id)).map(fixFor)).toContain('redact');
  const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
  expect(lines.map(({ action }) => action)).toEqual(['document_analyzed', 'fix_applied', 'fix_undone']);
});

test('only the person who checked has access to a fix, and a document that was fixed elsewhere is not fixed', async () => {
  const { id } = await check();
  const ready = await redacted(id);
  const other = await court.join('attorney', 'Another Attorney');
  const strangers = [
    court.with(other.token),
    ...(['clerk', 'judge', 'self_represented'] as const).map((c) => court.as(c)),
  ];
  for (const knock of strangers) {
    const replies = await Promise.all([
      knock.get(`/documents/fixes/${ready.id}/`),
      knock.get(`/documents/fixes/${ready.id}/file?side=before`),
      knock.get(`/documents/fixes/${ready.id}/pages/1?side=after`),
      knock.post(`/documents/fixes/${ready.id}/apply/`, {}),
      knock.post(`/documents/fixes/${ready.id}/undo/`),
      knock.get(`/courtdoc/analyses/${id}/fixes/`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  }
  const order: FixOrder = { fix: 'remove_active' };
  const stale = await attorney().post(`/courtdoc/analyses/${id}/fixes/`, { sha256: 'a'.repeat(64), order });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'fix_outdated']);
  // Another fix takes the place of one that was not applied, and an open one can be discarded.
  const next = await prepared(id, order);
  expect((await fixesOf(id)).map((fix) => fix.id)).toEqual([next.id]);
  expect((await apply(ready)).statusCode).toBe(404);
  await attorney().delete(`/documents/fixes/${next.id}/`);
  expect(await fixesOf(id)).toEqual([]);
});

test('the draft that is made of it has the fixed document, and keeps the original', async () => {
  const { id, original } = await check();
  const file = async () => (await attorney().post(`/courtdoc/history/analysis/${id}/filing/`, {})).json().filing_id;
  const unfixed = await file();
  const ready = await redacted(id);
  await apply(ready);
  const draft = await file();
  expect(draft).not.toBe(unfixed);
  expect(await file()).toBe(draft);
  await waitUntilRead(attorney(), draft);
  const details = (await attorney().get(`/documents/${draft}/`)).json();
  expect(details.documents[0].sha256).toBe(ready.after!.sha256);
  const [copied] = (await attorney().get(`/documents/${draft}/fixes/`)).json().fixes as DocumentFix[];
  expect(copied).toMatchObject({ fix: 'redact', state: 'applied', can_undo: true });
  await fileDraftAs(attorney(), draft);
  const seen = (await court.as('clerk').get(`/documents/${draft}/`)).json();
  expect(seen.documents[0].sha256).toBe(ready.after!.sha256);
  expect((await court.as('clerk').get(`/documents/fixes/${copied!.id}/`)).statusCode).toBe(404);
  const kept = await attorney().get(`/documents/fixes/${copied!.id}/file?side=before`);
  expect(sha(kept.rawPayload)).toBe(sha(original));
  // The history of the document names what was made of it as it is now.
  const { data } = (await attorney().get('/courtdoc/history/?kind=analysis')).json();
  expect(data.find((entry: { id: string }) => entry.id === id)).toMatchObject({ filing_id: draft });
});

test('originals and fixed files are deleted with the check, when it is removed and when it expires', async () => {
  const before = await filesToDiscard();
  const removed = await check();
  await apply(await redacted(removed.id));
  await attorney().delete(`/courtdoc/history/analysis/${removed.id}/`);
  const expired = await check();
  const fix = await redacted(expired.id);
  await apply(fix);
  await court.db
    .update(documentAnalyses)
    .set({ expires_at: new Date(court.clock.now.getTime() - 1) })
    .where(eq(documentAnalyses.id, expired.id));
  for (const asked of [`/documents/fixes/${fix.id}/file?side=before`, `/documents/fixes/${fix.id}/`]) {
    expect((await attorney().get(asked)).statusCode).toBe(404);
  }
  await forgetExpiredAnalyses(court.services);
  for (const { id, original } of [removed, expired]) {
    expect(await court.db.select().from(documentFixes).where(eq(documentFixes.analysis_id, id))).toEqual([]);
    const named = await court.db
      .select()
      .from(documentFixFiles)
      .where(eq(documentFixFiles.sha256, sha(original)));
    expect(named).toEqual([]);
  }
  // Of each check, at least the original and the fixed file.
  expect(await filesToDiscard()).toBeGreaterThanOrEqual(before + 4);
});

async function filesToDiscard(): Promise<number> {
  const { rows } = await court.db.execute<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'discard_blob'`,
  );
  return rows[0]!.n;
}
