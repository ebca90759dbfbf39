import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Intake } from '#contract/counter';
import { toWallTime } from '#domain/hearings/courtTime';
import { attorneys } from '#server/db/schema/attorneys';
import { docketEntries } from '#server/db/schema/docket';
import { envelopes, filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { people } from '#server/db/schema/people';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { applyDecision } from '#server/review/applyDecision';
import { type FormPart, formOf } from '#server/testing/formOf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Documents on paper at the counter, from the clerk's form to the docket. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const nowAtCourt = () => {
  const { date, time } = toWallTime(court.clock.now, court.services.config.court.time_zone);
  return { received_on: date, received_at_time: time };
};

async function takeIn(fields: Record<string, string> = {}, key: string = randomUUID(), file = aComplaint()) {
  const all = { channel: 'counter', ...nowAtCourt(), case_type: 'Civil Complaint', ...filer, ...fields };
  const form = await formOf(...Object.entries(all).map((part): FormPart => part), [
    'main_document',
    file,
    'Scan 1.pdf',
  ]);
  return clerk().post('/counter/intakes/', form.payload, { ...form.headers, 'idempotency-key': key });
}
const filer = { filer_kind: 'person', name: 'Morgan Sample', address: '12 Example Lane' };
const taken = async (fields?: Record<string, string>): Promise<Intake> => {
  const reply = await takeIn(fields);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().intake;
};

async function whenRead(id: string) {
  for (;;) {
    const details = (await clerk().get(`/documents/${id}/`)).json();
    if (details.analysis_state === 'done' || details.analysis_state === 'failed') return details;
  }
}

async function accept(id: string) {
  await whenRead(id);
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next' } };
  const reply = await clerk().post(`/review/${id}/decision/`, { version, decision: 'accepted', placement });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}

describe('documents on paper', () => {
  test('are filed for the person who brought them, not for the clerk', async () => {
    const intake = await taken({ phone: '(555) 555-0142' });
    expect(intake).toMatchObject({
      channel: 'counter',
      state: 'received',
      taken_in_by: 'Test clerk',
      filer: { kind: 'person', name: 'Morgan Sample', address: '12 Example Lane', phone: '(555) 555-0142' },
    });
    const details = await whenRead(intake.filing_id);
    expect(details).toMatchObject({ filed_by: 'Morgan Sample', doc_type: 'Complaint', analysis_state: 'done' });
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, intake.filing_id));
    expect(stored!.filed_by).not.toBe(court.person('clerk').person_id);
    const [row] = (await clerk().get('/review/?sort=age')).json().results;
    expect(row).toMatchObject({ id: intake.filing_id, filed_by: 'Morgan Sample', channel: 'counter' });
  });

  test('have a filer who cannot sign in, and neither the filer nor the clerk is notified', async () => {
    const { filing_id } = await taken();
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, filing_id));
    const [person] = await court.db.select().from(people).where(eq(people.id, stored!.filed_by));
    expect(person).toMatchObject({ email: null, password_hash: null });
    expect(person!.deactivated_at).not.toBeNull();
    for (const id of [stored!.filed_by, court.person('clerk').person_id]) {
      expect(await court.db.$count(notifications, eq(notifications.person_id, id))).toBe(0);
    }
  });

  test('are visible to court staff only', async () => {
    const { filing_id } = await taken();
    for (const capacity of ['attorney', 'self_represented'] as const) {
      expect((await court.as(capacity).get(`/documents/${filing_id}/`)).statusCode).toBe(404);
    }
    expect((await court.as('judge').get(`/documents/${filing_id}/`)).statusCode).toBe(200);
  });

  test('of an attorney with an account are the attorney’s own filing', async () => {
    const { person_id, full_name } = court.person('attorney');
    const entry = { full_name, bar_number: '000777', status: 'Active', type: 'Private Attorney', active_cases: 0 };
    const [listed] = await court.db
      .insert(attorneys)
      .values({ ...entry, court_id: court.services.config.court.id, person_id })
      .returning();
    const { filing_id, filer } = await taken({ filer_kind: 'attorney', attorney_id: listed!.id, channel: 'fax' });
    expect(filer).toMatchObject({ kind: 'attorney', name: 'Test attorney', bar_number: '000777' });
    expect((await court.as('attorney').get(`/documents/${filing_id}/`)).statusCode).toBe(200);
  });

  test('have the time of their receipt, which is never in the future', async () => {
    const past = await taken({
      channel: 'mail',
      received_on: '2026-11-20',
      received_at_time: '15:30',
      postmarked_on: '2026-11-18',
    });
    expect(past).toMatchObject({ received_at: '2026-11-20T23:30:00.000Z', postmarked_on: '2026-11-18' });
    const future = await takeIn({ received_on: '2199-01-01' });
    expect(future.statusCode).toBe(400);
    expect(future.json().details.fields[0]).toMatchObject({ field: 'received_on' });
    const late = await takeIn({ channel: 'mail', received_on: '2026-11-20', postmarked_on: '2026-11-21' });
    expect(late.json().details.fields[0]).toMatchObject({ field: 'postmarked_on' });
  });

  test('sent twice under one key, even at once, are taken in once', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([takeIn({}, key), takeIn({}, key)]);
    expect(one.json().intake.filing_id).toBe(other.json().intake.filing_id);
    expect(await court.db.$count(envelopes, eq(envelopes.intake_key, key))).toBe(1);
  });

  test('need a filer and a readable PDF', async () => {
    const nameless = await takeIn({ name: '' });
    expect(nameless.json().details.fields[0]).toMatchObject({ field: 'name' });
    expect((await takeIn({}, randomUUID(), Buffer.from('%PDF-1.7 broken'))).statusCode).toBe(422);
  });

  test('are announced by email to a person who gave an address, once the court has decided', async () => {
    const { filing_id } = await taken({ email: 'morgan@example.net' });
    court.mails.length = 0;
    await accept(filing_id);
    await expect.poll(() => court.mails.map(({ to }) => to), { timeout: 10_000 }).toEqual(['morgan@example.net']);
    expect(court.mails[0]!.text).not.toContain('accepted');
  });
});

async function firstPageOf(bytes: Uint8Array): Promise<string> {
  const { text } = await readDocument(bytes, 'Copy.pdf');
  if (!('pages' in text)) throw new Error('A PDF has pages.');
  const words = text.pages[0]!.lines.flatMap((line) => line.words);
  return words.map((word) => word.text).join(' ');
}

describe('a stamped copy', () => {
  test('shows RECEIVED, and FILED with the case number once the filing is on the docket', async () => {
    const { filing_id } = await taken();
    const received = await clerk().get(`/counter/filings/${filing_id}/stamped/`);
    expect(received.headers['content-type']).toBe('application/pdf');
    expect(received.headers['content-disposition']).toContain('RECEIVED');
    await accept(filing_id);
    const filed = await clerk().get(`/counter/filings/${filing_id}/stamped/`);
    expect(filed.headers['content-disposition']).toContain('FILED');
    expect(filed.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('has the filing date in effect, also after it was corrected on the docket', async () => {
    const { filing_id } = await taken({ channel: 'mail', received_on: '2026-11-20', received_at_time: '10:00' });
    await accept(filing_id);
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing_id));
    const change = {
      version: 1,
      change: 'corrected',
      filed_on: '2026-11-18',
      reason: 'The drop box was emptied late.',
    };
    const changed = await clerk().put(`/cases/${entry!.case_id}/docket/${entry!.number}/`, change);
    expect(changed.statusCode, changed.body).toBe(200);
    const copy = await clerk().get(`/counter/filings/${filing_id}/stamped/`);
    expect(await firstPageOf(copy.rawPayload)).toContain('Nov 18, 2026');
  });
});

const fee = {
  fee_id: 'CA-UNL',
  description: 'Unlimited civil complaint',
  authority: 'Gov. Code 70611',
  amount_cents: 43_500,
};
const cash = (amount_cents: number, tendered_cents = amount_cents) => ({
  ...{ kind: 'cash', amount_cents, tendered_cents, reference: null, drawer: null },
});
const pay = (more: object = {}, knock = clerk()) =>
  knock.post('/counter/receipts/', {
    ...{ payer: 'Morgan Sample', envelope_id: null, case_number: null, lines: [fee], tenders: [cash(43_500, 44_000)] },
    request_key: randomUUID(),
    ...more,
  });
const open = (knock = clerk()) => knock.post('/counter/drawer/', { starting_cash_cents: 10_000 });

describe('a cash drawer', () => {
  test('is needed for a payment, and each clerk has one', async () => {
    expect((await pay()).json().code).toBe('drawer_not_open');
    const [one, other] = await Promise.all([open(), open()]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([201, 409]);
    expect((await open()).json().code).toBe('drawer_open_already');
    const second = await court.join('clerk', 'Second Clerk');
    expect((await open(court.with(second.token))).statusCode).toBe(201);
  });

  test('takes payments whose receipts are numbered without gaps, also at once and after a refusal', async () => {
    const second = await court.join('clerk', 'Third Clerk');
    const other = court.with(second.token);
    await open(other);
    const first = Number((await pay()).json().receipt.number);
    expect((await pay({ tenders: [cash(1)] })).statusCode).toBe(400);
    expect((await pay({ envelope_id: randomUUID() })).statusCode).toBe(404);
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => pay({}, index % 2 ? other : clerk())));
    const numbers = made.map((reply) => Number(reply.json().receipt.number)).sort((one, two) => one - two);
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => first + 1 + index));
  });

  test('gives change, and takes one payment once', async () => {
    const request_key = randomUUID();
    const [one, other] = await Promise.all([pay({ request_key }), pay({ request_key })]);
    expect(one.json().receipt).toMatchObject({ total_cents: 43_500, change_cents: 500 });
    expect(other.json().receipt.id).toBe(one.json().receipt.id);
  });

  test('stores no card number', async () => {
    const card = {
      kind: 'card',
      amount_cents: 43_500,
      tendered_cents: null,
      reference: '4111 1111 1111 1111',
      drawer: null,
    };
    const reply = await pay({ tenders: [card] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields[0].message).toContain('looks like a card number');
    expect((await pay({ tenders: [{ ...card, reference: 'T-4711' }] })).statusCode).toBe(201);
    expect((await pay({ payer: 'Rowe 4111111111111111' })).statusCode).toBe(400);
  });

  test('prints a receipt, which cannot be changed', async () => {
    const { id } = (await pay()).json().receipt;
    const printed = await clerk().get(`/counter/receipts/${id}/`);
    expect(printed.headers['content-type']).toBe('application/pdf');
    await expect(court.db.$client.query('update receipts set payer = $1', ['X'])).rejects.toThrow(/never changed/);
    await expect(court.db.$client.query('delete from receipts')).rejects.toThrow(/never changed/);
  });

  test('has its receipts voided by an administrator only, with a reason, once, and before it is closed', async () => {
    const { id } = (await pay()).json().receipt;
    const administrator = court.as('court_administrator');
    expect((await clerk().post(`/counter/receipts/${id}/void/`, { reason: 'Wrong case' })).statusCode).toBe(403);
    const before = (await clerk().get('/counter/drawer/')).json().drawer.totals.by_tender.cash;
    const replies = await Promise.all(
      [1, 2].map(() => administrator.post(`/counter/receipts/${id}/void/`, { reason: 'Wrong case' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const after = (await clerk().get('/counter/drawer/')).json();
    expect(before - after.drawer.totals.by_tender.cash).toBe(43_500);
    expect(after.receipts.find((one: { id: string }) => one.id === id).voided).toMatchObject({ reason: 'Wrong case' });
  });

  test('is closed with a count whose difference stays on record', async () => {
    const { drawer, receipts } = (await clerk().get('/counter/drawer/')).json();
    const { expected_cash_cents } = drawer.totals;
    const close = { counted_cash_cents: expected_cash_cents - 100, note: 'A coin is missing', version: drawer.version };
    const stale = await clerk().post(`/counter/drawers/${drawer.id}/close/`, { ...close, version: 7 });
    expect(stale.json().code).toBe('changed_meanwhile');
    const closed = (await clerk().post(`/counter/drawers/${drawer.id}/close/`, close)).json();
    expect(closed.drawer.closed).toMatchObject({
      ...{ counted_cash_cents: expected_cash_cents - 100, expected_cash_cents, note: 'A coin is missing' },
    });
    expect((await clerk().post(`/counter/drawers/${drawer.id}/close/`, close)).json().code).toBe('drawer_not_open');
    expect((await pay()).json().code).toBe('drawer_not_open');
    const late = await court
      .as('court_administrator')
      .post(`/counter/receipts/${receipts[0].id}/void/`, { reason: 'X' });
    expect(late.json().code).toBe('drawer_closed');
    const report = (format: string) => clerk().get(`/counter/drawers/${drawer.id}/report/?format=${format}`);
    expect((await report('pdf')).rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    const rows = (await report('csv')).body.split('\r\n');
    expect(rows.length).toBeGreaterThan(receipts.length);
    const { received_on: date, received_at_time: time } = nowAtCourt();
    expect(rows[1]).toContain(`,${date},${time.slice(0, 2)}`);
    const other = court.with((await court.join('clerk', 'Fourth Clerk')).token);
    expect((await other.get(`/counter/drawers/${drawer.id}/`)).statusCode).toBe(404);
    expect((await court.as('court_administrator').get(`/counter/drawers/${drawer.id}/`)).statusCode).toBe(200);
  });
});

test('the docket entry of a filing shows the fee and the receipt', async () => {
  await open();
  const { filing_id, envelope_id } = await taken();
  const { receipt } = (await pay({ envelope_id })).json();
  const proposal = async (query = '') => (await clerk().get(`/review/${filing_id}/docket-entry/${query}`)).json();
  const { text, payment } = await proposal();
  expect(text).toMatch(/fee \$435\.00, receipt \d{6}/);
  const { number, made_by, made_at } = receipt;
  expect(payment).toEqual({ fee: '$435.00', receipt: number, receipts: [{ number, made_by, made_at }] });
  expect((await proposal('?fee=20&receipt=A1')).text).toContain('fee $20.00, receipt A1');
  expect((await proposal('?fee=&receipt=')).text).not.toMatch(/fee|receipt/);
  expect((await clerk().get(`/counter/filings/${filing_id}/`)).json().intake.receipts).toEqual([
    { id: receipt.id, number: receipt.number, voided: false },
  ]);
  await accept(filing_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing_id));
  expect(entry!.text).toContain(`fee $435.00, receipt ${receipt.number}`);
});
