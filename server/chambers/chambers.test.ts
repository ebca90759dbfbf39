import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { cases, parties } from '#server/db/schema/cases';
import { judgeNotes, judicialMarks } from '#server/db/schema/chambers';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { addHearing } from '#server/testing/addHearing';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let mine: string;
let others: string;
let hearing: string;
let later: string;
let foreign: string;
const secret = 'Leaning towards denial: weak on causation';

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  mine = await openCase('26CV00001', court.person('judge').person_id);
  others = await openCase('26CV00002', null);
  hearing = await schedule('2026-11-23', '09:00', 'judge', mine);
  later = await schedule('2026-11-23', '11:00', 'judge', mine);
  foreign = await schedule('2026-11-23', '09:00', null, others);
  await schedule('2026-11-24', '09:00', 'judge', mine);
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(judgeNotes);
  await court.db.delete(judicialMarks);
});

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const get = async (path: string, who: SignedInCapacity = 'judge') => (await as(who)).get(path);
const day = async (query = '') => (await get(`/chambers/day/${query}`)).json();
const packet = async (id = hearing) => (await get(`/chambers/packets/${id}/`)).json();
const awaiting = async (kind: string) => (await get(`/chambers/awaiting/?kind=${kind}`)).json();
const save = async (note: object, who: SignedInCapacity = 'judge') => (await as(who)).put('/chambers/notes/', note);
const mark = async (id: string, body: object, who: SignedInCapacity = 'judge') =>
  (await as(who)).post(`/chambers/filings/${id}/mark/`, body);
const unmark = async (id: string) => (await as('judge')).delete(`/chambers/filings/${id}/mark/`);

async function openCase(case_number: string, judge_id: string | null): Promise<string> {
  const court_id = court.services.config.court.id;
  const about = { court_id, case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number, title: `Rowe v. Pike ${case_number}`, judge_id })
    .returning();
  await court.db.insert(parties).values({ case_id: made!.id, full_name: 'Ada Rowe', role: 'plaintiff', position: 1 });
  return made!.id;
}

async function schedule(date: string, time: string, judge: 'judge' | null, case_id: string): Promise<string> {
  const made = await addHearing(court.db, {
    court_id: court.services.config.court.id,
    case_id,
    judge: judge ? 'Test judge' : 'Somebody Else',
    judge_id: judge ? court.person('judge').person_id : null,
    case_title: 'Rowe v. Pike',
    case_number: '26CV00001',
    case_type: 'Civil Complaint',
    event_type: 'Motion Hearing',
    hearing_date: date,
    hearing_time: time,
    venue: `Department ${time}${case_id}`.slice(0, 60),
    duration_minutes: 30,
  });
  return made.id;
}

type TestDocument = {
  case_id?: string;
  doc_type?: string;
  state?: 'received' | 'docketed' | 'rejected';
  beside?: string;
  at?: string;
};

async function paper({
  case_id = mine,
  doc_type = 'Motion',
  state = 'docketed',
  beside,
  at = '2026-11-01T18:00:00Z',
}: TestDocument) {
  const filer = court.person('attorney').person_id;
  const [made] = await court.db
    .insert(filings)
    .values({
      court_id: court.services.config.court.id,
      filed_by: filer,
      ...(state === 'docketed' ? { case_id } : { proposed_case_id: case_id }),
      state,
      doc_type,
      document_type: typeLabeled(doc_type)!,
      title: `${doc_type} of Rowe`,
      document_name: 'Paper.pdf',
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: new Date(at),
    })
    .returning();
  const version = {
    number: 1,
    sha256: 'a'.repeat(64),
    file_type: 'pdf' as const,
    file_size: 1000,
    pages: 3,
    uploaded_by: filer,
  };
  const kinds = beside
    ? ([
        ['lead', doc_type],
        ['supporting', beside],
      ] as const)
    : ([['lead', doc_type]] as const);
  for (const [position, [kind, type]] of kinds.entries()) {
    const [document] = await court.db
      .insert(documents)
      .values({ filing_id: made!.id, kind, position, title: type })
      .returning();
    await court.db.insert(documentVersions).values({
      ...version,
      document_id: document!.id,
      file_name: `${type}.pdf`,
      type: typeLabeled(type)!,
      uploaded_at: new Date(at),
    });
  }
  return made!.id;
}

describe('a judge’s day', () => {
  test('lists only the judge’s hearings, in order and in the court’s time zone', async () => {
    const today = await day();
    expect([today.date, today.today]).toEqual(['2026-11-23', '2026-11-23']);
    expect(today.hearings.map((one: { id: string; hearing_time: string }) => [one.id, one.hearing_time])).toEqual([
      [hearing, '09:00'],
      [later, '11:00'],
    ]);
    expect((await day('?date=2026-11-24')).hearings.length).toBe(1);
    expect((await day('?date=2026-11-25')).hearings).toEqual([]);
    expect((await get('/chambers/day/?date=tomorrow')).json().details.fields[0].field).toBe('date');
  });

  test('is not available to a pending judge, and is empty for a clerk who works in no chambers', async () => {
    expect((await get('/chambers/day/', 'pending_judge')).json().code).toBe('judge_pending');
    expect((await get('/chambers/day/', 'clerk')).json()).toMatchObject({ hearings: [], awaiting: { ruling: 0 } });
  });
});

describe('the packet of a hearing', () => {
  test('has the case, the parties, and the documents in docket order, with the previous and next hearings', async () => {
    const second = await paper({ doc_type: 'Answer', at: '2026-11-02T18:00:00Z' });
    const first = await paper({ doc_type: 'Complaint', at: '2026-11-03T18:00:00Z' });
    const waiting = await paper({ state: 'received', at: '2026-10-01T18:00:00Z' });
    await paper({ state: 'rejected' });
    const entry = { case_id: mine, filed_on: '2026-11-03', entered_at: new Date(), kind: 'filing' as const };
    await court.db.insert(docketEntries).values([
      { ...entry, number: 1, description: say('docket.written', { text: 'Complaint' }), filing_id: first },
      { ...entry, number: 2, description: say('docket.written', { text: 'Answer' }), filing_id: second },
    ]);
    const found = await packet();
    expect(found.case.case_number).toBe('26CV00001');
    expect(found.parties).toEqual([{ full_name: 'Ada Rowe', role: 'plaintiff', counsel: null }]);
    expect(
      found.papers.map((one: { filing_id: string; docket_number: number | null }) => [
        one.filing_id,
        one.docket_number,
      ]),
    ).toEqual([
      [first, 1],
      [second, 2],
      [waiting, null],
    ]);
    expect(found.papers[0].documents[0]).toMatchObject({ title: 'Complaint', pages: 3 });
    expect(found.document_count).toBe(3);
    expect([found.previous, found.next]).toEqual([null, later]);
    const bundle = (await get('/chambers/bundle/')).json();
    expect(bundle.hearings[0].list.map(({ docket_number }: { docket_number: number | null }) => docket_number)).toEqual(
      [1, 2, null],
    );
    await court.db.delete(docketEntries);
  });

  test('of another judge’s hearing does not exist', async () => {
    expect((await get(`/chambers/packets/${foreign}/`)).statusCode).toBe(404);
  });
});

describe('documents that need a judge', () => {
  test('lists the documents to sign or rule on in the judge’s cases until they are marked', async () => {
    const order = await paper({ doc_type: 'Proposed Order' });
    const motion = await paper({ doc_type: 'Motion' });
    const both = await paper({ doc_type: 'Motion', beside: 'Proposed Order' });
    await paper({ doc_type: 'Answer' });
    await paper({ doc_type: 'Motion', case_id: others });
    const ids = async (kind: string) => (await awaiting(kind)).data.map((one: { filing_id: string }) => one.filing_id);
    expect(await ids('signature')).toEqual(expect.arrayContaining([order, both]));
    expect(await ids('ruling')).toContain(motion);
    expect(await ids('ruling')).not.toContain(both);
    for (const { case_number } of (await awaiting('all')).data) expect(case_number).toBe('26CV00001');
    const before = (await day()).awaiting;
    expect(before).toEqual({
      signature: (await awaiting('signature')).total,
      ruling: (await awaiting('ruling')).total,
    });

    expect((await mark(motion, { mark: 'reviewed', note: 'Set for hearing' })).statusCode).toBe(201);
    expect(await ids('ruling')).not.toContain(motion);
    expect((await awaiting('done')).data).toEqual([
      expect.objectContaining({ filing_id: motion, mark: 'reviewed', mark_note: 'Set for hearing' }),
    ]);
    expect((await day()).awaiting.ruling).toBe(before.ruling - 1);
    await unmark(motion);
    expect(await ids('ruling')).toContain(motion);
  });

  const readAwaitingDocument = async (id: string) => (await get(`/chambers/filings/${id}/`)).json();
  test('an order is not signed from the list, but on its own screen with the second factor', async () => {
    const order = await paper({ doc_type: 'Proposed Order' });
    expect((await mark(order, { mark: 'signed' })).json().code).toBe('sign_the_order');
    expect((await awaiting('done')).data).toEqual([]);
  });

  test('an order is opened to be signed only in the version that the judge has in view', async () => {
    const order = await paper({ doc_type: 'Motion', beside: 'Proposed Order' });
    const { signable } = await readAwaitingDocument(order);
    const open = async (version_id: string) =>
      (await as('judge')).post('/orders/proposed/', { filing_id: order, version_id });
    expect((await open(crypto.randomUUID())).json().code).toBe('order_not_in_view');
    expect((await open(signable[0])).statusCode).toBe(201);
    const [stored] = await court.db.select().from(documentVersions).where(eq(documentVersions.id, signable[0]));
    await court.db.insert(documentVersions).values({ ...stored!, id: undefined, number: 2, sha256: 'b'.repeat(64) });
    expect((await open(signable[0])).json().code).toBe('order_changed');
  });

  test('an order is returned with a reason to the filer and the clerk, and can still be signed', async () => {
    const order = await paper({ doc_type: 'Proposed Order' });
    const bare = await mark(order, { mark: 'sent_back', note: ' ' });
    expect(bare.json().details.fields).toEqual([{ field: 'note', message: 'Enter what must be changed.' }]);
    expect((await mark(order, { mark: 'sent_back', note: 'Strike paragraph 3.' })).statusCode).toBe(201);
    for (const who of ['attorney', 'clerk'] as const) {
      const [notice] = (await get('/notifications/', who)).json().results;
      expect(notice).toMatchObject({ kind: 'order_sent_back' });
      expect(notice.body).toContain('Strike paragraph 3.');
    }
    const [line] = await court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, order), eq(activities.action, 'paper_sent_back')));
    expect(writeActivity(line!).description).toContain('Strike paragraph 3.');
    const ids = async (kind: string) => (await awaiting(kind)).data.map((one: { filing_id: string }) => one.filing_id);
    expect(await ids('signature')).not.toContain(order);
    expect(await ids('done')).toContain(order);
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    expect((await unmark(order)).statusCode).toBe(200);
    expect((await get('/notifications/', 'attorney')).json().results[0].title).toBe('Request for changes withdrawn');
    expect(await ids('signature')).toContain(order);
  });

  test('what was not accepted yet, or is in another’s case, cannot be signed', async () => {
    const early = await paper({ doc_type: 'Proposed Order', state: 'received' });
    const version_id = (await readAwaitingDocument(early)).signable[0];
    const opened = await (await as('judge')).post('/orders/proposed/', { filing_id: early, version_id });
    expect(opened.json().code).toBe('not_accepted_yet');
    const foreignDocument = await paper({ case_id: others });
    expect((await mark(foreignDocument, { mark: 'reviewed' })).statusCode).toBe(404);
    expect((await get(`/chambers/filings/${foreignDocument}/`)).statusCode).toBe(404);
    expect((await mark(early, { mark: 'burnt' })).json().details.fields).toEqual([
      { field: 'mark', message: 'Choose reviewed, signed, or sent back' },
    ]);
  });
});

describe('a private note', () => {
  test('is saved for a hearing and for a case, changed, and deleted', async () => {
    expect((await save({ hearing_id: hearing, text: secret, version: 0 })).json().note).toMatchObject({
      text: secret,
      version: 1,
    });
    await save({ case_id: mine, text: 'Read the exhibits', version: 0 });
    const found = await packet();
    expect([found.notes.hearing.text, found.notes.case.text, found.hearing.has_notes]).toEqual([
      secret,
      'Read the exhibits',
      true,
    ]);
    expect((await save({ hearing_id: hearing, text: ' ', version: 1 })).json().note).toBeNull();
    expect((await packet()).notes.hearing).toBeNull();
  });

  test('based on an old version is refused with the current text, even for concurrent changes', async () => {
    const replies = await Promise.all([
      save({ hearing_id: hearing, text: 'one', version: 0 }),
      save({ hearing_id: hearing, text: 'two', version: 0 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await save({ hearing_id: hearing, text: 'three', version: 0 })).json().details.current.version).toBe(1);
  });

  test('cannot be written on another judge’s hearing', async () => {
    expect((await save({ hearing_id: foreign, text: secret, version: 0 })).statusCode).toBe(404);
    expect((await save({ text: secret, version: 0 })).json().details.fields[0].field).toBe('hearing_id');
  });

  test('is in no response to anyone else, and in no line of the record', async () => {
    const filing = await paper({});
    await save({ hearing_id: hearing, text: secret, version: 0 });
    await save({ case_id: mine, text: secret, version: 0 });
    const second = await court.join('judge', 'Second Judge');
    const tokens = [second.token];
    for (const who of [
      'clerk',
      'court_administrator',
      'it_personnel',
      'attorney',
      'self_represented',
      'pending_judge',
    ] as const) {
      tokens.push(await court.freshToken(who));
    }
    const calls = court.app.served.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(calls.length).toBeGreaterThan(20);
    let answered = 0;
    const readAll = async (token: string) => {
      for (const path of calls) {
        // An event stream never ends by itself; this one reports the analysis of a filing.
        if (/stream|progress|live/.test(path)) continue;
        for (const id of [hearing, mine, filing, court.person('judge').person_id]) {
          const reply = await court
            .with(token)
            .get(
              `${path.replace(/:\w+/g, id)}?q=causation&per_page=100&date=2026-11-23&from=2026-01-01&to=2026-12-31&set=hearings_all&kind=all`,
            );
          expect(reply.body.includes(secret), `${path} for ${id}`).toBe(false);
          if (reply.statusCode === 200) answered++;
          if (!path.includes(':')) break;
        }
      }
    };
    await Promise.all(tokens.map(readAll));
    expect(answered).toBeGreaterThan(30);
    const lines = await court.db.select().from(activities);
    expect(JSON.stringify(lines)).not.toContain(secret);
  }, 60_000);
});
