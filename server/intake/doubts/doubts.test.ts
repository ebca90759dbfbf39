import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SubmissionDoubted } from '#contract/drafts';
import { HeldSubmission } from '#contract/heldSubmissions';
import { attorneys } from '#server/db/schema/attorneys';
import { cases, parties } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { draftAs, fileAs, waitUntilRead } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const paper = (caption: string, rest = 'Corrected.') =>
  `${caption}\n\nWANDA WESTMORELAND,\n  Plaintiff,\nv.\nEXAMPLE MOTORS LLC,\n  Defendant.\n\nCase No. CGC-22-600095\n\nCOMPLAINT FOR DAMAGES\n\n${rest}`;
const sanFrancisco = paper('SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF SAN FRANCISCO');

const draft = (parts: FormPart[]) => draftAs(court.as('attorney'), parts);
const file = async (id: string, more: object = {}, capacity: 'attorney' | 'self_represented' = 'attorney') => {
  const { draft: of } = (await court.as('attorney').get(`/documents/${id}/`)).json();
  return court.as(capacity).post(`/documents/${id}/file/`, { version: of.version, ...more });
};
const heldOf = (reply: { json: () => { details: unknown } }) => HeldSubmission.parse(reply.json().details);
/** The doubts with which filing a draft of one document is answered. */
const doubtsOf = (reply: { json: () => { details: unknown } }) =>
  SubmissionDoubted.parse(reply.json().details).documents[0]!.doubts;
const stored = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;

describe('a filer', () => {
  test('must confirm a document of another court before it is filed', async () => {
    const id = await draft([['main_document', sanFrancisco, 'Complaint.txt']]);
    const reply = await file(id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'submission_doubted']);
    const doubts = doubtsOf(reply);
    const other = doubts.find(({ kind }) => kind === 'court')!;
    expect(other.document).toMatch(/San Francisco/i);
    expect(other.message).toContain('You are filing in the');
    expect(doubts.find(({ kind }) => kind === 'case')).toMatchObject({ document: 'CGC-22-600095', expected: null });
    expect((await stored(id)).state).toBe('draft');
  });

  test('confirms without sending the files again, and the clerk sees what was confirmed', async () => {
    const id = await draft([
      ['main_document', `${sanFrancisco} Filed after a question.`, 'Complaint.txt'],
      ['supporting_documents', 'EXHIBIT A', 'Exhibit A.txt'],
    ]);
    const doubts = doubtsOf(await file(id));
    const reply = await file(id, { confirmed_doubts: true });
    expect(reply.statusCode, reply.body).toBe(201);
    const seen = (await court.as('clerk').get(`/documents/${id}/`)).json();
    expect(seen.confirmed_doubts).toEqual([{ on: 'filing', confirmed_at: expect.any(String), doubts }]);
    expect(seen.documents.map(({ title }: { title: string }) => title)).toEqual(['Complaint.txt', 'Exhibit A.txt']);
  });

  test('is asked nothing about a value that the filer corrected', async () => {
    const id = await draft([['main_document', `${sanFrancisco} Misread.`, 'Complaint.txt']]);
    const of = async () => doubtsOf(await file(id)).map(({ kind }) => kind);
    expect(await of()).toContain('court');
    const { statusCode } = await court.as('attorney').put(`/documents/edit/${id}/`, {
      ...{ court: 'Superior Court of California, County of Alder', location: 'Alder County' },
    });
    expect(statusCode).toBe(200);
    expect(await of()).not.toContain('court');
  });

  test('is asked about another attorney’s document, and about one that was filed before', async () => {
    const { person_id } = court.person('attorney');
    const court_id = court.services.config.court.id;
    const own = {
      full_name: 'Test attorney',
      bar_number: '900001',
      status: 'Active' as const,
      type: 'Private' as const,
      person_id,
      court_id,
    };
    await court.db.insert(attorneys).values(own);
    await fileAs(court.as('attorney'));
    const doubts = doubtsOf(await file(await draft([['main_document', aComplaint(), 'Complaint again.pdf']])));
    expect(doubts.find(({ kind }) => kind === 'filer')).toMatchObject({ expected: 'Test attorney, bar number 900001' });
    expect(doubts.find(({ kind }) => kind === 'duplicate')!.message).toContain('the same content as Complaint.pdf');
  });

  test('is not asked about another draft of the same document, which is not filed', async () => {
    const text = `${sanFrancisco} Two drafts.`;
    await draft([['main_document', text, 'One.txt']]);
    const doubts = doubtsOf(await file(await draft([['main_document', text, 'Two.txt']])));
    expect(doubts.find(({ kind }) => kind === 'duplicate')).toBeUndefined();
  });

  test('does not disclose whether another person’s case exists', async () => {
    const court_id = court.services.config.court.id;
    const [existing] = await court.db
      .insert(cases)
      .values({
        ...{ court_id, case_number: '26CV70001', title: 'Pemberton v. Lockridge', status: 'open' as const },
        ...{ case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' },
      })
      .returning({ id: cases.id });
    await court.db
      .insert(parties)
      .values({ case_id: existing!.id, full_name: 'Petra Pemberton', role: 'plaintiff', position: 0 });
    const of = async (number: string) => {
      const text = sanFrancisco.replace('CGC-22-600095', number);
      return doubtsOf(await file(await draft([['main_document', text, 'Complaint.txt']])));
    };
    const there = await of('26CV70001');
    expect(JSON.stringify(there)).not.toContain('Pemberton');
    expect(JSON.stringify(there).replaceAll('26CV70001', 'N')).toBe(
      JSON.stringify(await of('26CV70002')).replaceAll('26CV70002', 'N'),
    );
  });
});

describe('a document from the filing history', () => {
  const analyze = async (text: string, name: string) => {
    const form = await formOf(['document', text, name]);
    const reply = await court.as('attorney').post('/courtdoc/analyses/', form.payload, form.headers);
    return reply.json().analysis.id as string;
  };

  test('is a draft, once, and is filed like every other', async () => {
    await fileAs(court.as('attorney'), [['main_document', `${sanFrancisco} Twice.`, 'Twice.txt']]);
    const address = `/courtdoc/history/analysis/${await analyze(`${sanFrancisco} Twice.`, 'Twice again.txt')}/filing/`;
    const made = await court.as('attorney').post(address, {});
    expect(made.statusCode, made.body).toBe(201);
    const id = made.json().filing_id;
    await waitUntilRead(court.as('attorney'), id);
    expect((await court.as('attorney').post(address, {})).json().filing_id).toBe(id);
    const doubts = doubtsOf(await file(id));
    expect(doubts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['court', 'case', 'duplicate']));
    expect(doubts.find(({ kind }) => kind === 'duplicate')!.message).toContain('Twice.txt');
    expect((await file(id, { confirmed_doubts: true })).statusCode).toBe(201);
    expect((await court.as('attorney').post(address, {})).json().filing_id).toBe(id);
  });
});

describe('the correction of a returned filing', () => {
  let id: string;
  const correct = async (...parts: FormPart[]) => {
    const form = await formOf(...parts);
    return court.as('attorney').put(`/documents/${id}/correction/`, form.payload, form.headers);
  };
  beforeAll(async () => {
    id = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
    await court.db.update(filings).set({ state: 'returned' }).where(eq(filings.id, id));
    court.clock.now = new Date(court.clock.now.getTime() + 10 * 60_000);
  });

  test('by another case’s document is held, with both documents’ values side by side', async () => {
    const { received_at, case_number } = await stored(id);
    const reply = await correct(['main_document', sanFrancisco, 'Other.txt']);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'correction_doubted']);
    const { doubts } = heldOf(reply);
    expect(doubts.find(({ kind }) => kind === 'case')).toMatchObject({
      ...{ expected: case_number, document: 'CGC-22-600095' },
    });
    expect(doubts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['case', 'parties', 'court', 'document']));
    expect(await stored(id)).toMatchObject({ state: 'returned', received_at, document_name: 'Answer.pdf' });
  });

  test('shows its first page only to its sender', async () => {
    const { held_submission } = heldOf(await correct(['main_document', makePdf(['ANOTHER DOCUMENT']), 'Other.pdf']));
    const page = `/documents/held/${held_submission}/page`;
    const reply = await court.as('attorney').get(page);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await court.as('clerk').get(page)).json().code).toBe('not_found');
  });

  test('by something in which nothing can be compared is held', async () => {
    const reply = await correct(['main_document', 'Nothing of a caption.', 'Blank.txt']);
    expect(heldOf(reply).doubts).toMatchObject([{ kind: 'document', document: 'Blank.txt', expected: null }]);
  });

  test('that is held is discarded by its sender, and can no longer be confirmed', async () => {
    const { held_submission } = heldOf(await correct(['main_document', sanFrancisco, 'Dropped.txt']));
    const address = `/documents/held/${held_submission}/`;
    expect((await court.as('self_represented').delete(address)).statusCode).toBe(404);
    expect((await court.as('attorney').delete(address)).json().message).toBe('Dropped.txt was not filed');
    const late = await correct(['held_submission', held_submission]);
    expect(late.json().code).toBe('held_submission_gone');
    expect((await stored(id)).state).toBe('returned');
  });

  test('by a different document counts as received when it is confirmed, and the clerk sees why', async () => {
    const before = await stored(id);
    const { held_submission, doubts } = heldOf(await correct(['main_document', sanFrancisco, 'Other.txt']));
    const waiting = async () =>
      ((await court.as('attorney').get('/documents/held/')).json().data as { corrects: string | null }[]).filter(
        ({ corrects }) => corrects === id,
      );
    expect((await waiting()).length).toBeGreaterThan(0);
    const reply = await correct(['held_submission', held_submission]);
    expect(await waiting()).toEqual([]);
    expect(reply.statusCode, reply.body).toBe(200);
    const after = await stored(id);
    expect(after).toMatchObject({ state: 'received', first_received_at: before.received_at });
    expect(after.received_at).toEqual(court.clock.now);
    expect((await court.as('clerk').get(`/documents/${id}/`)).json()).toMatchObject({
      first_received_at: before.received_at.toISOString(),
      confirmed_doubts: [{ on: 'filing' }, { on: 'correction', doubts }],
    });
  });

  test('by the same document without its defect is accepted immediately and keeps its time', async () => {
    const other = await fileAs(court.as('attorney'), [['main_document', `${sanFrancisco} As returned.`, 'A.txt']]);
    await court.db.update(filings).set({ state: 'returned' }).where(eq(filings.id, other));
    id = other;
    const { received_at } = await stored(other);
    court.clock.now = new Date(court.clock.now.getTime() + 10 * 60_000);
    const reply = await correct(['main_document', `${sanFrancisco}\n\n/s/ Jane Roe`, 'B.txt']);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await stored(other)).toMatchObject({
      received_at,
      first_received_at: null,
      confirmed_doubts: [{ on: 'filing' }],
    });
  });
});
