import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { say } from '#domain/messages/say';
import { insertEntry } from '#server/cases/enterOnDocket';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { partyCounsel } from '#server/db/schema/participants';
import { giveNotices } from '#server/entryService/testing/giveNotices';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { fillRecord } from '#server/testing/fillRecord';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A case in which one attorney files, another one is counsel of the other side, and a third one has withdrawn. */
let court: TestServer;
let caseId: string;
let filingId: string;
type Joined = Awaited<ReturnType<TestServer['join']>>;
let other: Joined;
let withdrawn: Joined;
let stranger: Joined;

async function assign(person: Joined, bar_number: string) {
  const entry = { court_id: court.services.config.court.id, person_id: person.person_id, bar_number };
  const [made] = await court.db
    .insert(attorneys)
    .values({ ...entry, full_name: `Counsel ${bar_number}`, status: 'Active', type: 'Private Attorney' })
    .returning();
  return made!.id;
}

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  court.clock.now = new Date('2026-11-23T17:00:00Z');
  [other, withdrawn, stranger] = [
    await court.join('attorney', 'Other Counsel'),
    await court.join('attorney', 'Withdrawn Counsel'),
    await court.join('attorney', 'Stranger'),
  ];
  filingId = await fileAs(court.as('attorney'), [['main_document', aComplaint(), 'Complaint.pdf']]);
  await accept(filingId, { open: { case_type: 'Civil Complaint', number: 'next' } });
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filingId));
  caseId = entry!.case_id;
  await court.db.insert(caseAssignments).values({ case_id: caseId, attorney_id: await assign(other, '700001') });
  const party_id = randomUUID();
  await court.db
    .insert(parties)
    .values({ id: party_id, case_id: caseId, full_name: 'Example, Inc.', role: 'Defendant', position: 9 });
  const attorney_id = await assign(withdrawn, '700002');
  await court.db
    .insert(partyCounsel)
    .values({ party_id, attorney_id, ended_on: '2026-11-20', end_kind: 'withdrew', is_lead: false });
  // The attorney filed in the case before withdrawing.
  const record = fillRecord(court);
  await record.filing('attorney', { filed_by: withdrawn.person_id, case_id: caseId, state: 'docketed' });
});
afterAll(() => court.stop());

async function accept(id: string, placement: object, access = 'public') {
  const { version } = (await court.as('clerk').get(`/review/${id}/`)).json();
  const reply = await court.as('clerk').post(`/review/${id}/decision/`, { version, decision: 'accepted', placement });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 61_000);
  await applyDecision(court.services, reply.json().hold.review_id);
  if (access !== 'public') {
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.filing_id, id));
  }
}
const asPerson = ({ token }: Joined) => court.with(token);
const docketOf = async (who: Joined) => asPerson(who).get(`/cases/${caseId}/docket/`);
const documentsOf = async (who: Joined, number: number) =>
  asPerson(who).get(`/cases/${caseId}/docket/${number}/documents/`);
const versionOf = async (filing_id: string) => {
  const [found] = await court.db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, filing_id));
  return found!.id;
};
const entryOf = async (filing_id: string) =>
  (await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing_id)))[0]!;
const noticesOf = async ({ person_id }: Joined) =>
  (await court.db.select().from(notifications).where(eq(notifications.person_id, person_id))).map(({ code }) => code);

describe('counsel of the other side', () => {
  test('reads the entire docket, and the public documents of every filing', async () => {
    const { results } = (await docketOf(other)).json();
    expect(results).toMatchObject([{ number: 1, filed: true, filing_id: null, withheld: false }]);
    const { data } = (await documentsOf(other, 1)).json();
    expect(data).toMatchObject([{ title: 'Complaint.pdf', kind: 'lead', file_type: 'pdf' }]);
    const file = await asPerson(other).get(`/documents/versions/${data[0].id}/file/`);
    expect(file.statusCode, file.body.slice(0, 200)).toBe(200);
    expect((await asPerson(other).get(`/documents/versions/${data[0].id}/view/`)).statusCode).toBe(200);
  });

  test('does not see the filing itself: neither its reading nor its review nor its list', async () => {
    expect((await asPerson(other).get(`/documents/${filingId}/`)).statusCode).toBe(404);
    expect((await asPerson(other).get(`/documents/${filingId}/court-status/`)).statusCode).toBe(404);
    expect((await asPerson(other).get('/documents/lists/')).json().results.total_documents).toBe(0);
  });

  test('is notified of each accepted filing of another person, and its filer is not notified twice', async () => {
    const id = await fileAs(court.as('attorney'), [['main_document', `${aComplaint()}\nSecond`, 'Motion.pdf']]);
    await giveNotices(court);
    const before = (await noticesOf(other)).length;
    await accept(id, { join: caseId });
    await giveNotices(court);
    expect((await noticesOf(other)).slice(before)).toEqual(['docket.filed']);
    const own = await court.db
      .select()
      .from(notifications)
      .where(eq(notifications.person_id, court.person('attorney').person_id));
    expect(own.filter(({ code }) => code === 'docket.filed')).toEqual([]);
    const [notice] = (await asPerson(other).get('/notifications/')).json().results;
    expect(notice).toMatchObject({ title: 'New filing in your case' });
    const { number } = await entryOf(id);
    expect(notice.href).toBe(`/cases/${caseId}?open=${number}`);
  });

  test('does not read the documents of a sealed entry, nor of an undecided filing', async () => {
    const sealed = await fileAs(court.as('attorney'), [['main_document', `${aComplaint()}\nThird`, 'Sealed.pdf']]);
    await accept(sealed, { join: caseId }, 'sealed');
    const { number } = await entryOf(sealed);
    const { results } = (await docketOf(other)).json();
    expect(results.find((one: { number: number }) => one.number === number)).toMatchObject({
      withheld: true,
      filed: false,
    });
    expect((await documentsOf(other, number)).json()).toEqual({ data: [] });
    const waiting = await fileAs(court.as('attorney'), [['main_document', `${aComplaint()}\nFourth`, 'Wait.pdf']]);
    for (const id of [sealed, waiting]) {
      expect((await asPerson(other).get(`/documents/versions/${await versionOf(id)}/file/`)).statusCode).toBe(404);
    }
  });

  test('reads a sealed document if the order names counsel, until another order names no one', async () => {
    const id = await fileAs(court.as('attorney'), [['main_document', `${aComplaint()}\nFifth`, 'Named.pdf']]);
    await accept(id, { join: caseId });
    const { number } = await entryOf(id);
    const order = { change: 'sealed', authority: 'CRC 2.551', reason: 'Ordered' };
    const put = (body: object) => court.as('clerk').put(`/cases/${caseId}/docket/${number}/`, { ...order, ...body });
    expect((await put({ version: 1, named: [stranger.person_id] })).json().details.fields[0].field).toBe('named');
    expect((await put({ version: 1, named: [other.person_id] })).statusCode).toBe(200);
    const file = `/documents/versions/${await versionOf(id)}/file/`;
    expect((await asPerson(other).get(file)).statusCode).toBe(200);
    expect((await documentsOf(other, number)).json().data).toMatchObject([{ title: 'Named.pdf' }]);
    expect((await court.as('court_administrator').get(file)).statusCode).toBe(404);
    expect((await put({ version: 2, named: [] })).statusCode).toBe(200);
    expect((await asPerson(other).get(file)).statusCode).toBe(404);
    expect((await court.as('attorney').get(file)).statusCode).toBe(200);
  });

  test('does not read a document that its filing code makes confidential', async () => {
    const path = `/documents/versions/${await versionOf(filingId)}/file/`;
    const confidential = filingCodes.find(({ confidentiality }) => /^confidential/.test(confidentiality))!;
    await court.db.update(docketEntries).set({ code: confidential.id }).where(eq(docketEntries.filing_id, filingId));
    expect((await asPerson(other).get(path)).statusCode).toBe(404);
    expect((await court.as('attorney').get(path)).statusCode).toBe(200);
    await court.db.update(docketEntries).set({ code: null }).where(eq(docketEntries.filing_id, filingId));
    expect((await asPerson(other).get(path)).statusCode).toBe(200);
  });

  test('reads an earlier version of a document never', async () => {
    const [first] = await court.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.id, await versionOf(filingId)));
    const { id: old, ...same } = first!;
    await court.db.insert(documentVersions).values({ ...same, number: 2 });
    expect((await asPerson(other).get(`/documents/versions/${old}/file/`)).statusCode).toBe(404);
    await court.db.delete(documentVersions).where(eq(documentVersions.number, 2));
  });
});

test('an attorney who withdrew, and one who is not in the case, read nothing and are not notified', async () => {
  const version = await versionOf(filingId);
  for (const who of [withdrawn, stranger]) {
    expect((await docketOf(who)).statusCode).toBe(404);
    expect((await documentsOf(who, 1)).statusCode).toBe(404);
    expect((await asPerson(who).get(`/documents/versions/${version}/file/`)).statusCode).toBe(404);
    expect(await noticesOf(who)).toEqual([]);
  }
});

test('an attorney who withdrew for one party and represents another one remains in the case', async () => {
  const [entry] = await court.db.select().from(attorneys).where(eq(attorneys.person_id, withdrawn.person_id));
  await court.db.insert(caseAssignments).values({ case_id: caseId, attorney_id: entry!.id });
  expect((await docketOf(withdrawn)).statusCode).toBe(200);
  await court.db.delete(caseAssignments).where(eq(caseAssignments.attorney_id, entry!.id));
});

test('an entry that the court made itself keeps its own documents', async () => {
  const { number } = await insertEntry(court.db, caseId, {
    ...{ filed_on: '2026-11-23', entered_at: court.clock.now, kind: 'order' },
    description: say('docket.written', { text: 'Order' }),
  });
  expect((await documentsOf(other, number)).json()).toEqual({ data: [] });
});
