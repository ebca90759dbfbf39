import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Binder, BinderNote } from '#contract/binders';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { cases } from '#server/db/schema/cases';
import { binderNotes, binderOrders } from '#server/db/schema/chambers';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { rulings } from '#server/db/schema/rulings';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { addHearing } from '#server/testing/addHearing';
import { makePdf } from '#server/testing/makeFiles';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { makeBinderPdf } from './makeBinderPdf.ts';

/** A motion with its opposition, reply, and proposed order in a case of the judge. */
let court: TestServer;
let mine: string;
let hearing: string;
let foreign: string;
const filed: Record<string, { filing_id: string; document_id: string; version_id: string }> = {};
const secret = 'Weak on causation: xylophone';

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  mine = await openCase('26CV00001', court.person('judge').person_id);
  hearing = await schedule(mine, court.person('judge').person_id);
  foreign = await schedule(await openCase('26CV00002', null), null);
  await file('reply', 'reply', { number: 4, related: 3, side: 'Rowe' });
  await file('order', 'proposed_order', { number: 2, related: 1, side: 'Rowe' });
  await file('motion', 'motion', { number: 1, side: 'Rowe' });
  await file('opposition', 'opposition', { number: 3, related: 1, side: 'Pike' });
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(binderNotes);
  await court.db.delete(binderOrders);
});

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const read = async (): Promise<Binder> => (await (await as('judge')).get(`/chambers/binders/${hearing}/`)).json();
const titles = ({ items }: Binder) => items.map(({ title }) => title);
const arrange = async (list: string[], version: number) =>
  (await as('judge')).put(`/chambers/binders/${hearing}/order/`, { documents: list, version });
const notes = async (query = ''): Promise<BinderNote[]> =>
  (await (await as('judge')).get(`/chambers/binders/${hearing}/notes/${query}`)).json().data;

async function save(note: object = {}, who: SignedInCapacity = 'judge', of = hearing) {
  const { document_id, version_id } = filed.opposition!;
  return (await as(who)).put(`/chambers/binders/${of}/notes/`, {
    ...{ note_id: randomUUID(), document_id, version_id, page: 2, boxes: [[72, 90, 200, 102]], quote: 'not the cause' },
    ...{ kind: 'note', text: secret, version: 0 },
    ...note,
  });
}

async function openCase(case_number: string, judge_id: string | null): Promise<string> {
  const about = { court_id: court.services.config.court.id, case_type: 'Civil Complaint' as const };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, opened_on: '2026-01-05', case_number, title: `Rowe v. Pike ${case_number}`, judge_id })
    .returning();
  return made!.id;
}

async function schedule(case_id: string, judge_id: string | null): Promise<string> {
  const about = { case_title: 'Rowe v. Pike', case_number: '26CV00001', case_type: 'Civil Complaint' as const };
  const when = {
    hearing_date: '2026-11-24',
    hearing_time: '09:00',
    duration_minutes: 30,
    event_type: 'Motion Hearing',
  };
  const of = { court_id: court.services.config.court.id, case_id, judge_id, judge: 'Test judge' };
  return (await addHearing(court.db, { ...about, ...when, ...of, venue: `Department ${case_id.slice(0, 8)}` })).id;
}

async function file(
  name: string,
  document_type: DocumentTypeId,
  { number, related, side }: { number: number; related?: number; side: string },
): Promise<void> {
  const filer = court.person('attorney').person_id;
  const received_at = new Date(`2026-11-0${number}T18:00:00Z`);
  const [filing] = await court.db
    .insert(filings)
    .values({
      ...{ court_id: court.services.config.court.id, filed_by: filer, case_id: mine, state: 'docketed' },
      ...{ document_type, doc_type: documentTypeLabel(document_type), title: name, document_name: `${name}.pdf` },
      ...{ priority: 'low', priority_reason: say('not_analyzed'), received_at },
    })
    .returning();
  const [document] = await court.db
    .insert(documents)
    .values({ filing_id: filing!.id, kind: 'lead', position: 0, title: name })
    .returning();
  filed[name] = { filing_id: filing!.id, document_id: document!.id, version_id: '' };
  filed[name]!.version_id = await addVersion(name, 1);
  await court.db.insert(docketEntries).values({
    ...{ case_id: mine, number, filed_on: `2026-11-0${number}`, entered_at: received_at, kind: 'filing' },
    ...{ related_number: related ?? null, on_behalf_of: side, filing_id: filing!.id },
    description: say('filed', { title: name, filer: side } as never) as never,
    text: name,
  });
}

async function addVersion(name: string, number: number): Promise<string> {
  const [version] = await court.db
    .insert(documentVersions)
    .values({
      ...{ document_id: filed[name]!.document_id, number, sha256: 'a'.repeat(64), file_name: `${name}.pdf` },
      ...{ file_type: 'pdf', file_size: 1000, pages: 3, uploaded_by: court.person('attorney').person_id },
      uploaded_at: new Date('2026-11-05T18:00:00Z'),
    })
    .returning();
  return version!.id;
}

describe('a hearing binder', () => {
  test('is in argument order, by the relations of the docket', async () => {
    const binder = await read();
    expect(titles(binder)).toEqual(['motion', 'opposition', 'reply', 'order']);
    expect(binder.items.map(({ part }) => part)).toEqual(['motion', 'opposition', 'reply', 'proposed_order']);
    expect(binder.items.map(({ docket_number }) => docket_number)).toEqual([1, 3, 4, 2]);
    expect(binder.order_version).toBe(0);
  });

  test('keeps a motion that is decided at the hearing in its place, and not one that was decided before', async () => {
    const judge_id = court.person('judge').person_id;
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, mine));
    const decided = async (ruled_at: Date) => {
      const by = { judge_id, prepared_by: judge_id, prepared_at: ruled_at, ruled_at, entry_id: entry!.id };
      const of = { court_id: court.services.config.court.id, case_id: mine, filing_id: filed.motion!.filing_id };
      const ruling = { ...by, ...of, disposition: 'granted' as const, stage: 'final' as const };
      const [made] = await court.db.insert(rulings).values(ruling).returning();
      const { items } = await read();
      await court.db.delete(rulings).where(eq(rulings.id, made!.id));
      return items.find(({ title }) => title === 'motion')?.part;
    };
    expect(await decided(new Date('2026-11-24T17:30:00Z'))).toBe('motion');
    expect(await decided(new Date('2026-11-20T17:30:00Z'))).not.toBe('motion');
  });

  test('of another judge does not exist', async () => {
    const judge = await as('judge');
    expect((await judge.get(`/chambers/binders/${foreign}/`)).statusCode).toBe(404);
    expect((await judge.get(`/chambers/binders/${foreign}/notes/`)).statusCode).toBe(404);
  });

  test('keeps the order that the judge chose until argument order is restored', async () => {
    const chosen = ['reply', 'motion', 'opposition', 'order'].map((name) => filed[name]!.document_id);
    const changed = await arrange(chosen, 0);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(titles(await read())).toEqual(['reply', 'motion', 'opposition', 'order']);
    // Another tab has the earlier order.
    expect((await arrange([], 0)).statusCode).toBe(409);
    expect(titles((await arrange([], 1)).json())).toEqual(['motion', 'opposition', 'reply', 'order']);
  });

  test('of two simultaneous orders keeps one and refuses the other', async () => {
    const replies = await Promise.all([arrange([filed.reply!.document_id], 0), arrange([filed.order!.document_id], 0)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('shows a filing that was withdrawn while the judge reads, without its document', async () => {
    const of = eq(filings.id, filed.opposition!.filing_id);
    await court.db.update(filings).set({ state: 'withdrawn', case_id: null, proposed_case_id: mine }).where(of);
    const binder = await read();
    const [, opposition] = binder.items;
    expect(opposition).toMatchObject({ title: 'opposition', removed: 'withdrawn', document: null });
    await court.db.update(filings).set({ state: 'docketed', case_id: mine, proposed_case_id: null }).where(of);
  });

  test('marks a document whose entry was stricken', async () => {
    const of = eq(docketEntries.filing_id, filed.reply!.filing_id);
    await court.db.update(docketEntries).set({ struck_at: new Date() }).where(of);
    expect((await read()).items.filter(({ stricken }) => stricken).map(({ title }) => title)).toEqual(['reply']);
    await court.db.update(docketEntries).set({ struck_at: null }).where(of);
  });
});

describe('a note in a document', () => {
  test('is anchored to its words, changed, found, and removed', async () => {
    const saved = await save();
    expect(saved.statusCode, saved.body).toBe(200);
    const note: BinderNote = saved.json();
    expect(note).toMatchObject({ page: 2, quote: 'not the cause', text: secret, version: 1, audience: 'judge' });
    const changed = await save({ note_id: note.id, text: 'Ask Pike', version: 1 });
    expect(changed.json()).toMatchObject({ text: 'Ask Pike', version: 2 });
    expect((await notes('?q=pike ask')).map(({ id }) => id)).toEqual([note.id]);
    expect(await notes('?q=xylophone')).toEqual([]);
    expect((await (await as('judge')).delete(`/chambers/binder-notes/${note.id}/?version=1`)).statusCode).toBe(409);
    expect((await (await as('judge')).delete(`/chambers/binder-notes/${note.id}/?version=2`)).statusCode).toBe(200);
    expect(await notes()).toEqual([]);
  });

  test('that two tabs change is refused in the second, with the text of the first', async () => {
    const note: BinderNote = (await save()).json();
    await save({ note_id: note.id, text: 'First tab', version: 1 });
    const refused = await save({ note_id: note.id, text: 'Second tab', version: 1 });
    expect([refused.statusCode, refused.json().details.current.text]).toEqual([409, 'First tab']);
  });

  test('that is sent twice is saved once', async () => {
    const note_id = randomUUID();
    const replies = await Promise.all([save({ note_id }), save({ note_id })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await notes()).length).toBe(1);
  });

  test('of an earlier version is marked when the document was replaced', async () => {
    await save();
    expect((await notes())[0]!.on_earlier_version).toBe(false);
    const version = await addVersion('opposition', 2);
    expect((await notes())[0]).toMatchObject({ on_earlier_version: true, version_id: filed.opposition!.version_id });
    await court.db.delete(documentVersions).where(eq(documentVersions.id, version));
  });

  test('is refused in a document that is not in the binder', async () => {
    expect((await save({ document_id: randomUUID() })).json().code).toBe('not_in_binder');
  });
});

describe('the keys of offline copies', () => {
  const keysOf = async (token: string) => court.with(token).get('/chambers/offline-keys/');

  test('are the same for a judge each time, and different for another judge', async () => {
    const first = await keysOf(await court.freshToken('judge'));
    const { data } = first.json();
    expect(Buffer.from(data[0], 'base64url')).toHaveLength(32);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await keysOf(await court.freshToken('judge'))).json().data).toEqual(data);
    const other = await court.join('judge', 'Judge of Another Copy');
    expect((await keysOf(other.token)).json().data[0]).not.toBe(data[0]);
  });

  test('are given to no one but judges', async () => {
    for (const who of ['clerk', 'attorney', 'court_administrator'] as const)
      expect((await keysOf(await court.freshToken(who))).statusCode, who).toBe(403);
    expect((await court.with('').get('/chambers/offline-keys/')).statusCode).toBe(401);
  });
});

describe('a private note', () => {
  test('is in no reply to anyone else, by any call that reads the case, the filing, a search, or an export', async () => {
    const note: BinderNote = (await save()).json();
    await save({ audience: 'chambers', text: `${secret} shared` });
    const { filing_id, version_id } = filed.opposition!;
    const reads = [
      `/chambers/binders/${hearing}/`,
      `/chambers/binders/${hearing}/notes/`,
      `/chambers/packets/${hearing}/`,
      `/cases/${mine}/`,
      `/cases/${mine}/docket/`,
      `/cases/${mine}/docket/csv/`,
      `/cases/${mine}/activity/`,
      `/documents/${filing_id}/`,
      `/documents/versions/${version_id}/view/`,
      '/search/?q=xylophone',
      '/activities/logs',
      '/activities/record/',
      '/activities/record/csv/',
      '/activities/access/',
      `/scheduling/hearings/${hearing}/`,
      '/scheduling/list-hearings/',
      '/home/attention/',
      '/notifications/',
      '/dashboard/',
    ];
    const others = ['clerk', 'attorney', 'self_represented', 'court_administrator', 'it_personnel'] as const;
    for (const who of others) {
      const person = await as(who);
      for (const address of reads) {
        const { body, statusCode } = await person.get(address);
        // The address exists: only access can be refused. These documents have no files to open.
        if (who === 'clerk' && !/^\/(?:chambers|documents)/.test(address))
          expect([200, 403], address).toContain(statusCode);
        expect(body.includes('xylophone') && !address.includes('q='), `${who} ${address}`).toBe(false);
        expect(body.includes(note.id), `${who} ${address}`).toBe(false);
      }
      const asked = await person.post('/assistant/messages/', { content: 'What did the judge note about causation?' });
      expect([201, 403], asked.body).toContain(asked.statusCode);
      expect(asked.body.includes('xylophone'), who).toBe(false);
      expect((await save({ note_id: note.id, version: 1 }, who)).statusCode, who).toBe(403);
      expect((await person.delete(`/chambers/binder-notes/${note.id}/?version=1`)).statusCode, who).toBe(403);
    }
  });

  test('of another judge does not exist, even with its ID', async () => {
    const note: BinderNote = (await save({ audience: 'chambers' })).json();
    const other = await court.join('judge', 'Other Judge');
    const person = court.with(other.token);
    expect((await person.delete(`/chambers/binder-notes/${note.id}/?version=1`)).statusCode).toBe(404);
    expect((await person.get(`/chambers/binders/${hearing}/notes/`)).statusCode).toBe(404);
    const taken = await person.put(`/chambers/binders/${hearing}/notes/`, { ...note, note_id: note.id, version: 1 });
    expect(taken.statusCode).toBe(404);
    expect((await notes()).length).toBe(1);
  });

  test('is in the activity record without its text, its document, its hearing, or its case', async () => {
    await court.db.delete(binderNotes);
    const before = await court.db.$count(activities);
    const note: BinderNote = (await save()).json();
    await save({ note_id: note.id, text: 'More', version: 1 });
    const lines = (await court.db.select().from(activities)).slice(before);
    const written = lines.filter(({ action }) => action === 'binder_note_saved');
    expect(written).toHaveLength(1);
    const { person_id } = court.person('judge');
    expect(written[0]).toMatchObject({ subject_type: 'preferences', subject_id: person_id, values: {} });
    const all = JSON.stringify(lines);
    for (const hidden of ['xylophone', note.id, hearing, mine, filed.opposition!.document_id]) {
      expect(all).not.toContain(hidden);
    }
  });

  test('is read by no other file of the server', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const users = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.includes('test') &&
        /\bbinderNotes\b|binder_notes/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(users.sort()).toEqual([
      'chambers/binders/noteRepository.ts',
      'chambers/binders/removeBinderNote.ts',
      'chambers/binders/saveBinderNote.ts',
      'db/schema/chambers.ts',
      // A backup of the court has every table.
      'exports/exportPlan.ts',
    ]);
  });
});

describe('the PDF of a binder', () => {
  const begin = async (of = hearing) => {
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    return (await as('judge')).post(`/chambers/binders/${of}/downloads/`, {});
  };
  const latest = async () => (await (await as('judge')).get(`/chambers/binders/${hearing}/downloads/`)).json().data;
  const save = async (id: string, who: SignedInCapacity = 'judge') =>
    (await as(who)).get(`/chambers/binder-downloads/${id}/file/`);

  test('has the documents in their order, and is for the judge who asked alone', async () => {
    for (const name of Object.keys(filed)) await storePdf(name);
    const { id } = (await begin()).json().data;
    expect((await begin()).json().data.id).toBe(id);
    expect((await save(id)).statusCode).toBe(404);
    await makeBinderPdf(court.services, id);
    expect(await latest()).toMatchObject({ id, state: 'ready', total: 4, done: 4, failure: null });
    const reply = await save(id);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const { text, file } = await readDocument(reply.rawPayload, 'Binder.pdf');
    const words = 'pages' in text ? text.pages.map(({ lines }) => lines[0]?.words[0]?.text) : [];
    expect(words).toEqual(['motion', 'opposition', 'reply', 'order']);
    expect(file.pdf?.bookmarks).toEqual(['1. motion', '3. opposition', '4. reply', '2. order']);
    expect((await save(id, 'clerk')).statusCode).toBe(404);
    const other = court.with((await court.join('judge', 'Third Judge')).token);
    expect((await other.get(`/chambers/binder-downloads/${id}/file/`)).statusCode).toBe(404);
  });

  test('is not sent after a document in it was withdrawn, and leaves that document out', async () => {
    const { id } = (await begin()).json().data;
    await makeBinderPdf(court.services, id);
    const { filing_id } = filed.reply!;
    const withdrawn = { state: 'withdrawn' as const, case_id: null, proposed_case_id: mine };
    await court.db.update(filings).set(withdrawn).where(eq(filings.id, filing_id));
    expect((await save(id)).json().code).toBe('download_outdated');
    const again = (await begin()).json().data;
    await makeBinderPdf(court.services, again.id);
    expect(await latest()).toMatchObject({ id: again.id, state: 'ready', total: 3, done: 3 });
    const docketed = { state: 'docketed' as const, case_id: mine, proposed_case_id: null };
    await court.db.update(filings).set(docketed).where(eq(filings.id, filing_id));
  });

  test('of another judge’s hearing does not exist', async () => {
    expect((await begin(foreign)).statusCode).toBe(404);
  });

  async function storePdf(name: string): Promise<void> {
    const { sha256 } = await court.services.blobs.put(
      (async function* () {
        yield makePdf([name]);
      })(),
      1_000_000,
    );
    const { document_id } = filed[name]!;
    await court.db.update(documentVersions).set({ sha256 }).where(eq(documentVersions.document_id, document_id));
  }
});
