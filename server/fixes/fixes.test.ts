import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DocumentFix, FixOrder } from '#contract/fixes';
import { fixFor, marksOf } from '#domain/fixes/fixFor';
import { activities } from '#server/db/schema/activity';
import { documentFixes, documentFixFiles } from '#server/db/schema/documentFixes';
import { analyses, documentVersions, extractedFields } from '#server/db/schema/filings';
import { addTo, draftAs, fileDraftAs, waitUntilRead } from '#server/testing/fileAs';
import { linesOf, onePage, streamOf } from '#server/testing/hostile/bindPdf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { setPdf } from '#server/testing/setPdf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { contains } from '#server/testing/streamsOf';

// They wait for jobs, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const attorney = () => court.as('attorney');
const ssn = '123-45-6789';
const secretPaper = () => makePdf(['DECLARATION OF JANE ROE', `Social Security number ${ssn}`, 'Case No. 26CV00431']);
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const details = async (id: string, knock = attorney()) => (await knock.get(`/documents/${id}/`)).json();
const draftOf = (bytes: Buffer) => draftAs(attorney(), [['main_document', bytes, 'Declaration.pdf']]);

async function prepare(id: string, order: FixOrder, index = 0, knock = attorney()) {
  const { documents } = await details(id);
  const { id: document_id, version_id } = documents[index];
  return knock.post(`/documents/${id}/fixes/`, { document_id, version_id, order });
}

async function settled(id: string): Promise<DocumentFix> {
  for (;;) {
    const fix = (await attorney().get(`/documents/fixes/${id}/`)).json() as DocumentFix;
    if (fix.state !== 'preparing') return fix;
    await pause(100);
  }
}

/** Prepared and applied, and the draft read again. */
async function fixed(id: string, order: FixOrder, index = 0): Promise<DocumentFix> {
  const reply = await prepare(id, order, index);
  expect(reply.statusCode, reply.body).toBe(202);
  const ready = await settled(reply.json().id);
  expect(ready.state, JSON.stringify(ready.error)).toBe('ready');
  const applied = await attorney().post(`/documents/fixes/${ready.id}/apply/`, {});
  expect(applied.statusCode, applied.body).toBe(200);
  await waitUntilRead(attorney(), id);
  return applied.json().fix;
}

const wholeLine: FixOrder = { fix: 'redact', marks: [{ page: 1, box: [60, 60, 560, 200] }] };

describe('a fix', () => {
  test('changes nothing until it is applied, and is then what is filed; the filer keeps the original', async () => {
    const original = secretPaper();
    const id = await draftOf(original);
    const before = await details(id);
    const finding = before.compliance_check.check.findings.find(
      (one: { code: string }) => one.code === 'privacy.identifier_shown',
    );
    expect(fixFor(finding)).toBe('redact');
    const asked = await prepare(id, { fix: 'redact', marks: marksOf(finding) as never });
    const ready = await settled(asked.json().id);
    expect(ready).toMatchObject({
      state: 'ready',
      fix: 'redact',
      report: { pages: [1], signatures: 0 },
      can_undo: false,
    });
    expect((await details(id)).documents[0].sha256).toBe(sha(original));
    for (const side of ['before', 'after']) {
      const page = await attorney().get(`/documents/fixes/${ready.id}/pages/1?side=${side}&width=400`);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp']);
    }

    await attorney().post(`/documents/fixes/${ready.id}/apply/`, {});
    await waitUntilRead(attorney(), id);
    const after = await details(id);
    expect(after.documents[0]).toMatchObject({ sha256: ready.after!.sha256, version: 1, title: 'Declaration.pdf' });
    expect(after.documents[0].version_id).not.toBe(before.documents[0].version_id);
    expect(after.draft.version).toBeGreaterThan(before.draft.version);
    const codes = after.compliance_check.check.findings.map((one: { code: string }) => one.code);
    expect(codes).not.toContain('privacy.identifier_shown');

    await fileDraftAs(attorney(), id);
    const filed = await details(id, court.as('clerk'));
    const file = await court.as('clerk').get(`/documents/versions/${filed.documents[0].version_id}/file`);
    expect(sha(file.rawPayload)).toBe(ready.after!.sha256);
    expect(contains(file.rawPayload, ssn)).toBe(false);
    // Nothing that was read in the original is left with the filing.
    const readings = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
    expect(readings.map(({ state }) => state)).toEqual(['done']);
    const fields = await court.db
      .select()
      .from(extractedFields)
      .where(eq(extractedFields.analysis_id, readings[0]!.id));
    expect(JSON.stringify([filed, fields])).not.toContain('6789');
    const receipt = (await attorney().get(`/documents/${id}/receipt/`)).json();
    expect(JSON.stringify(receipt)).toContain(ready.after!.sha256);
    expect(JSON.stringify(receipt)).not.toContain(sha(original));

    const kept = await attorney().get(`/documents/fixes/${ready.id}/file?side=before`);
    expect(sha(kept.rawPayload)).toBe(sha(original));
    expect((await attorney().get(`/documents/${id}/fixes/`)).json().fixes).toHaveLength(1);
    for (const capacity of ['clerk', 'judge', 'court_administrator', 'self_represented'] as const) {
      const knock = court.as(capacity);
      const replies = await Promise.all([
        knock.get(`/documents/fixes/${ready.id}/`),
        knock.get(`/documents/fixes/${ready.id}/file?side=before`),
        knock.get(`/documents/fixes/${ready.id}/pages/1?side=before`),
        knock.get(`/documents/versions/${before.documents[0].version_id}/file`),
      ]);
      expect(
        replies.map(({ statusCode }) => statusCode),
        capacity,
      ).toEqual([404, 404, 404, 404]);
      expect((await knock.get(`/documents/${id}/fixes/`)).body, capacity).not.toContain(sha(original));
    }
    const undone = await attorney().post(`/documents/fixes/${ready.id}/undo/`);
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'fix_after_filing']);
  });

  test('can be undone, the last one first, and each act is on record with both fingerprints', async () => {
    const original = secretPaper();
    const id = await draftOf(original);
    const first = await fixed(id, wholeLine);
    const second = await fixed(id, { fix: 'add_bookmarks', bookmarks: [{ title: 'Declaration', page: 1 }] });
    expect(second.before.sha256).toBe(first.after!.sha256);
    const early = await attorney().post(`/documents/fixes/${first.id}/undo/`);
    expect([early.statusCode, early.json().code]).toEqual([409, 'fix_outdated']);
    for (const { id: fix } of [second, first]) {
      const reply = await attorney().post(`/documents/fixes/${fix}/undo/`);
      expect(reply.statusCode, reply.body).toBe(200);
      await waitUntilRead(attorney(), id);
    }
    const now = await details(id);
    expect(now.documents[0].sha256).toBe(sha(original));
    expect(now.compliance_check.check.findings.map((one: { code: string }) => one.code)).toContain(
      'privacy.identifier_shown',
    );
    const { fixes } = (await attorney().get(`/documents/${id}/fixes/`)).json();
    expect(fixes.map(({ state, after }: DocumentFix) => [state, after])).toEqual([
      ['undone', null],
      ['undone', null],
    ]);
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines.map(({ action }) => action)).toEqual(['fix_applied', 'fix_applied', 'fix_undone', 'fix_undone']);
    expect(lines[0]!.values).toEqual({ fix: 'redact', before: sha(original), after: first.after!.sha256 });
  });

  test('of an attachment leaves its lead document alone', async () => {
    const id = await draftAs(attorney());
    const a4 = setPdf([{ box: [0, 0, 595, 842], texts: [{ text: 'EXHIBIT A', x: 250, y: 700 }] }]);
    expect((await addTo(attorney(), id, [['supporting_document', a4, 'Exhibit A.pdf']])).statusCode).toBe(201);
    const fix = await fixed(id, { fix: 'letter_size', pages: [1] }, 1);
    expect(fix.report).toMatchObject({ pages: [1], scale: expect.closeTo(0.94, 1) });
    const { documents, analysis_state } = await details(id);
    expect([analysis_state, documents[0].sha256, documents[1].sha256]).toEqual([
      'done',
      sha(aComplaint()),
      fix.after!.sha256,
    ]);
    await expect
      .poll(async () => (await details(id)).compliance_check.check.cause, { timeout: 60_000 })
      .toBe('documents');
  });

  test('is applied once, however often it is sent at the same moment', async () => {
    const id = await draftOf(secretPaper());
    const ready = await settled((await prepare(id, wholeLine)).json().id);
    const send = () => attorney().post(`/documents/fixes/${ready.id}/apply/`, {});
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines).toHaveLength(1);
  });

  test('of a document that has changed meanwhile is refused, and a further one takes its place', async () => {
    const id = await draftOf(secretPaper());
    const { documents } = await details(id);
    await fixed(id, wholeLine);
    const { id: document_id, version_id } = documents[0];
    const stale = await attorney().post(`/documents/${id}/fixes/`, { document_id, version_id, order: wholeLine });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'fix_outdated']);
    const one = await settled((await prepare(id, { fix: 'remove_active' })).json().id);
    const other = await settled(
      (await prepare(id, { fix: 'add_bookmarks', bookmarks: [{ title: 'I', page: 1 }] })).json().id,
    );
    expect((await attorney().post(`/documents/fixes/${one.id}/apply/`, {})).statusCode).toBe(404);
    expect((await attorney().delete(`/documents/fixes/${other.id}/`)).statusCode).toBe(200);
    expect((await attorney().get(`/documents/fixes/${other.id}/`)).statusCode).toBe(404);
  });

  test('of a digitally signed file is applied only if the filer accepts that the signature becomes invalid', async () => {
    const signed = onePage({
      contents: streamOf(linesOf(['DECLARATION OF JANE ROE', 'I declare under penalty of perjury.'])),
      page: '/Annots [6 0 R]',
      catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
      more: [
        '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /F 4 /Rect [0 0 0 0] /V 7 0 R >>',
        `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <${'30'.repeat(40)}> >>`,
      ],
    });
    const id = await draftOf(signed);
    const ready = await settled((await prepare(id, { fix: 'remove_active' })).json().id);
    expect(ready.report?.signatures).toBe(1);
    const refused = await attorney().post(`/documents/fixes/${ready.id}/apply/`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'fix_breaks_signature']);
    expect((await details(id)).documents[0].sha256).toBe(sha(signed));
    const accepted = await attorney().post(`/documents/fixes/${ready.id}/apply/`, { accepts_invalid_signature: true });
    expect(accepted.statusCode, accepted.body).toBe(200);
  });

  test('that cannot be made says why, and the draft stays as it is', async () => {
    const form = onePage({
      contents: streamOf(linesOf(['Please wait'])),
      catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA [(template) 6 0 R] >>',
      more: [streamOf('<template/>')],
    });
    const id = await draftOf(form);
    const failed = await settled((await prepare(id, { fix: 'remove_active' })).json().id);
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'document_xfa_form' } });
    expect((await details(id)).documents[0].sha256).toBe(sha(form));
    const nothing = await settled((await prepare(id, { fix: 'make_searchable' })).json().id);
    expect(nothing.state).toBe('failed');
    expect((await attorney().post(`/documents/fixes/${nothing.id}/apply/`, {})).json().code).toBe('fix_not_ready');
  });

  test('waits until the fields of a form are flat', async () => {
    const form = onePage({
      contents: streamOf(linesOf(['DECLARATION OF JANE ROE'])),
      page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
      catalog: '/AcroForm << /Fields [6 0 R] /DA (/Helv 12 Tf) >>',
      more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jane Roe) /F 4 /Rect [72 100 300 120] >>'],
    });
    const id = await draftOf(form);
    const refused = await prepare(id, { fix: 'letter_size', pages: [1] });
    expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
      409,
      'fix_needs_other',
      { first: 'flatten_forms' },
    ]);
    await fixed(id, { fix: 'flatten_forms' });
    expect((await prepare(id, { fix: 'letter_size', pages: [1] })).statusCode).toBe(202);
  });

  test('is of no one else, and goes with the draft', async () => {
    const id = await draftOf(secretPaper());
    const stranger = await prepare(id, wholeLine, 0, court.as('self_represented'));
    expect(stranger.statusCode).toBe(404);
    const fix = await fixed(id, wholeLine);
    expect((await attorney().delete(`/documents/${id}/`)).statusCode).toBe(200);
    expect(await court.db.$count(documentFixes, eq(documentFixes.id, fix.id))).toBe(0);
    expect(await court.db.$count(documentFixFiles, eq(documentFixFiles.fix_id, fix.id))).toBe(0);
    expect(await court.db.$count(documentVersions, eq(documentVersions.sha256, fix.after!.sha256))).toBe(0);
  });

  test('that was prepared and not applied is gone once the draft is filed', async () => {
    const id = await draftOf(secretPaper());
    const ready = await settled((await prepare(id, wholeLine)).json().id);
    await fileDraftAs(attorney(), id);
    expect((await attorney().get(`/documents/fixes/${ready.id}/`)).statusCode).toBe(404);
  });
});
