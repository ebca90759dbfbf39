import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftEnvelope } from '#contract/draftEnvelope';
import { DraftSubmission, type PartOutcome, type SubmissionPart } from '#contract/draftSubmission';
import { courts } from '#server/db/schema/courts';
import { filingReceipts } from '#server/db/schema/filingReceipts';
import { documents, envelopes, filings } from '#server/db/schema/filings';
import { courtUploadLimits } from '#server/db/schema/uploads';
import { addTo, draftAs, waitUntilRead } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await court.db
    .insert(courts)
    .values([
      { id: 'birch', name: 'Birch Court', level: 'State Court', jurisdiction: 'Texas', time_zone: 'America/Chicago' },
    ]);
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const attorney = () => court.as('attorney');
const home = () => court.services.config.court.id;
const draftOf = async (id: string) => (await attorney().get(`/documents/${id}/`)).json().draft.id as string;

async function submissionOf(draft: string): Promise<SubmissionPart[]> {
  const reply = await attorney().get(`/documents/drafts/${draft}/submission/`);
  expect(reply.statusCode, reply.body).toBe(200);
  return DraftSubmission.parse(reply.json()).parts;
}

/** A draft for this court with one for the other court, both of which are read. */
async function forBoth(parts = [['main_document', aComplaint(), 'Complaint.pdf']] as never) {
  const id = await draftAs(attorney(), parts);
  const draft = await draftOf(id);
  const reply = await attorney().post(`/documents/drafts/${draft}/courts/`, { court_id: 'birch' });
  expect(reply.statusCode, reply.body).toBe(201);
  const copy = DraftSubmission.parse(reply.json()).parts[1]!;
  await waitUntilRead(attorney(), copy.lead_id);
  return { id, draft, copy: copy.id, copyLead: copy.lead_id };
}

async function fileAll(draft: string, more: object = { confirmed_doubts: true }) {
  const parts = (await submissionOf(draft)).map(({ id, version }) => ({ id, version }));
  return attorney().post(`/documents/drafts/${draft}/submission/file/`, { parts, ...more });
}

describe('a draft for several courts', () => {
  test('is made of the same stored documents, and the other court reads, charges, and limits it by its own rules', async () => {
    const { draft, id, copyLead } = await forBoth();
    const [here, there] = await submissionOf(draft);
    expect(here).toMatchObject({ id: draft, court: { id: home() }, copied_from: null });
    expect(there).toMatchObject({ court: { id: 'birch', name: 'Birch Court' }, copied_from: draft, is_current: true });
    expect(there!.bytes).toBe(here!.bytes);
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, copyLead));
    expect(filing).toMatchObject({ state: 'draft', court_id: 'birch', jurisdiction: 'Texas' });
    const { courts: left } = (await attorney().get(`/documents/drafts/${draft}/submission/`)).json();
    expect(left).toEqual([]);
    const twice = await attorney().post(`/documents/drafts/${draft}/courts/`, { court_id: 'birch' });
    expect(twice.json().parts).toHaveLength(2);
    const both = (await attorney().get('/documents/drafts/')).json().data as { other_court: string | null }[];
    expect(both.map(({ other_court }) => other_court)).toContain('Birch Court');
    expect((await attorney().get(`/documents/${id}/`)).json().draft.id).toBe(draft);
  });

  test('takes its choices in the other court, from a session in this one', async () => {
    const { copy } = await forBoth();
    const path = `/documents/drafts/${copy}/envelope/`;
    const before = DraftEnvelope.parse((await attorney().get(path)).json());
    expect(before.court_id).toBe('birch');
    const saved = await attorney().put(path, {
      version: before.version,
      destination: { to: 'number', case_number: 'D-1-26-7' },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().destination).toMatchObject({ chosen: 'number', case_number: 'D-1-26-7' });
    expect((await attorney().get(`/documents/drafts/${copy}/service/`)).statusCode).toBe(200);
    expect((await attorney().get(`/payments/drafts/${copy}/`)).statusCode).toBe(200);
    const codes = await attorney().get('/filing-codes/?court_id=birch');
    expect(codes.json().codes.length).toBeGreaterThan(0);
    expect((await attorney().get('/filing-codes/?court_id=nowhere')).statusCode).toBe(404);
  });

  test('asks for the case in the other court even if the caption has a number of this one', async () => {
    const { draft } = await forBoth([['main_document', anAnswer(), 'Answer.pdf']] as never);
    const [here, there] = await submissionOf(draft);
    expect(here!.destination.certain).toBe(true);
    expect(there!.destination.certain).toBe(false);
    expect(there!.questions).toBeGreaterThan(0);
  });

  test('is filed with each court after the doubts are confirmed, each with a receipt of its own', async () => {
    const { draft, id, copyLead } = await forBoth();
    const asked = await fileAll(draft, {});
    expect(asked.statusCode, asked.body).toBe(409);
    expect(asked.json().details.documents).toContainEqual(expect.objectContaining({ court: 'Birch Court' }));
    const before = await court.db
      .select()
      .from(filings)
      .where(inArray(filings.id, [id, copyLead]));
    expect(before.map(({ state }) => state)).toEqual(['draft', 'draft']);

    const parts = (await submissionOf(draft)).map(({ id: of, version }) => ({ id: of, version }));
    const call = () =>
      attorney().post(`/documents/drafts/${draft}/submission/file/`, { parts, confirmed_doubts: true });
    const outcomes = (await call()).json().outcomes as PartOutcome[];
    expect(outcomes.map(({ court: of, status, error }) => [of.id, status, error])).toEqual([
      [home(), 'received', null],
      ['birch', 'received', null],
    ]);
    const numbers = await court.db
      .select({ court_id: filingReceipts.court_id })
      .from(filingReceipts)
      .where(
        inArray(
          filingReceipts.envelope_id,
          outcomes.map((one) => one.draft_id),
        ),
      );
    expect(numbers.map((one) => one.court_id).sort()).toEqual([home(), 'birch'].sort());
    const again = (await call()).json().outcomes as PartOutcome[];
    expect(again.map((one) => one.filings)).toEqual(outcomes.map((one) => one.filings));
  });

  test('is received by one court while another refuses it, and what was refused is filed later', async () => {
    const { draft, copy, copyLead } = await forBoth();
    await court.db
      .insert(courtUploadLimits)
      .values({ court_id: 'birch', document_mb: null, envelope_mb: 1, authority: 'Local Rule 5', version: 1 });
    await court.db.execute(
      `update document_versions set file_size = 2000000 where document_id in (select id from documents where filing_id = '${copyLead}')`,
    );
    const outcomes = (await fileAll(draft)).json().outcomes as PartOutcome[];
    expect(outcomes.map(({ status, error }) => [status, error?.code])).toEqual([
      ['received', undefined],
      ['refused', 'envelope_over_court_limit'],
    ]);
    expect(outcomes[1]!.error!.error).toContain('larger than this court takes');
    await court.db.delete(courtUploadLimits);
    expect((await submissionOf(copy)).map(({ id }) => id)).toEqual([copy]);
    expect((await attorney().get(`/documents/${copyLead}/`)).json().state).toBe('draft');
    const later = (await fileAll(copy)).json().outcomes as PartOutcome[];
    expect(later.map(({ court: of, status }) => [of.id, status])).toEqual([['birch', 'received']]);
  });

  test('is not filed with a court whose copy lacks a document that was added since, until the copy is updated', async () => {
    const { draft, id, copy } = await forBoth();
    await addTo(attorney(), id, [['supporting_document', 'Exhibit A. A letter.', 'Exhibit A.txt']]);
    const stale = (await submissionOf(draft))[1]!;
    expect(stale.is_current).toBe(false);
    const updated = await attorney().post(`/documents/drafts/${copy}/update/`, { version: stale.version });
    expect(updated.statusCode, updated.body).toBe(201);
    const [now] = DraftSubmission.parse(updated.json()).parts;
    expect(now).toMatchObject({ id: copy, is_current: true });
    expect(now!.documents[0]!.attachments).toBe(1);
    expect((await attorney().post(`/documents/drafts/${copy}/update/`, { version: stale.version })).statusCode).toBe(
      409,
    );
  });

  test('is open to no one else, in either court', async () => {
    const { draft, copy } = await forBoth();
    const other = court.with((await court.join('attorney', 'Another Attorney', 'birch')).token);
    for (const path of [`/documents/drafts/${copy}/submission/`, `/documents/drafts/${copy}/envelope/`]) {
      expect((await other.get(path)).statusCode).toBe(404);
      expect((await court.as('clerk').get(path)).statusCode).toBe(404);
    }
    const file = { parts: [{ id: copy, version: 1 }], confirmed_doubts: true };
    expect((await other.post(`/documents/drafts/${draft}/submission/file/`, file)).statusCode).toBe(404);
  });
});

describe('the documents of a draft', () => {
  async function withExhibit() {
    const id = await draftAs(attorney(), [
      ['main_document', aComplaint(), 'Complaint.pdf'],
      ['supporting_documents', anAnswer(), 'Answer.pdf'],
      ['supporting_documents', 'Exhibit B. A letter.', 'Exhibit B.txt'],
    ]);
    const draft = await draftOf(id);
    const all = await court.db.select().from(documents).where(eq(documents.filing_id, id)).orderBy(documents.position);
    const [complaint, answer, exhibit] = all.map((one) => one.id) as [string, string, string];
    return { id, draft, complaint, answer, exhibit };
  }
  const versionOf = async (draft: string) => (await submissionOf(draft))[0]!.version;
  const arrange = async (draft: string, wanted: { lead: string; attachments: string[] }[], version?: number) =>
    attorney().put(`/documents/drafts/${draft}/arrangement/`, {
      version: version ?? (await versionOf(draft)),
      documents: wanted,
    });

  test('an attachment becomes a lead document, is read as one, and becomes an attachment again', async () => {
    const { draft, complaint, answer, exhibit } = await withExhibit();
    const made = await arrange(draft, [
      { lead: answer, attachments: [exhibit] },
      { lead: complaint, attachments: [] },
    ]);
    expect(made.statusCode, made.body).toBe(200);
    const [first, second] = made.json().leads as [string, string];
    await waitUntilRead(attorney(), first);
    const read = DraftEnvelope.parse((await attorney().get(`/documents/drafts/${draft}/envelope/`)).json());
    expect(read.documents.map(({ document_id, kind }) => [document_id, kind])).toEqual([
      [answer, 'lead'],
      [exhibit, 'supporting'],
      [complaint, 'lead'],
    ]);
    expect(read.documents[0]!.code.proposed).toBe('answer');
    expect(
      (await attorney().get(`/documents/drafts/${draft}/`)).json().documents.map((one: { id: string }) => one.id),
    ).toEqual([first, second]);
    const back = await arrange(draft, [{ lead: complaint, attachments: [exhibit, answer] }]);
    expect(back.json().leads).toEqual([second]);
    expect(await court.db.select().from(filings).where(eq(filings.id, first))).toEqual([]);
    const stored = await court.db
      .select()
      .from(documents)
      .where(eq(documents.filing_id, second))
      .orderBy(documents.position);
    expect(stored.map((one) => one.id)).toEqual([complaint, exhibit, answer]);
  });

  test('are not arranged from an older state, or without one of them', async () => {
    const { draft, complaint, answer, exhibit } = await withExhibit();
    const all = [{ lead: complaint, attachments: [answer, exhibit] }];
    expect((await arrange(draft, all, 99)).statusCode).toBe(409);
    expect((await arrange(draft, [{ lead: complaint, attachments: [answer] }])).statusCode).toBe(409);
    expect((await arrange(draft, [{ lead: complaint, attachments: [answer, exhibit, answer] }])).statusCode).toBe(409);
  });

  test('are filed in the order in which they were arranged', async () => {
    const { draft, complaint, answer, exhibit } = await withExhibit();
    const made = await arrange(draft, [
      { lead: answer, attachments: [] },
      { lead: complaint, attachments: [exhibit] },
    ]);
    const leads = made.json().leads as string[];
    for (const lead of leads) await waitUntilRead(attorney(), lead);
    const [outcome] = (await fileAll(draft)).json().outcomes as [PartOutcome];
    expect(outcome.filings.map(({ id }) => id)).toEqual(leads);
    const receipt = await attorney().get(`/documents/${leads[0]}/receipt/`);
    const printed = JSON.stringify(receipt.json());
    expect(printed.indexOf('Answer.pdf')).toBeGreaterThan(0);
    expect(printed.indexOf('Answer.pdf')).toBeLessThan(printed.indexOf('Complaint.pdf'));
    const stored = await court.db.select().from(filings).where(inArray(filings.id, leads));
    expect(leads.map((id) => stored.find((one) => one.id === id)!.envelope_position)).toEqual([0, 1]);
  });

  test('a lead document has a case of its own: a separate part with its own choices and receipt', async () => {
    const id = await draftAs(attorney());
    const draft = await draftOf(id);
    const form = await formOf(['main_document', anAnswer(), 'Answer.pdf'], ['envelope', draft]);
    const added = await attorney().post('/documents/analyze/', form.payload, form.headers);
    const answer = await waitUntilRead(attorney(), added.json().analysis?.id ?? added.json().job.filing_id);
    const version = await versionOf(draft);
    const moved = await attorney().put(`/documents/${answer}/part/`, { version, draft_id: null });
    expect(moved.statusCode, moved.body).toBe(200);
    const parts = DraftSubmission.parse(moved.json()).parts;
    expect(parts.map(({ lead_id, court: of }) => [lead_id, of.id])).toEqual([
      [answer, home()],
      [id, home()],
    ]);
    expect(parts[0]!.destination).toMatchObject({ proposed: 'number', case_number: '26CV00398' });
    const chosen = await attorney().put(`/documents/drafts/${draft}/envelope/`, {
      version: 0,
      destination: { to: 'new', case_type: 'Civil Complaint' },
    });
    expect(chosen.statusCode, chosen.body).toBe(200);
    const outcomes = (await fileAll(draft)).json().outcomes as PartOutcome[];
    expect(outcomes.map(({ status }) => status)).toEqual(['received', 'received']);
    expect(new Set(outcomes.map(({ draft_id }) => draft_id)).size).toBe(2);
    const choicesOf = async (filing: string) =>
      (await court.as('clerk').get(`/review/${filing}/`)).json().filer_choices;
    expect(await choicesOf(id)).toMatchObject({ destination: 'new' });
    expect((await choicesOf(answer))?.destination ?? null).toBeNull();
  });

  test('a lead document moves back to the others, and its empty part is gone', async () => {
    const id = await draftAs(attorney());
    const draft = await draftOf(id);
    const form = await formOf(['main_document', anAnswer(), 'Answer.pdf'], ['envelope', draft]);
    const added = await attorney().post('/documents/analyze/', form.payload, form.headers);
    const answer = await waitUntilRead(attorney(), added.json().analysis?.id ?? added.json().job.filing_id);
    const apart = DraftSubmission.parse(
      (await attorney().put(`/documents/${answer}/part/`, { version: await versionOf(draft), draft_id: null })).json(),
    ).parts[0]!;
    const path = `/documents/${answer}/part/`;
    expect((await attorney().put(path, { version: apart.version, draft_id: null })).statusCode).toBe(409);
    const back = await attorney().put(path, { version: apart.version, draft_id: draft });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json().parts).toHaveLength(1);
    expect(await court.db.select().from(envelopes).where(eq(envelopes.id, apart.id))).toEqual([]);
  });
});
