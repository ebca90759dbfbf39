import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DocketProposal } from '#contract/docketProposal';
import { DraftEnvelope } from '#contract/draftEnvelope';
import { ReviewOptions } from '#contract/review';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { documentChoices, envelopeChoices } from '#server/db/schema/filerChoices';
import { documents, filings } from '#server/db/schema/filings';
import { applyDecision } from '#server/review/applyDecision';
import { addTo, draftAs, fileAs, fileDraftAs } from '#server/testing/fileAs';
import type { FormPart } from '#server/testing/formOf';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
/** A case that the attorney sees, and one that only another attorney sees. */
let own: { id: string; case_number: string };
let others: { id: string; case_number: string };
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  own = await openCase(attorney());
  others = await openCase(court.with((await court.join('attorney', 'Another Attorney')).token));
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const pathOf = (envelope: string) => `/documents/drafts/${envelope}/envelope/`;
const read = async (envelope: string) => DraftEnvelope.parse((await attorney().get(pathOf(envelope))).json());
const options = async (id: string) => ReviewOptions.parse((await clerk().get(`/review/${id}/`)).json());
let count = 0;
const letter = (): FormPart[] => [['main_document', `To the court: letter ${++count}.`, `Letter ${count}.txt`]];

async function accept(id: string, decision: object = {}): Promise<void> {
  const { version } = await options(id);
  const reply = await clerk().post(`/review/${id}/decision/`, { version, decision: 'accepted', ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}

async function openCase(knock: ReturnType<TestServer['as']>) {
  const id = await fileAs(knock);
  await accept(id, { placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
  const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
  const [opened] = await court.db.select().from(cases).where(eq(cases.id, filing!.case_id!));
  return opened!;
}

/** A draft with what saves its envelope, each time in its newest version. */
async function makeDraft(parts?: FormPart[]) {
  const id = await draftAs(attorney(), parts);
  const envelope = (await attorney().get(`/documents/${id}/`)).json().draft.id as string;
  const lead = (await read(envelope)).documents.find(({ kind }) => kind === 'lead')!;
  const put = async (body: object, knock = attorney()) =>
    knock.put(pathOf(envelope), { version: (await read(envelope)).version, ...body });
  const save = async (body: object) => {
    const reply = await put(body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json() as DraftEnvelope & { draft_version_before: number };
  };
  return { id, envelope, lead: lead.document_id, put, save };
}

describe('the envelope of a draft', () => {
  test('proposes the case that the caption names, the filing code, and the filing party, with the words of the page', async () => {
    const { envelope } = await makeDraft([['main_document', anAnswer(), 'Answer.pdf']]);
    const proposed = await read(envelope);
    expect(proposed).toMatchObject({
      version: 0,
      destination: { chosen: null, proposed: 'number', case: null, case_number: '26CV00398' },
      questions: [],
    });
    expect(proposed.destination.evidence).toEqual({ quote: '26CV00398', page: 1 });
    expect(proposed.parties).toContainEqual({
      ...{ name: 'Sample Builders, LLC', role: 'Defendant' },
      evidence: { quote: 'SAMPLE BUILDERS, LLC', page: 1 },
    });
    const [document] = proposed.documents;
    expect(document!.code).toEqual({ chosen: null, proposed: 'answer', certain: true });
    expect(document!.on_behalf_of!.proposed).toEqual(['Sample Builders, LLC']);
  });

  test('asks only what could not be read: the case and the code of a letter', async () => {
    const { envelope, lead, save } = await makeDraft(letter());
    const asked = (await read(envelope)).questions;
    expect(asked).toContainEqual({ about: 'destination', document_id: null });
    const answered = await save({
      destination: { to: 'case', case_id: own.id },
      documents: [{ document_id: lead, code: 'letter' }],
    });
    expect(answered.questions.filter(({ about }) => about !== 'on_behalf_of')).toEqual([]);
  });

  test('keeps what its owner chose, raises the version of the draft, and belongs to no one else', async () => {
    const { envelope, lead, save, put } = await makeDraft();
    const saved = await save({
      destination: { to: 'new', case_type: 'Civil Complaint', category: 'california.cm010.06' },
      note_to_clerk: 'Related to yesterday’s filing.',
      client_matter: '1042-7',
      documents: [{ document_id: lead, code: 'complaint', on_behalf_of: ['Morgan Sample'] }],
    });
    expect(saved.draft_version).toBe(saved.draft_version_before + 1);
    const again = await read(envelope);
    expect(again).toMatchObject({
      version: 1,
      destination: { chosen: 'new' },
      category: { chosen: 'california.cm010.06', label: 'Breach of contract or warranty' },
      note_to_clerk: 'Related to yesterday’s filing.',
      client_matter: '1042-7',
    });
    expect(again.documents[0]).toMatchObject({
      code: { chosen: 'complaint' },
      on_behalf_of: { chosen: ['Morgan Sample'] },
    });
    // What is left out stays, and null restores the proposal.
    await save({ destination: null });
    expect(await read(envelope)).toMatchObject({ destination: { chosen: null }, client_matter: '1042-7' });
    for (const capacity of ['clerk', 'judge', 'self_represented'] as const) {
      expect((await court.as(capacity).get(pathOf(envelope))).statusCode, capacity).toBe(404);
      expect((await put({ note_to_clerk: 'x' }, court.as(capacity))).statusCode, capacity).toBe(404);
    }
  });

  test('refuses a change of an older version, and stores one of two at the same moment', async () => {
    const { envelope } = await makeDraft();
    const both = await Promise.all(
      ['one', 'two'].map((note_to_clerk) => attorney().put(pathOf(envelope), { version: 0, note_to_clerk })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('envelope_changed');
    expect((await read(envelope)).version).toBe(1);
  });

  test('offers the filer’s cases only, and takes the number of any other as text', async () => {
    const search = async (q: string) =>
      (await attorney().get(`/documents/drafts/cases/?q=${encodeURIComponent(q)}`))
        .json()
        .cases.map(({ id }: { id: string }) => id);
    expect(await search(own.case_number)).toEqual([own.id]);
    expect(await search(others.case_number)).toEqual([]);
    const { envelope, put, save } = await makeDraft();
    for (const case_id of [others.id, randomUUID()]) {
      const reply = await put({ destination: { to: 'case', case_id } });
      expect([reply.statusCode, reply.json().details.fields[0].field]).toEqual([400, 'destination']);
    }
    // The same answer, whether or not the court has the case.
    const known = (await save({ destination: { to: 'number', case_number: others.case_number } })).destination;
    const unknown = (await save({ destination: { to: 'number', case_number: '99CV99999' } })).destination;
    expect({ ...known, case_number: '' }).toEqual({ ...unknown, case_number: '' });
    expect(await read(envelope)).toMatchObject({ destination: { chosen: 'number', case: null } });
    const typed = await save({ destination: { to: 'number', case_number: own.case_number } });
    expect(typed.destination.case?.id).toBe(own.id);
  });

  test('refuses a category or a filing code that the court does not have', async () => {
    const { lead, put } = await makeDraft();
    const category = await put({ destination: { to: 'new', case_type: null, category: 'texas.mar3' } });
    const code = await put({ documents: [{ document_id: lead, code: 'weather_report' }] });
    expect([category.statusCode, code.statusCode]).toEqual([400, 400]);
    const { codes } = (await attorney().get('/filing-codes/')).json();
    expect(codes.map(({ id }: { id: string }) => id)).toContain('answer');
  });

  test('is deleted with its draft', async () => {
    const { id, envelope, lead, save } = await makeDraft();
    await save({ note_to_clerk: 'x', documents: [{ document_id: lead, code: 'complaint' }] });
    expect((await attorney().delete(`/documents/drafts/${envelope}/`)).statusCode, id).toBe(200);
    expect(await court.db.$count(envelopeChoices, eq(envelopeChoices.envelope_id, envelope))).toBe(0);
    expect(await court.db.$count(documentChoices, eq(documentChoices.document_id, lead))).toBe(0);
  });
});

describe('a filed envelope', () => {
  test('goes to the case that the filer chose, under the filer’s code, and on behalf of the filer’s choice', async () => {
    const { id, lead, save } = await makeDraft(letter());
    await save({
      destination: { to: 'case', case_id: own.id },
      note_to_clerk: 'The original was mailed.',
      client_matter: 'secret-77',
      documents: [{ document_id: lead, on_behalf_of: ['Example Logistics, Inc.'] }],
    });
    const { codes } = (await attorney().get('/filing-codes/')).json() as { codes: { id: string; label: string }[] };
    const code = codes.find(({ id: one }) => one === 'discovery_notice')!;
    await save({ documents: [{ document_id: lead, code: code.id }] });
    await fileDraftAs(attorney(), id);
    const review = await options(id);
    expect(review.placement.found).toMatchObject({ id: own.id, parties_match: true });
    expect(review.filer_choices).toMatchObject({
      ...{ destination: 'case', case_number: own.case_number, code: code.label },
      ...{ note_to_clerk: 'The original was mailed.', on_behalf_of: ['Example Logistics, Inc.'] },
    });
    expect(JSON.stringify(review)).not.toContain('secret-77');
    expect((await clerk().get(`/documents/${id}/`)).body).not.toContain('secret-77');
    const kept = (await attorney().get(`/documents/${id}/choices/`)).json();
    expect(kept).toMatchObject({ client_matter: 'secret-77', choices: { case_number: own.case_number } });
    expect((await clerk().get(`/documents/${id}/choices/`)).json()).toMatchObject({ client_matter: '' });
    const entry = (await clerk().get(`/review/${id}/docket-entry/?join=${own.id}`)).json() as DocketProposal;
    expect(entry).toMatchObject({ code: code.id, on_behalf_of: 'Defendant Example Logistics, Inc.' });
    // Without a choice of the clerk, the acceptance uses the filer's.
    await accept(id);
    const [docketed] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
    expect(docketed).toMatchObject({ case_id: own.id, code: code.id });
  });

  test('opens a new case in the category that the filer chose, which the clerk can change', async () => {
    const { id, save } = await makeDraft();
    const category = 'california.cm010.06';
    await save({ destination: { to: 'new', case_type: 'Civil Complaint', category } });
    await fileDraftAs(attorney(), id);
    const review = await options(id);
    expect(review.filer_choices).toMatchObject({ destination: 'new', case_type: 'Civil Complaint' });
    expect(review.placement).toMatchObject({ case_type: 'Civil Complaint', category });
    await accept(id, { placement: { open: { case_type: 'Civil Complaint', category, number: 'next' } } });
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    const [opened] = await court.db.select().from(cases).where(eq(cases.id, filing!.case_id!));
    expect(opened).toMatchObject({ category });
  });

  test('has attachments under the names that the filer gave them, and they stay as chosen', async () => {
    const { id, envelope, save } = await makeDraft();
    await addTo(attorney(), id, [['supporting_document', 'EXHIBIT A\n\nThe lease.', 'exhibit_a.txt']]);
    const attached = (await read(envelope)).documents.find(({ kind }) => kind === 'supporting')!;
    expect(attached).toMatchObject({ position: { proposed: 'exhibit' }, description: { proposed: 'Exhibit A' } });
    await save({
      documents: [{ document_id: attached.document_id, position: 'exhibit', description: 'Exhibit A, lease' }],
    });
    await fileDraftAs(attorney(), id);
    const [stored] = await court.db.select().from(documents).where(eq(documents.id, attached.document_id));
    expect(stored!.title).toBe('Exhibit A, lease');
    expect((await options(id)).filer_choices!.attachments).toMatchObject([
      { title: 'Exhibit A, lease', position: 'exhibit' },
    ]);
    // A filed envelope cannot be changed here.
    expect((await attorney().put(pathOf(envelope), { version: 1, note_to_clerk: 'x' })).statusCode).toBe(404);
  });

  test('is routed by the filing code that the filer chose', async () => {
    const section = randomUUID();
    const rules = [{ section_id: section, conditions: { filing_codes: ['demurrer'] } }];
    const admin = court.as('court_administrator');
    const { version } = (await admin.get('/settings/review-sections/')).json();
    const sections = [{ id: section, name: 'Law and motion' }];
    const saved = await admin.put('/settings/review-sections/', { version, sections, rules });
    expect(saved.statusCode, saved.body).toBe(200);
    const { id, lead, save } = await makeDraft();
    await save({ documents: [{ document_id: lead, code: 'demurrer' }] });
    await fileDraftAs(attorney(), id);
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(filing!.section_id).toBe(section);
  });

  test('is not filed with a category that the court no longer uses, and states what to change', async () => {
    const admin = court.as('court_administrator');
    const { pack, version } = (await admin.get('/settings/pack/')).json();
    const category = pack.categories.find((one: { id: string }) => one.id === 'california.cm010.31');
    const { id, envelope, save } = await makeDraft();
    await save({ destination: { to: 'new', case_type: 'Civil Complaint', category: category.id } });
    const retired = await admin.put('/settings/pack/categories/', { ...category, active: false, version });
    expect(retired.statusCode, retired.body).toBe(200);
    const { draft_version } = await read(envelope);
    const reply = await attorney().post(`/documents/${id}/file/`, { version: draft_version, confirmed_doubts: true });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'envelope_not_usable']);
    expect(reply.json().details.fields[0].message).toContain('Choose another one');
    await save({ destination: { to: 'new', case_type: 'Civil Complaint', category: null } });
    await fileDraftAs(attorney(), id);
  });
});
