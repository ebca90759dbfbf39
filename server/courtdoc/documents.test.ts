import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/days/days';
import { forums } from '#domain/drafting/templates/CaseData';
import { templateIds } from '#domain/drafting/templates/templates';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import { emptyReading } from '#domain/reading/Reading';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { cases, parties } from '#server/db/schema/cases';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { filings } from '#server/db/schema/filings';
import { discardBlob } from '#server/documents/discardBlob';
import { blobGraceMs } from '#server/documents/discardBlobJob';
import { formOf } from '#server/testing/formOf';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { forgetExpiredAnalyses } from './analysis/forgetExpiredAnalyses.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

type Knock = ReturnType<TestServer['as']>;

async function analyze(knock: Knock, content: Buffer | string = aComplaint(), name = 'Complaint.pdf') {
  const { payload, headers } = await formOf(['document', content, name]);
  return knock.post('/courtdoc/analyses/', payload, headers);
}

const paper = (template_id: (typeof templateIds)[number] = 'complaint', more: object = {}) => ({
  template_id,
  jurisdiction: 'California',
  case_data: sampleCaseData(template_id, 'California'),
  ...more,
});

describe('an analysis without filing', () => {
  test('reads a document like a filing, and files nothing', async () => {
    const before = await court.db.$count(filings);
    const reply = await analyze(court.as('self_represented'));
    expect(reply.statusCode).toBe(201);
    const { analysis } = reply.json();
    expect(analysis).toMatchObject({
      doc_type: 'Complaint',
      amount: '$84,500.00',
      is_complete: true,
      document_name: 'Complaint.pdf',
      file_type: 'pdf',
    });
    expect(analysis.plaintiffs.length).toBeGreaterThan(0);
    expect(analysis.summary).not.toBe('');
    const read = analysis.fields.filter(({ field }: { field: string }) => !field.startsWith('has_'));
    expect(read.map(({ evidence }: { evidence: unknown[] }) => evidence.length)).not.toContain(0);
    expect(analysis.compliance_check.main_document.compliance_check.message).toContain('Complete');
    expect(await court.db.$count(filings)).toBe(before);
  });

  test('is kept for its owner for 30 days, and no one else sees it', async () => {
    const { analysis } = (await analyze(court.as('attorney'))).json();
    const days = (Date.parse(analysis.expires_at) - Date.parse(analysis.analyzed_at)) / dayMs;
    expect(days).toBe(30);
    const url = `/courtdoc/analyses/${analysis.id}/`;
    expect((await court.as('attorney').get(url)).json()).toEqual(analysis);
    for (const other of ['self_represented', 'clerk', 'court_administrator'] as const) {
      expect((await court.as(other).get(url)).statusCode).toBe(404);
    }
  });

  test('is deleted after 30 days with its bytes, unless a filing uses them', async () => {
    const owner = court.as('judge');
    const alone = (await analyze(owner, 'A note of nobody else, in the matter of Doe v. Roe.', 'note.txt')).json()
      .analysis;
    const filed = (await analyze(owner, anAnswer(), 'Answer.pdf')).json().analysis;
    await owner.post(`/courtdoc/history/analysis/${filed.id}/filing/`, {});
    const { services, clock } = court;
    const now = clock.now;
    clock.now = new Date(now.getTime() + 30 * dayMs + 60_000);
    const later = { ...services, now: () => clock.now };
    await forgetExpiredAnalyses(later);
    for (const sha256 of [alone.sha256, filed.sha256]) await discardBlob(later, sha256);
    expect(await court.db.$count(documentAnalyses, eq(documentAnalyses.id, alone.id))).toBe(0);
    expect(await services.blobs.exists(alone.sha256)).toBe(false);
    expect(await services.blobs.exists(filed.sha256)).toBe(true);
    clock.now = now;
  });

  test('that is over is not there any more, even before it is removed', async () => {
    const { analysis } = (await analyze(court.as('clerk'))).json();
    await court.db
      .update(documentAnalyses)
      .set({ expires_at: new Date(court.clock.now.getTime() - 1) })
      .where(eq(documentAnalyses.id, analysis.id));
    expect((await court.as('clerk').get(`/courtdoc/analyses/${analysis.id}/`)).statusCode).toBe(404);
    const listed = (await court.as('clerk').get('/courtdoc/history/?kind=analysis')).json();
    expect(listed.data).toEqual([]);
  });

  test.each([
    ['nothing', '', 'empty.pdf', 'document_empty'],
    ['a picture that calls itself a PDF', '\u0089PNG\r\n\u001a\n', 'scan.pdf', undefined],
    ['a type that is not taken', 'plain words', 'archive.zip', 'document_name_disagrees'],
  ])('refuses %s and stores nothing of it', async (_what, content, name, code) => {
    const before = await court.db.$count(documentAnalyses);
    const reply = await analyze(court.as('attorney'), content, name);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    if (code) expect(reply.json().code).toBe(code);
    expect(await court.db.$count(documentAnalyses)).toBe(before);
  });

  test('needs a document, and takes one at a time', async () => {
    const knock = court.as('attorney');
    const none = await formOf(['note', 'nothing']);
    expect((await knock.post('/courtdoc/analyses/', none.payload, none.headers)).json().code).toBe(
      'main_document_missing',
    );
    const two = await formOf(['document', 'one', 'a.txt'], ['document', 'two', 'b.txt']);
    expect((await knock.post('/courtdoc/analyses/', two.payload, two.headers)).json().code).toBe('one_document_only');
  });

  test('appears in the record', async () => {
    const { analysis } = (await analyze(court.as('attorney'))).json();
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, analysis.id));
    expect(line).toMatchObject({ action: 'document_analyzed', actor_id: court.person('attorney').person_id });
  });
});

describe('“Continue to filing”', () => {
  test('makes a draft of the same bytes, and only one if it is pressed repeatedly', async () => {
    const knock = court.as('attorney');
    const { analysis } = (await analyze(knock)).json();
    const url = `/courtdoc/history/analysis/${analysis.id}/filing/`;
    const first = await knock.post(url, { case_type: 'Civil Complaint' });
    expect(first.statusCode).toBe(201);
    const again = await knock.post(url, { case_type: 'Civil Complaint' });
    expect(again.json().filing_id).toBe(first.json().filing_id);
    const details = (await knock.get(`/documents/${first.json().filing_id}/`)).json();
    expect(details.documents[0].sha256).toBe(analysis.sha256);
    expect(details.case_type).toBe('Civil Complaint');
    const entry = (await knock.get('/courtdoc/history/?kind=analysis'))
      .json()
      .data.find((one: { id: string }) => one.id === analysis.id);
    expect([entry.filing_id, entry.draft_id]).toEqual([null, first.json().filing_id]);
  });

  test('files it again after the filing was withdrawn', async () => {
    const knock = court.as('attorney');
    const { analysis } = (await analyze(knock)).json();
    const url = `/courtdoc/history/analysis/${analysis.id}/filing/`;
    const entryOf = async () =>
      (await knock.get('/courtdoc/history/?kind=analysis'))
        .json()
        .data.find((one: { id: string }) => one.id === analysis.id);
    const first = (await knock.post(url, {})).json().filing_id;
    await court.db.update(filings).set({ state: 'withdrawn' }).where(eq(filings.id, first));
    expect((await entryOf()).filing_id).toBeNull();
    const second = (await knock.post(url, {})).json().filing_id;
    expect(second).not.toBe(first);
    expect((await knock.post(url, {})).json().filing_id).toBe(second);
    expect((await entryOf()).draft_id).toBe(second);
  });

  test('files a generated document', async () => {
    const knock = court.as('self_represented');
    const { document } = (await knock.post('/courtdoc/generated/', paper())).json();
    const reply = await knock.post(`/courtdoc/history/generated/${document.id}/filing/`, {});
    expect(reply.statusCode).toBe(201);
    const [filed] = await court.db.select().from(filings).where(eq(filings.id, reply.json().filing_id));
    expect(filed!.document_name).toBe('Complaint.pdf');
  });

  test('is refused for someone else’s document', async () => {
    const { analysis } = (await analyze(court.as('attorney'))).json();
    const reply = await court.as('clerk').post(`/courtdoc/history/analysis/${analysis.id}/filing/`, {});
    expect(reply.statusCode).toBe(404);
  });
});

describe('a document from a template', () => {
  test('is generated as PDF, stored with its hash, and can be downloaded again unchanged', async () => {
    const knock = court.as('attorney');
    const reply = await knock.post('/courtdoc/generated/', paper());
    expect(reply.statusCode).toBe(201);
    const { document } = reply.json();
    expect(document).toMatchObject({ title: 'Complaint', file_name: 'Complaint.pdf', format: 'pdf', missing: [] });
    const file = await knock.get(`/courtdoc/history/generated/${document.id}/file`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('Complaint.pdf');
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(document.sha256);
    expect((await knock.get(`/courtdoc/generated/${document.id}/`)).json()).toEqual(document);
    for (const other of ['clerk', 'self_represented'] as const) {
      expect((await court.as(other).get(`/courtdoc/history/generated/${document.id}/file`)).statusCode).toBe(404);
      expect((await court.as(other).get(`/courtdoc/generated/${document.id}/`)).statusCode).toBe(404);
    }
  });

  test('is generated as DOCX', async () => {
    const knock = court.as('attorney');
    const { document } = (await knock.post('/courtdoc/generated/', paper('answer', { format: 'docx' }))).json();
    expect(document).toMatchObject({ file_name: 'Answer to Complaint.docx', pages: null });
    const file = await knock.get(`/courtdoc/history/generated/${document.id}/file`);
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('names what is missing and leaves it blank; nothing is invented', async () => {
    const { county: _left, plaintiffs: _out, ...case_data } = sampleCaseData('complaint', 'California');
    const reply = await court.as('attorney').post('/courtdoc/preview/', paper('complaint', { case_data }));
    expect(reply.json().missing).toEqual([
      { field: 'county', label: 'County' },
      { field: 'plaintiffs', label: 'Plaintiffs or petitioners' },
    ]);
    const texts = reply.json().pages[0].texts.map(({ text }: { text: string }) => text);
    expect(texts).toContain('COUNTY OF ____________________');
  });

  test('is refused with the name of an unknown field or an invalid selection', async () => {
    const knock = court.as('attorney');
    const unknown = await knock.post(
      '/courtdoc/generated/',
      paper('complaint', { case_data: { favorite_color: 'x' } }),
    );
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().details.fields[0].message).toContain('favorite_color');
    const template = await knock.post('/courtdoc/generated/', paper('complaint', { template_id: 'letter' }));
    expect(template.json().details.fields).toEqual([{ field: 'template_id', message: 'Choose a template' }]);
    const control = await knock.post('/courtdoc/preview/', paper('complaint', { case_data: { county: 'A\u0000B' } }));
    expect(control.json().details.fields[0].field).toBe('case_data.county');
    const long = await knock.post(
      '/courtdoc/preview/',
      paper('complaint', { case_data: { relief: 'a\n'.repeat(501) } }),
    );
    expect(long.json().details.fields).toEqual([
      { field: 'case_data.relief', message: 'Enter no more than 500 lines' },
    ]);
  });

  test('accepts only a case to which the user has access', async () => {
    const knock = court.as('self_represented');
    const [found] = await court.db
      .insert(cases)
      .values({
        court_id: court.services.config.court.id,
        case_number: '26CV09999',
        title: 'Roe v. Doe',
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
        judge_name: 'Ruth Ortega',
      })
      .returning();
    await court.db.insert(parties).values([
      { case_id: found!.id, full_name: 'Ana Roe', role: 'Plaintiff', position: 0 },
      { case_id: found!.id, full_name: 'Bo Doe', role: 'Defendant', position: 1 },
    ]);
    const refused = await knock.post('/courtdoc/generated/', paper('answer', { case_id: found!.id }));
    expect(refused.statusCode).toBe(404);
    expect((await knock.get(`/courtdoc/prefill/?case_id=${found!.id}`)).statusCode).toBe(404);
    expect((await knock.get('/courtdoc/cases/?q=Roe')).json().data).toEqual([]);

    const clerk = court.as('clerk');
    expect((await clerk.get('/courtdoc/cases/?q=Roe 26CV09999')).json().data).toEqual([
      { id: found!.id, case_number: '26CV09999', title: 'Roe v. Doe' },
    ]);
    expect((await clerk.get(`/courtdoc/prefill/?case_id=${found!.id}`)).json()).toMatchObject({
      jurisdiction: 'California',
      case_data: {
        county: 'Alder',
        case_number: '26CV09999',
        judge_name: 'Ruth Ortega',
        plaintiffs: 'Ana Roe',
        defendants: 'Bo Doe',
      },
    });
  });

  test('starts with the attorney’s roster entry', async () => {
    const { person_id } = court.person('attorney');
    await court.db.insert(attorneys).values({
      court_id: court.services.config.court.id,
      person_id,
      full_name: 'Alex Q. Example',
      bar_number: '000123',
      status: 'Active',
      type: 'Civil',
    });
    expect((await court.as('attorney').get('/courtdoc/prefill/')).json().case_data).toMatchObject({
      filer_name: 'Alex Q. Example',
      bar_number: '000123',
    });
    expect((await court.as('self_represented').get('/courtdoc/prefill/')).json().case_data).toMatchObject({
      self_represented: 'yes',
      email: court.person('self_represented').email,
    });
  });

  test.each(forums)('every template can be made for %s', async (jurisdiction) => {
    for (const template_id of templateIds) {
      const case_data = sampleCaseData(template_id, jurisdiction);
      const reply = await court.as('attorney').post('/courtdoc/preview/', { template_id, jurisdiction, case_data });
      expect(reply.statusCode, template_id).toBe(200);
      expect(reply.json().missing, template_id).toEqual([]);
    }
  });
});

describe('the history', () => {
  test('shows the user’s filings, analyses, and documents, newest first, filtered and searched', async () => {
    const { token } = await court.join('attorney', 'Historian');
    const knock = court.with(token);
    const { analysis } = (await analyze(knock)).json();
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    const { document } = (await knock.post('/courtdoc/generated/', paper('answer'))).json();
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    const { filing_id } = (await knock.post(`/courtdoc/history/analysis/${analysis.id}/filing/`, {})).json();

    // A draft is not a filing, and is listed with the drafts.
    expect((await knock.get('/courtdoc/history/')).json().total).toBe(2);
    await court.db.update(filings).set({ state: 'received' }).where(eq(filings.id, filing_id));

    const all = (await knock.get('/courtdoc/history/')).json();
    expect(all.total).toBe(3);
    expect(all.data.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
      ['filing', filing_id],
      ['generated', document.id],
      ['analysis', analysis.id],
    ]);
    expect(all.data[0]).toMatchObject({ state: 'received', file_type: 'pdf', filing_id });
    expect(all.data[0].version_id).toEqual(expect.any(String));
    const kinds = async (query: string) =>
      (await knock.get(`/courtdoc/history/?${query}`)).json().data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds('kind=generated')).toEqual(['generated']);
    expect(await kinds('q=answer 26CV004117')).toEqual(['generated']);
    expect(await kinds('q=100%25')).toEqual([]);
  });

  test('is paged', async () => {
    const { token, person_id } = await court.join('attorney', 'Prolific Writer');
    const court_id = court.services.config.court.id;
    const one = (n: number) => ({
      person_id,
      court_id,
      sha256: 'a'.repeat(64),
      file_name: `paper ${n}.txt`,
      file_type: 'txt' as const,
      file_size: 1,
      reading: emptyReading(),
      processing_time_seconds: 0.1,
      analyzed_at: new Date(court.clock.now.getTime() + n),
      expires_at: new Date(court.clock.now.getTime() + 1_000_000),
    });
    await court.db.insert(documentAnalyses).values(Array.from({ length: 21 }, (_, n) => one(n)));
    const second = (await court.with(token).get('/courtdoc/history/?page=2')).json();
    expect(second).toMatchObject({ total: 21, total_pages: 2 });
    expect(second.data.map(({ title }: { title: string }) => title)).toEqual(['paper 0.txt']);
  });

  test('deletes a document that its owner removes, and keeps the filing made from it', async () => {
    const { token } = await court.join('self_represented', 'Remover');
    const knock = court.with(token);
    const { analysis } = (await analyze(knock)).json();
    const { filing_id } = (await knock.post(`/courtdoc/history/analysis/${analysis.id}/filing/`, {})).json();
    await court.db.update(filings).set({ state: 'received' }).where(eq(filings.id, filing_id));
    const url = `/courtdoc/history/analysis/${analysis.id}/`;
    expect((await court.as('clerk').delete(url)).statusCode).toBe(404);
    expect((await knock.delete(url)).statusCode).toBe(200);
    expect((await knock.delete(url)).statusCode).toBe(404);
    expect((await knock.get('/courtdoc/history/')).json().data.map(({ id }: { id: string }) => id)).toEqual([
      filing_id,
    ]);
    const [kept] = await court.db
      .select()
      .from(filings)
      .where(and(eq(filings.id, filing_id), eq(filings.state, 'received')));
    expect(kept).toBeDefined();
  });

  test('does not remove bytes that came a moment ago', async () => {
    const { services, clock } = court;
    async function* bytes() {
      yield Buffer.from('somebody is just sending this');
    }
    const { sha256 } = await services.blobs.put(bytes(), 1000);
    await discardBlob(services, sha256);
    expect(await services.blobs.exists(sha256)).toBe(true);
    const tomorrow = new Date(clock.now.getTime() + blobGraceMs + 60_000);
    await discardBlob({ ...services, now: () => tomorrow }, sha256);
    expect(await services.blobs.exists(sha256)).toBe(false);
  });
});

describe('the filing requirements', () => {
  const ask = async (query: string) =>
    (await court.as('self_represented').get(`/courtdoc/requirements/?${query}`)).json();

  test('are served by court, case type, and document type, each with authority and confidence', async () => {
    const found = await ask(
      'jurisdiction=California&court_level=State Court&case_type=Civil Complaint&doc_type=complaint',
    );
    expect(found.total).toBeGreaterThan(10);
    for (const one of found.data) {
      expect(one.citation).not.toBe('');
      expect(['verified', 'high', 'uncertain']).toContain(one.confidence);
      expect(one.jurisdiction).toContain('California');
    }
    expect(found.data.length).toBe(20);
    expect(found.fees.length).toBeGreaterThan(0);
    expect(found.fees.every(({ citation }: { citation: string }) => citation !== '')).toBe(true);
  });

  test('are found by words, all of which must appear there', async () => {
    const found = await ask('q=CRC 2.108');
    expect(found.data.map(({ citation }: { citation: string }) => citation).join()).toContain('2.108');
    expect((await ask('q=no such words at all anywhere')).total).toBe(0);
  });

  test('are available to everyone, without an account', async () => {
    expect((await court.as('pending_judge').get('/courtdoc/requirements/')).statusCode).toBe(200);
    expect((await court.as('it_personnel').get('/courtdoc/requirements/')).statusCode).toBe(200);
    expect((await court.as('visitor').get('/courtdoc/requirements/')).statusCode).toBe(200);
  });
});
