import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AnalyzeReply } from '#contract/filings';
import { refusals } from '#contract/refusals';
import { fileDraftAs, sendDocuments } from '#server/testing/fileAs';
import type { FormPart } from '#server/testing/formOf';
import { makeDocx, makeEncryptedPdf, makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const send = (capacity: Parameters<TestServer['as']>[0], parts: FormPart[], headers?: Record<string, string>) =>
  sendDocuments(court.as(capacity), parts, headers);
const countDrafts = async () => (await court.as('attorney').get('/documents/drafts/')).json().total as number;

describe('filing a document', () => {
  test('returns the values that were read, with their positions', async () => {
    const reply = await send('attorney', [
      ['main_document', aComplaint(), 'Complaint for Damages.pdf'],
      ['case_type', 'Civil Complaint'],
      ['jurisdiction', 'California'],
    ]);
    expect(reply.statusCode).toBe(201);
    const { message, analysis, compliance_check } = AnalyzeReply.parse(reply.json());
    expect(message).toBe('Document analyzed successfully');
    expect(analysis).toMatchObject({
      doc_type: 'Complaint',
      case_number: '26CV00431',
      plaintiffs: ['Morgan Sample'],
      defendants: ['Example Logistics, Inc.'],
      amount: '$84,500.00',
      is_complete: true,
    });
    expect(analysis.summary).toContain('Complaint by Morgan Sample against Example Logistics, Inc.');
    const summaryParts = analysis.evidence.flatMap(({ field, value }) => (field === 'summary' ? [value] : []));
    expect(summaryParts.join(' ')).toBe(analysis.summary);
    const amount = analysis.evidence.find(({ field }) => field === 'amount');
    expect(amount?.evidence[0]).toMatchObject({ kind: 'page', quote: expect.stringContaining('84,500.00') });
    expect(compliance_check.main_document).toMatchObject({
      document_name: 'Complaint for Damages.pdf',
      compliance_check: {
        message: expect.stringMatching(/^Complete: .* Checked against the rules of California superior courts, /),
        found_cases: [],
      },
    });

    const details = (await court.as('attorney').get(`/documents/${analysis.id}/`)).json();
    expect(details).toMatchObject({
      state: 'draft',
      analysis_state: 'done',
      case_type: 'Civil Complaint',
      jurisdiction: 'California',
      court_level: null,
      filed_by: 'Test attorney',
      version: 1,
      abilities: { correct: true, add_documents: true, file: true, withdraw: false },
      documents: [
        { kind: 'lead', file_type: 'pdf', type: 'Complaint', pages: expect.any(Number), pages_without_text: 0 },
      ],
    });
    expect(details.steps.map(({ state }: { state: string }) => state)).toEqual([
      'queued',
      'scanning',
      'reading',
      'analyzing',
      'checking',
      'done',
    ]);
    expect(details.processing_time_seconds).toBeGreaterThan(0);
    expect(details.accuracy_score).toBeGreaterThan(50);
  });

  test('appears on the record once it is filed, when it came and when it was read', async () => {
    expect((await court.as('attorney').get('/activities/logs')).json().results).toEqual([]);
    const { data } = (await court.as('attorney').get('/documents/drafts/')).json();
    await fileDraftAs(court.as('attorney'), data[0].documents[0].id);
    const lines = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(lines.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Document Review Completed',
      'New Civil Complaint Filed',
    ]);
    expect(lines[1]).toMatchObject({
      actor: 'Test attorney',
      description: 'Test attorney filed Complaint for Damages.pdf after confirming a possible mismatch.',
    });
    expect(lines[0].actor).toBeNull();
  });

  test('accepts two more documents, whose pages and types are also read', async () => {
    const reply = await send('attorney', [
      ['supporting_documents', makePdf(['EXHIBIT A'], 3), 'Exhibit A.pdf'],
      ['main_document', 'COMPLAINT\nMorgan Sample asks for $10.00.', 'Complaint.txt'],
      ['supporting_documents', makeDocx(['PROOF OF SERVICE', 'Served by mail.']), 'Proof.docx'],
    ]);
    expect(reply.statusCode).toBe(201);
    const { documents } = (await court.as('attorney').get(`/documents/${reply.json().analysis.id}/`)).json();
    expect(documents).toMatchObject([
      { kind: 'lead', title: 'Complaint.txt', file_type: 'txt', pages: null, version: 1 },
      { kind: 'supporting', title: 'Exhibit A.pdf', file_type: 'pdf', pages: 3 },
      { kind: 'supporting', title: 'Proof.docx', file_type: 'docx', pages: null },
    ]);
    expect(reply.json().compliance_check.supporting_documents).toMatchObject([
      { document_name: 'Exhibit A.pdf', compliance_check: 'Read', message: expect.stringContaining('3 pages') },
      { document_name: 'Proof.docx', compliance_check: 'Read' },
    ]);
  });

  test('returns immediately if the sender prefers not to wait', async () => {
    const reply = await send('attorney', [['main_document', aComplaint(), 'Complaint.pdf']], {
      prefer: 'wait=5, respond-async',
    });
    expect(reply.statusCode).toBe(202);
    expect(reply.headers['preference-applied']).toBe('respond-async');
    const { filing_id, progress } = reply.json().job;
    expect(progress).toBe(`/api/documents/${filing_id}/progress`);
    const steps = await court.as('attorney').get(`/documents/${filing_id}/progress`);
    expect(steps.body).toMatch(/event: end\ndata: {"state":"done"}\n\n$/);
  });

  test('sent twice under one key is one draft', async () => {
    const before = await countDrafts();
    const parts: FormPart[] = [['main_document', aComplaint(), 'Complaint.pdf']];
    const key = { 'idempotency-key': 'a2a6b0f4' };
    const replies = await Promise.all([send('attorney', parts, key), send('attorney', parts, key)]);
    const again = await send('attorney', parts, key);
    const ids = [...replies, again].map((reply) => reply.json().analysis.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countDrafts()).toBe(before + 1);

    const other = await send('attorney', [['main_document', 'ANSWER', 'Answer.txt']], key);
    expect(other.json().code).toBe('idempotency_key_reused');
    const stranger = await send('self_represented', parts, key);
    expect(ids).not.toContain(stranger.json().analysis.id);
  });

  test('sent again with another supporting document under the same key is refused, not lost', async () => {
    const lead: FormPart = ['main_document', aComplaint(), 'Complaint.pdf'];
    const key = { 'idempotency-key': 'with-supporting' };
    await send('attorney', [lead, ['supporting_documents', 'EXHIBIT A', 'A.txt']], key);
    const other = await send('attorney', [lead, ['supporting_documents', 'EXHIBIT B', 'B.txt']], key);
    expect(other.json().code).toBe('idempotency_key_reused');
  });

  test('is found by its key if the response was lost, and only by the person who submitted it', async () => {
    const parts: FormPart[] = [['main_document', aComplaint(), 'Complaint.pdf']];
    const sent = await send('attorney', parts, { 'idempotency-key': 'lost-answer' });
    const look = (who: 'attorney' | 'self_represented', key: string) =>
      court.as(who).get(`/documents/submissions/${key}/`);
    const found = await look('attorney', 'lost-answer');
    expect(found.json()).toEqual({ filing_id: sent.json().analysis.id });
    expect((await look('self_represented', 'lost-answer')).statusCode).toBe(404);
    expect((await look('attorney', 'never-sent')).statusCode).toBe(404);
  });

  test('stores the bytes unchanged', async () => {
    const sent = aComplaint();
    const reply = await send('attorney', [['main_document', sent, 'Ñuñez.pdf']]);
    const { documents } = (await court.as('attorney').get(`/documents/${reply.json().analysis.id}/`)).json();
    const [{ version_id, sha256, file_size }] = documents;
    const file = await court.as('attorney').get(`/documents/versions/${version_id}/file`);
    expect(file.rawPayload.equals(sent)).toBe(true);
    expect(sha256).toBe(createHash('sha256').update(sent).digest('hex'));
    expect(file_size).toBe(sent.length);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Nunez.pdf"; filename*=UTF-8''%C3%91u%C3%B1ez.pdf`,
      'content-length': String(sent.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

describe('filing is refused', () => {
  let before: number;
  beforeEach(async () => {
    before = await countDrafts();
  });
  const pdf = makePdf();

  test.each<[string, FormPart[], number, keyof typeof refusals, string | undefined]>([
    ['without a main document', [['supporting_documents', pdf, 'a.pdf']], 400, 'main_document_missing', undefined],
    [
      'with two main documents',
      [
        ['main_document', pdf, 'a.pdf'],
        ['main_document', pdf, 'b.pdf'],
      ],
      400,
      'too_many_main_documents',
      undefined,
    ],
    [
      'with three more documents',
      [
        ['main_document', pdf, 'a.pdf'],
        ...['b', 'c', 'd'].map((name): FormPart => ['supporting_documents', pdf, `${name}.pdf`]),
      ],
      400,
      'too_many_documents',
      undefined,
    ],
    [
      'with a document of more than 10 MB',
      [['main_document', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 'Long.txt']],
      413,
      'document_too_large',
      'Long.txt',
    ],
    ['with an empty document', [['main_document', '', 'Empty.pdf']], 400, 'document_empty', 'Empty.pdf'],
    [
      'with an encrypted document',
      [['main_document', makeEncryptedPdf(), 'Locked.pdf']],
      422,
      'document_encrypted',
      'Locked.pdf',
    ],
    [
      'with a corrupt document',
      [['main_document', '%PDF-1.7\nnothing follows', 'Broken.pdf']],
      422,
      'document_corrupt',
      'Broken.pdf',
    ],
    [
      'with an image',
      [['main_document', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'Scan.png']],
      415,
      'document_wrong_type',
      'Scan.png',
    ],
    [
      'with a name that does not match its content',
      [['main_document', pdf, 'Complaint.docx']],
      415,
      'document_name_disagrees',
      'Complaint.docx',
    ],
    [
      'with a bad document beside a good one',
      [
        ['main_document', pdf, 'a.pdf'],
        ['supporting_documents', '', 'Nothing.txt'],
      ],
      400,
      'document_empty',
      'Nothing.txt',
    ],
    [
      'with a court that does not exist',
      [
        ['main_document', pdf, 'a.pdf'],
        ['court_level', 'Moon Court'],
      ],
      400,
      'invalid_input',
      undefined,
    ],
    [
      'with a file that nobody asked for',
      [
        ['main_document', pdf, 'a.pdf'],
        ['virus', pdf, 'v.pdf'],
      ],
      400,
      'invalid_input',
      undefined,
    ],
  ])('%s', async (_what, parts, status, code, file_name) => {
    const reply = await send('attorney', parts);
    expect(reply.json()).toMatchObject({
      code,
      error: refusals[code].words,
      ...(file_name ? { details: { file_name } } : {}),
    });
    expect(reply.statusCode).toBe(status);
    expect(await countDrafts()).toBe(before);
  });

  test('with a key that is none', async () => {
    const reply = await send('attorney', [['main_document', pdf, 'a.pdf']], { 'idempotency-key': 'with a space' });
    expect(reply.json().details.fields[0].field).toBe('Idempotency-Key');
  });
});
