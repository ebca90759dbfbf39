import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HeldSubmission } from '#contract/heldSubmissions';
import { attorneys } from '#server/db/schema/attorneys';
import { cases, parties } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { heldSubmissions } from '#server/db/schema/heldSubmissions';
import { describeDoubt } from '#server/filings/doubts/describeDoubt';
import { fileAs, sendDocuments } from '#server/testing/fileAs';
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

const async = { prefer: 'respond-async' };
const paper = (caption: string, rest = 'Corrected.') =>
  `${caption}\n\nWANDA WESTMORELAND,\n  Plaintiff,\nv.\nEXAMPLE MOTORS LLC,\n  Defendant.\n\nCase No. CGC-22-600095\n\nCOMPLAINT FOR DAMAGES\n\n${rest}`;
const sanFrancisco = paper('SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF SAN FRANCISCO');

const ask = (parts: FormPart[], headers = {}) =>
  sendDocuments(court.as('attorney'), [...parts, ['ask_first', 'yes']], { ...async, ...headers });
const countFilings = async () => (await court.db.select({ id: filings.id }).from(filings)).length;
const heldOf = (reply: { json: () => { details: unknown } }) => HeldSubmission.parse(reply.json().details);
const stored = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;

describe('a filer', () => {
  test('must confirm a document of another court before anything is filed', async () => {
    const before = await countFilings();
    const reply = await ask([['main_document', sanFrancisco, 'Complaint.txt']]);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'submission_doubted']);
    const { doubts } = heldOf(reply);
    const other = doubts.find(({ kind }) => kind === 'court')!;
    expect(other.document).toMatch(/San Francisco/i);
    expect(other.message).toContain('You are filing in the');
    expect(doubts.find(({ kind }) => kind === 'case')).toMatchObject({ document: 'CGC-22-600095', expected: null });
    expect(await countFilings()).toBe(before);
  });

  test('confirms without sending the files again, once, and the clerk sees what was confirmed', async () => {
    const key = { 'idempotency-key': 'confirmed-once' };
    const { held_submission, doubts } = heldOf(
      await ask(
        [
          ['main_document', `${sanFrancisco} Filed after a question.`, 'Complaint.txt'],
          ['supporting_documents', 'EXHIBIT A', 'Exhibit A.txt'],
        ],
        key,
      ),
    );
    const confirm = () =>
      sendDocuments(court.as('attorney'), [['held_submission', held_submission]], { ...async, ...key });
    const reply = await confirm();
    expect(reply.statusCode, reply.body).toBe(202);
    const id = reply.json().job.filing_id;
    expect((await confirm()).json().job.filing_id).toBe(id);
    const seen = (await court.as('clerk').get(`/documents/${id}/`)).json();
    expect(seen.confirmed_doubts).toEqual([{ on: 'filing', confirmed_at: expect.any(String), doubts }]);
    expect(seen.documents.map(({ title }: { title: string }) => title)).toEqual(['Complaint.txt', 'Exhibit A.txt']);
  });

  test('cannot confirm what someone else sent, or what is no longer held', async () => {
    const { held_submission } = heldOf(await ask([['main_document', `${sanFrancisco} Mine.`, 'Complaint.txt']]));
    const confirm = (capacity: 'attorney' | 'self_represented') =>
      sendDocuments(court.as(capacity), [['held_submission', held_submission]], async);
    expect((await confirm('self_represented')).json().code).toBe('held_submission_gone');
    const over = { expires_at: court.clock.now };
    await court.db.update(heldSubmissions).set(over).where(eq(heldSubmissions.id, held_submission));
    expect((await confirm('attorney')).json().code).toBe('held_submission_gone');
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
    // Received is enough: what is asked about the second one does not wait for the analysis of the first.
    expect((await sendDocuments(court.as('attorney'), undefined, async)).statusCode).toBe(202);
    const { doubts } = heldOf(await ask([['main_document', aComplaint(), 'Complaint again.pdf']]));
    expect(doubts.find(({ kind }) => kind === 'filer')).toMatchObject({ expected: 'Test attorney, bar number 900001' });
    expect(doubts.find(({ kind }) => kind === 'duplicate')!.message).toContain('the same content as Complaint.pdf');
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
      return heldOf(await ask([['main_document', text, 'Complaint.txt']])).doubts.filter(
        ({ kind }) => kind !== 'duplicate',
      );
    };
    const there = await of('26CV70001');
    expect(JSON.stringify(there)).not.toContain('Pemberton');
    expect(JSON.stringify(there).replaceAll('26CV70001', 'N')).toBe(
      JSON.stringify(await of('26CV70002')).replaceAll('26CV70002', 'N'),
    );
  });

  test('is asked nothing when the submission reached the court before', async () => {
    const key = { 'idempotency-key': 'lost-answer' };
    const parts: FormPart[] = [['main_document', `${sanFrancisco} Lost.`, 'Complaint.txt']];
    const first = await sendDocuments(court.as('attorney'), parts, { ...async, ...key });
    const again = await ask(parts, key);
    expect([again.statusCode, again.json().job?.filing_id]).toEqual([202, first.json().job.filing_id]);
  });
});

describe('a submission that needs confirmation', () => {
  const listed = async (capacity: 'attorney' | 'self_represented' = 'attorney') =>
    (await court.as(capacity).get('/documents/held/')).json().data as {
      held_submission: string;
      documents: string[];
    }[];
  const idsOf = async (...who: Parameters<typeof listed>) =>
    (await listed(...who)).map(({ held_submission }) => held_submission);

  test('is listed only for its sender, and is filed later with the original choices and key', async () => {
    const key = { 'idempotency-key': 'answered-later' };
    const { held_submission } = heldOf(
      await ask(
        [
          ['main_document', `${sanFrancisco} Left.`, 'Left.txt'],
          ['case_type', 'Probate'],
        ],
        key,
      ),
    );
    const waiting = (await listed()).find((one) => one.held_submission === held_submission);
    expect(waiting).toMatchObject({ documents: ['Left.txt'], corrects: null });
    expect(await idsOf('self_represented')).not.toContain(held_submission);
    // Another browser, which knows neither the choices nor the key.
    const confirm = () => sendDocuments(court.as('attorney'), [['held_submission', held_submission]], async);
    const [one, other] = [await confirm(), await confirm()];
    const id = one.json().job.filing_id;
    expect(other.json().job.filing_id).toBe(id);
    expect(await stored(id)).toMatchObject({ case_type: 'Probate', idempotency_key: 'answered-later' });
    expect(await idsOf()).not.toContain(held_submission);
  });

  test('is discarded by its sender, and can no longer be filed', async () => {
    const before = await countFilings();
    const { held_submission } = heldOf(await ask([['main_document', `${sanFrancisco} Dropped.`, 'Dropped.txt']]));
    const address = `/documents/held/${held_submission}/`;
    expect((await court.as('self_represented').delete(address)).statusCode).toBe(404);
    expect((await court.as('attorney').delete(address)).json().message).toBe('Dropped.txt was not filed');
    expect(await idsOf()).not.toContain(held_submission);
    const late = await sendDocuments(court.as('attorney'), [['held_submission', held_submission]], async);
    expect(late.json().code).toBe('held_submission_gone');
    expect(await countFilings()).toBe(before);
  });
});

test('that is sent twice is held once', async () => {
  const parts: FormPart[] = [['main_document', `${sanFrancisco} Again.`, 'Again.txt']];
  await ask(parts);
  const { held_submission } = heldOf(await ask(parts));
  const { data } = (await court.as('attorney').get('/documents/held/')).json();
  const waiting = data.filter(({ documents }: { documents: string[] }) => documents.includes('Again.txt'));
  expect(waiting).toMatchObject([{ held_submission }]);
});

describe('a document from the filing history', () => {
  const analyze = async (text: string, name: string) => {
    const form = await formOf(['document', text, name]);
    const reply = await court.as('attorney').post('/courtdoc/analyses/', form.payload, form.headers);
    return reply.json().analysis.id as string;
  };

  test('needs the same confirmation as an upload', async () => {
    const id = await analyze(`${sanFrancisco} From the history.`, 'History.txt');
    const address = `/courtdoc/history/analysis/${id}/filing/`;
    const before = await countFilings();
    const asked = await court.as('attorney').post(address, { ask_first: 'yes' });
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'submission_doubted']);
    const { held_submission, doubts } = heldOf(asked);
    expect(doubts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['court', 'case']));
    expect(await countFilings()).toBe(before);
    const reply = await sendDocuments(court.as('attorney'), [['held_submission', held_submission]], async);
    const filed = reply.json().job.filing_id;
    const [confirmed] = (await stored(filed)).confirmed_doubts;
    expect([confirmed!.on, confirmed!.doubts.map(describeDoubt)]).toEqual(['filing', doubts]);
    // Pressed again, it is the same filing and no question.
    const again = await court.as('attorney').post(address, { ask_first: 'yes' });
    expect([again.statusCode, again.json().filing_id]).toEqual([201, filed]);
  });

  test('that was filed before needs confirmation as a duplicate', async () => {
    await fileAs(court.as('attorney'), [['main_document', `${sanFrancisco} Twice.`, 'Twice.txt']]);
    const id = await analyze(`${sanFrancisco} Twice.`, 'Twice again.txt');
    const asked = await court.as('attorney').post(`/courtdoc/history/analysis/${id}/filing/`, { ask_first: 'yes' });
    expect(heldOf(asked).doubts.find(({ kind }) => kind === 'duplicate')!.message).toContain('Twice.txt');
  });
});

test('a caller of the documented call is asked nothing', async () => {
  const reply = await sendDocuments(
    court.as('attorney'),
    [['main_document', `${sanFrancisco} By a program.`, 'Complaint.txt']],
    async,
  );
  expect(reply.statusCode).toBe(202);
  expect((await stored(reply.json().job.filing_id)).confirmed_doubts).toEqual([]);
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
      confirmed_doubts: [{ on: 'correction', doubts }],
    });
    // Confirmed for this filing, it corrects no other and files nothing.
    const elsewhere = await sendDocuments(court.as('attorney'), [['held_submission', held_submission]], async);
    expect(elsewhere.json().code).toBe('held_submission_gone');
  });

  test('by the same document without its defect is accepted immediately and keeps its time', async () => {
    const other = await fileAs(court.as('attorney'), [['main_document', `${sanFrancisco} As returned.`, 'A.txt']]);
    await court.db.update(filings).set({ state: 'returned' }).where(eq(filings.id, other));
    id = other;
    const { received_at } = await stored(other);
    court.clock.now = new Date(court.clock.now.getTime() + 10 * 60_000);
    const reply = await correct(['main_document', `${sanFrancisco}\n\n/s/ Jane Roe`, 'B.txt']);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await stored(other)).toMatchObject({ received_at, first_received_at: null, confirmed_doubts: [] });
  });
});
