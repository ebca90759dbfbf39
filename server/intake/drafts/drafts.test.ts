import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftDetails, FiledDraft } from '#contract/drafts';
import { accessLog } from '#server/db/schema/accessLog';
import { activities } from '#server/db/schema/activity';
import { documents, envelopes, filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { webhookEvents } from '#server/db/schema/webhooks';
import { draftAs, fileAs, sendDocuments, waitUntilRead } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const attorney = () => court.as('attorney');
/** A document about which nothing is doubtful. */
let count = 0;
const letter = (): FormPart[] => [['main_document', `To the court: letter ${++count}.`, `Letter ${count}.txt`]];
const envelopeOf = async (id: string) => (await attorney().get(`/documents/${id}/`)).json().draft.id as string;
const read = async (id: string) => DraftDetails.parse((await attorney().get(`/documents/drafts/${id}/`)).json());
const stored = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0];
const send = (id: string, body: object, knock = attorney()) => knock.post(`/documents/${id}/file/`, body);
const fileNow = async (id: string) => send(id, { version: (await read(await envelopeOf(id))).version });

/** Another lead document in the envelope of a draft. */
async function addLead(envelope: string, parts = letter()): Promise<string> {
  court.clock.now = new Date(court.clock.now.getTime() + 1000);
  const reply = await sendDocuments(attorney(), [...parts, ['envelope', envelope]]);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().analysis.id;
}

describe('a draft', () => {
  test('is listed for its owner, the last changed first, and for no one else', async () => {
    const one = await draftAs(attorney(), letter());
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const other = await draftAs(attorney(), letter());
    const listed = async (knock = attorney()) =>
      ((await knock.get('/documents/drafts/')).json().data as DraftDetails[]).map(({ documents: [lead] }) => lead!.id);
    expect(await listed()).toEqual([other, one]);
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    await attorney().put(`/documents/edit/${one}/`, { amount: '$10.00' });
    expect(await listed()).toEqual([one, other]);
    for (const capacity of ['clerk', 'judge', 'court_administrator', 'self_represented'] as const) {
      expect(await listed(court.as(capacity)), capacity).toEqual([]);
    }
  });

  test('is in no list, total, search, report or record of anyone, and tells no one', async () => {
    const [, name] = [await draftAs(attorney(), [['main_document', 'Dear court', 'Zanzibar letter.txt']]), 'Zanzibar'];
    for (const capacity of ['clerk', 'judge', 'court_administrator', 'self_represented', 'attorney'] as const) {
      const knock = court.as(capacity);
      const { total_documents, all_documents } = (await knock.get('/documents/lists/')).json().results;
      expect([total_documents, all_documents], capacity).toEqual([0, []]);
      expect((await knock.get(`/search/?q=${name}`)).body, capacity).not.toContain(name);
      expect((await knock.get('/dashboard/')).body, capacity).not.toContain(name);
      expect((await knock.get('/activities/logs')).json().results, capacity).toEqual([]);
    }
    expect((await court.as('clerk').get('/review/')).body).not.toContain(name);
    const { person_id } = court.person('attorney');
    expect(await court.db.$count(notifications, eq(notifications.person_id, person_id))).toBe(0);
    expect(await court.db.$count(webhookEvents)).toBe(0);
  });

  test('leaves no trace in the access log when its owner reads it', async () => {
    const id = await draftAs(attorney(), [['main_document', makePdf(['LETTER']), 'Letter.pdf']]);
    const { version_id } = (await attorney().get(`/documents/${id}/`)).json().documents[0];
    expect((await attorney().get(`/documents/versions/${version_id}/file`)).statusCode).toBe(200);
    const filed = await fileAs(attorney(), letter());
    await attorney().get(`/documents/${filed}/`);
    const noted = (subject_id: string) => court.db.$count(accessLog, eq(accessLog.subject_id, subject_id));
    await expect.poll(() => noted(filed), { timeout: 15_000 }).toBe(1);
    expect([await noted(id), await noted(version_id)]).toEqual([0, 0]);
  });

  test('takes further lead documents and attachments, which can be removed again', async () => {
    const first = await draftAs(attorney(), letter());
    const envelope = await envelopeOf(first);
    const second = await addLead(envelope);
    const form = await formOf(['supporting_document', 'EXHIBIT A', 'Exhibit A.txt']);
    const added = await attorney().put(`/documents/analyze/${second}/supporting`, form.payload, form.headers);
    expect(added.statusCode, added.body).toBe(201);
    const before = await read(envelope);
    expect(before.documents.map(({ id, documents: papers }) => [id, papers.length])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    const exhibit = added.json().documents[0].id;
    expect((await court.as('self_represented').delete(`/documents/supporting/${exhibit}/`)).statusCode).toBe(404);
    expect((await attorney().delete(`/documents/supporting/${exhibit}/`)).json().message).toBe('Exhibit A.txt removed');
    expect((await attorney().delete(`/documents/${second}/`)).json().message).toBe('Draft discarded');
    const after = await read(envelope);
    expect(after.documents.map(({ id }) => id)).toEqual([first]);
    expect(after.version).toBeGreaterThan(before.version);
  });

  test('has ten lead documents at most, and takes none from another person', async () => {
    const envelope = await envelopeOf(await draftAs(attorney(), letter()));
    const stranger = await sendDocuments(court.as('self_represented'), [...letter(), ['envelope', envelope]]);
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'not_found']);
    for (let n = 2; n <= 10; n++) await addLead(envelope);
    const reply = await sendDocuments(attorney(), [...letter(), ['envelope', envelope]]);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'draft_full']);
  });

  test('is discarded with everything in it', async () => {
    const first = await draftAs(attorney(), letter());
    const envelope = await envelopeOf(first);
    const second = await addLead(envelope);
    expect((await court.as('clerk').delete(`/documents/drafts/${envelope}/`)).statusCode).toBe(404);
    expect((await attorney().delete(`/documents/drafts/${envelope}/`)).statusCode).toBe(200);
    expect([await stored(first), await stored(second)]).toEqual([undefined, undefined]);
    expect(await court.db.$count(documents, eq(documents.filing_id, first))).toBe(0);
    expect(await court.db.$count(envelopes, eq(envelopes.id, envelope))).toBe(0);
  });
});

describe('filing a draft', () => {
  test('files every document of its envelope at the moment at which the request arrived', async () => {
    const first = await draftAs(attorney(), letter());
    const envelope = await envelopeOf(first);
    const second = await addLead(envelope);
    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    const arrived = court.clock.now;
    const reply = await fileNow(first);
    expect(reply.statusCode, reply.body).toBe(201);
    const filed = FiledDraft.parse(reply.json());
    expect(filed.filings.map(({ id }) => id)).toEqual([first, second]);
    expect(filed.received_at).toBe(arrived.toISOString());
    for (const id of [first, second]) {
      expect(await stored(id)).toMatchObject({ state: 'received', received_at: arrived });
      expect((await court.as('clerk').get(`/review/${id}/`)).statusCode).toBe(200);
    }
    expect((await attorney().get(`/documents/drafts/${envelope}/`)).statusCode).toBe(404);
    const { person_id } = court.person('attorney');
    const told = and(eq(notifications.person_id, person_id), eq(notifications.kind, 'filing_received'));
    await expect.poll(() => court.db.$count(notifications, told)).toBeGreaterThanOrEqual(2);
  });

  test('twice at the same moment, and again later, files once and returns the same filings', async () => {
    const id = await draftAs(attorney(), letter());
    const { version } = await read(await envelopeOf(id));
    const replies = await Promise.all([send(id, { version }), send(id, { version })]);
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    replies.push(await send(id, { version }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [one, ...others] = replies.map((reply) => reply.json());
    for (const other of others) expect(other).toEqual(one);
    const received = and(eq(activities.action, 'filing_received'), eq(activities.subject_id, id));
    expect(await court.db.$count(activities, received)).toBe(1);
  });

  test('that was changed in another window is refused, and nothing is filed', async () => {
    const id = await draftAs(attorney(), letter());
    const envelope = await envelopeOf(id);
    const { version } = await read(envelope);
    const second = await addLead(envelope);
    const reply = await send(id, { version });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'draft_changed']);
    expect([(await stored(id))?.state, (await stored(second))?.state]).toEqual(['draft', 'draft']);
    expect((await fileNow(id)).statusCode).toBe(201);
  });

  test('while a correction is saved files either before it or with it, and neither is lost', async () => {
    const id = await draftAs(attorney(), letter());
    const { version } = await read(await envelopeOf(id));
    const [filed, edited] = await Promise.all([
      send(id, { version }),
      attorney().put(`/documents/edit/${id}/`, { amount: '$7.00', version: 1 }),
    ]);
    expect(edited.statusCode, edited.body).toBe(200);
    expect([201, 409]).toContain(filed.statusCode);
    expect((await stored(id))?.amount).toBe('$7.00');
    expect((await stored(id))?.state).toBe(filed.statusCode === 201 ? 'received' : 'draft');
  });

  test('of another person is not found', async () => {
    const id = await draftAs(attorney(), letter());
    for (const capacity of ['clerk', 'judge', 'court_administrator', 'self_represented'] as const) {
      const reply = await send(id, { version: 1 }, court.as(capacity));
      expect([reply.statusCode, reply.json().code], capacity).toEqual([404, 'not_found']);
    }
    expect((await stored(id))?.state).toBe('draft');
  });

  test('does for it what the end of an analysis does: its check, and the court’s record', async () => {
    const id = await draftAs(attorney(), [['main_document', anAnswer(), 'Answer.pdf']]);
    const { version } = await read(await envelopeOf(id));
    await send(id, { version, confirmed_doubts: true });
    const { compliance_check } = (await court.as('clerk').get(`/documents/${id}/`)).json();
    expect(compliance_check.check).toMatchObject({ cause: 'analysis' });
    const lines = (await court.as('clerk').get('/activities/logs')).json().results as { action: string }[];
    expect(lines.slice(0, 2).map(({ action }) => action)).toEqual(['filing_analyzed', 'filing_received']);
  });

  test('waits until every document has been read', async () => {
    const id = await draftAs(attorney(), letter());
    const envelope = await envelopeOf(id);
    const scan = await sendDocuments(attorney(), [...letter(), ['envelope', envelope]], { prefer: 'respond-async' });
    const { version, documents: leads } = await read(envelope);
    const reply = await send(id, { version });
    // On a fast machine, it was read before the call, which then filed both.
    if (leads.some(({ analysis_state }) => analysis_state !== 'done') && reply.statusCode !== 201) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'draft_being_read']);
    }
    await waitUntilRead(attorney(), scan.json().job.filing_id);
    expect((await send(id, { version })).statusCode).toBe(201);
  });
});
