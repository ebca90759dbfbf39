import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Intake } from '#contract/counter';
import { dayMs } from '#domain/days/days';
import { toWallTime } from '#domain/hearings/courtTime';
import { activities } from '#server/db/schema/activity';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Corrections of returned filings that clerks take in on paper. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

/** The clerk, whose session does not end when a test sets the clock forward. */
let token: string;
const clerk = () => court.with(token);
async function setClock(to: Date) {
  court.clock.now = to;
  token = await court.freshToken('clerk');
}
/** A Monday that is a court day. */
const first = new Date('2026-11-23T18:00:00Z');
beforeEach(() => setClock(first));

const hour = 3_600_000;
const wallTime = (moment: Date) => {
  const { date, time } = toWallTime(moment, court.services.config.court.time_zone);
  return { received_on: date, received_at_time: time };
};
const arrived = () => ({ channel: 'counter', ...wallTime(court.clock.now) });
const filer = { filer_kind: 'person', name: 'Morgan Sample', case_type: 'Civil Complaint' };

async function takenIn(): Promise<Intake> {
  const file: FormPart = ['main_document', aComplaint(), 'Scan 1.pdf'];
  const form = await formOf(...Object.entries({ ...arrived(), ...filer }), file);
  const reply = await clerk().post('/counter/intakes/', form.payload, {
    ...form.headers,
    'idempotency-key': randomUUID(),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().intake;
}

async function whenRead(id: string) {
  for (;;) {
    const reply = await clerk().get(`/documents/${id}/`);
    expect(reply.statusCode, reply.body).toBe(200);
    const details = reply.json();
    if (details.analysis_state === 'done' || details.analysis_state === 'failed') return details;
  }
}

const aReturn = () => ({
  decision: 'returned',
  reason_code: 'caption_wrong',
  reason: 'The caption names another defendant.',
  authority: 'Cal. Rules of Court, rule 2.111',
  correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
});
async function decide(id: string, decision: object) {
  await whenRead(id);
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const reply = await clerk().post(`/review/${id}/decision/`, { version, ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const returned = async () => {
  const { filing_id } = await takenIn();
  await decide(filing_id, aReturn());
  return filing_id;
};

async function correct(id: string, more: { files?: FormPart[]; fields?: object } = {}) {
  const { files = [['main_document', corrected, 'Scan 2.pdf']], fields = {} } = more;
  const form = await formOf(...(Object.entries({ ...arrived(), ...fields }) as FormPart[]), ...files);
  return clerk().put(`/counter/filings/${id}/correction/`, form.payload, form.headers);
}
const corrected = Buffer.concat([aComplaint(), Buffer.from('\n% scanned again\n')]);
const stored = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;
const status = async (id: string, who = clerk()) => (await who.get(`/documents/${id}/court-status/`)).json();

test('a corrected document on paper takes the place of the returned one, for the same filer', async () => {
  const id = await returned();
  const before = await stored(id);
  expect(await status(id)).toMatchObject({ can_correct: false, can_take_in_correction: true });
  expect(await status(id, court.with(await court.freshToken('judge')))).toMatchObject({
    can_take_in_correction: false,
  });
  await setClock(new Date(first.getTime() + 2 * hour));
  const at = new Date(court.clock.now.getTime() - hour);
  const reply = await correct(id, { fields: { channel: 'mail', ...wallTime(at), answer: 'The name is corrected.' } });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().intake).toMatchObject({ filing_id: id, state: 'received', filer: { name: 'Morgan Sample' } });
  const after = await stored(id);
  expect(after).toMatchObject({ filed_by: before.filed_by, received_at: before.received_at, first_received_at: null });
  expect(wallTime(after.resubmitted_at!)).toEqual(wallTime(at));
  expect((await whenRead(id)).documents[0]).toMatchObject({ title: 'Scan 2.pdf', version: 2 });
  const { reviews, can_take_in_correction } = await status(id);
  expect(reviews[0]).toMatchObject({ decision: 'returned', answer: 'The name is corrected.' });
  expect(can_take_in_correction).toBe(false);
  const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
  expect(lines.find(({ action }) => action === 'paper_correction_taken_in')!.values).toMatchObject({
    ...{ document: 'Scan 2.pdf', returned: 'Scan 1.pdf', channel: 'mail', differs: false },
  });
});

test('the court’s rule dates the correction as one in the portal, and the stamped copy has its time of receipt', async () => {
  const id = await returned();
  await setClock(new Date(first.getTime() + dayMs));
  expect((await correct(id)).statusCode).toBe(200);
  const copy = await clerk().get(`/counter/filings/${id}/stamped/`);
  expect(copy.headers['content-disposition']).toContain('RECEIVED');
  const { text } = await readDocument(copy.rawPayload, 'Copy.pdf');
  if (!('pages' in text)) throw new Error('A PDF has pages.');
  const words = text.pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map((word) => word.text)));
  expect(words.join(' ')).toContain('November 24, 2026 at');
  await decide(id, { decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
  // California tolls the time instead of relating back (Code Civ. Proc., § 1010.6(e)(4)).
  expect(entry!.filed_on).toBe('2026-11-24');
});

test('a document that differs is taken in only after the clerk has compared it, with the time of its receipt', async () => {
  const id = await returned();
  const other = makePdf(['SUPERIOR COURT OF CALIFORNIA', 'COUNTY OF ALDER', 'Case No. 26CV00999', 'ANSWER']);
  const doubted = await correct(id, { files: [['main_document', other, 'Scan 3.pdf']] });
  expect(doubted.json().code).toBe('correction_doubted');
  expect((await stored(id)).state).toBe('returned');
  const { held_submission } = doubted.json().details;
  const fields = { ...arrived(), held_submission };
  const [one, two] = await Promise.all([1, 2].map(() => correct(id, { files: [], fields })));
  expect([one!.statusCode, two!.statusCode].sort()).toEqual([200, 409]);
  const after = await stored(id);
  expect(after.first_received_at).not.toBeNull();
  expect(after.received_at).toEqual(after.resubmitted_at);
});

test('the stated time decides whether a correction is in time, and it is after the return', async () => {
  const id = await returned();
  const { correct_by } = await status(id);
  const early = await correct(id, { fields: wallTime(new Date(court.clock.now.getTime() - hour)) });
  expect(early.json().details.fields[0]).toMatchObject({ field: 'received_on' });
  await setClock(new Date(new Date(correct_by).getTime() + dayMs));
  expect((await correct(id)).json().code).toBe('correction_too_late');
  const inTime = wallTime(new Date(new Date(correct_by).getTime() - hour));
  expect((await correct(id, { fields: { channel: 'drop_box', ...inTime } })).statusCode).toBe(200);
});

test('only a returned filing on paper is corrected at the counter, and with another document', async () => {
  const { filing_id } = await takenIn();
  expect((await correct(filing_id)).json().code).toBe('not_returned');
  const electronic = await fileAs(court.with(await court.freshToken('attorney')));
  await decide(electronic, aReturn());
  expect((await correct(electronic)).json().code).toBe('not_taken_in');
  const id = await returned();
  const same = await correct(id, { files: [['main_document', aComplaint(), 'Again.pdf']] });
  expect(same.json().code).toBe('correction_unchanged');
  const late = { channel: 'mail', postmarked_on: '2199-01-01' };
  expect((await correct(id, { fields: late })).json().details.fields[0]).toMatchObject({ field: 'postmarked_on' });
});
