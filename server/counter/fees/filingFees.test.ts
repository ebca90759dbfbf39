import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeeAccount } from '#contract/feeAccounts';
import type { FiledFees } from '#contract/payments';
import { filings } from '#server/db/schema/filings';
import { payments } from '#server/db/schema/payments';
import { testOperations } from '#server/db/schema/testPayments';
import { turnOnPayments } from '#server/payments/paymentSettings';
import { reconcilePayments } from '#server/payments/reconciliation/reconcileDay';
import { settleFees } from '#server/payments/settleFees';
import { applyDecision } from '#server/review/applyDecision';
import { draftAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The fees of electronic filings in the ledger, whether they are paid at the counter or at the provider. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await turnOnPayments(court.services, court.services.config.court.id);
  await clerk().post('/counter/drawer/', { starting_cash_cents: 50_000 });
});
afterAll(() => court.stop());

const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const administrator = () => court.as('court_administrator');

/** A complaint for $75,000, whose fee is $435. */
let lead: string;
let envelope: string;
beforeEach(async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  lead = await draftAs(attorney(), [['main_document', aComplaint(), 'Complaint.pdf']]);
  await attorney().put(`/documents/edit/${lead}/`, { amount: '$75,000.00' });
  envelope = (await attorney().get(`/documents/${lead}/`)).json().draft.id;
});

async function file(choice: 'at_court' | 'pay_now' | 'government' | 'waiver', more: object = {}) {
  await attorney().put(`/payments/drafts/${envelope}/`, { choice, version: 0, ...more });
  if (choice === 'pay_now') {
    const { page } = (await attorney().post(`/payments/envelopes/${envelope}/pay/`, {})).json();
    const payload = `card=${encodeURIComponent('4242 4242 4242 4242')}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await court.app.inject({ method: 'POST', url: page, payload, headers });
  }
  const { draft } = (await attorney().get(`/documents/${lead}/`)).json();
  const reply = await attorney().post(`/documents/${lead}/file/`, { version: draft.version, confirmed_doubts: true });
  expect(reply.statusCode, reply.body).toBe(201);
}
async function decide(decision: object) {
  const { version } = (await clerk().get(`/review/${lead}/`)).json();
  const reply = await clerk().post(`/review/${lead}/decision/`, { version, ...decision });
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
  await settleFees(court.services, envelope);
}
const accept = () =>
  decide({ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
const filed = async (who = attorney()): Promise<FiledFees> => (await who.get(`/payments/filings/${lead}/`)).json().fees;
const account = async (): Promise<FeeAccount> => (await clerk().get(`/fees/filings/${lead}/`)).json();
const entries = async () =>
  (await account()).charges.flatMap(({ lines }) =>
    lines.map(({ kind, means, amount_cents }) => [kind, means, amount_cents]),
  );
async function payCash(amount_cents: number) {
  const [charge] = (await account()).charges;
  const { id: charge_id, description, authority } = charge!;
  return clerk().post('/counter/receipts/', {
    ...{ payer: 'Ada Rowe', envelope_id: null, case_number: null, request_key: randomUUID() },
    lines: [{ fee_id: null, description, authority, amount_cents, charge_id }],
    tenders: [{ kind: 'cash', amount_cents, tendered_cents: amount_cents, reference: null, drawer: null }],
  });
}
async function moved() {
  const [payment] = await court.db.select().from(payments).where(eq(payments.envelope_id, envelope));
  const done = await court.db.select().from(testOperations).where(eq(testOperations.reference, payment!.reference!));
  return done.map(({ kind, amount_cents }) => [kind, amount_cents]).sort();
}

describe('the fee of an electronic filing', () => {
  test('is in the ledger when it is filed, and what is paid at the counter is subtracted in the filer’s view', async () => {
    await file('at_court');
    expect(await entries()).toEqual([['assessed', null, 43_500]]);
    expect((await payCash(10_000)).statusCode).toBe(201);
    expect(await filed()).toMatchObject({ status: 'partly_paid', counter_cents: 10_000, balance_cents: 33_500 });
    await accept();
    expect((await payCash(33_501)).json().code).toBe('fee_exceeds_due');
    expect((await payCash(33_500)).statusCode).toBe(201);
    expect(await filed()).toMatchObject({ status: 'paid', paid_cents: 43_500, balance_cents: 0 });
    const [stored] = await court.db.select().from(filings).where(eq(filings.id, lead));
    const ofCase: FeeAccount = (await clerk().get(`/fees/cases/${stored!.case_id}/`)).json();
    expect(ofCase.totals).toEqual({ charged_cents: 43_500, waived_cents: 0, paid_cents: 43_500, due_cents: 0 });
    expect(ofCase.charges[0]!.filing).toMatchObject({ id: lead });
  });

  test('that a card holds and that is paid at the counter is not captured: the hold is released', async () => {
    await file('pay_now');
    expect((await payCash(43_500)).statusCode).toBe(201);
    await accept();
    await expect.poll(moved, { timeout: 30_000 }).toEqual([['release', 43_500]]);
    expect(await entries()).toEqual([
      ['assessed', null, 43_500],
      ['paid', 'cash', 43_500],
    ]);
  });

  test('is paid by the capture, and a refund to the card lowers it', async () => {
    await file('pay_now');
    await accept();
    const paid = [
      ['assessed', null, 43_500],
      ['paid', 'online', 43_500],
    ];
    await expect.poll(entries, { timeout: 30_000 }).toEqual(paid);
    expect((await payCash(1)).json().code).toBe('fee_exceeds_due');
    const [charge] = (await account()).charges;
    const reply = await administrator().post(`/fees/charges/${charge!.id}/refund/`, {
      ...{
        paid_by: 'online',
        means: 'online',
        amount_cents: 20_000,
        payee: 'Ada Rowe',
        reason: 'Fee of a limited case',
      },
      ...{ authority: 'Gov. Code 70613', lowers: true, version: charge!.version, request_key: randomUUID() },
    });
    expect(reply.statusCode, reply.body).toBe(201);
    await expect
      .poll(entries, { timeout: 30_000 })
      .toEqual([...paid, ['refunded', 'online', 20_000], ['adjusted_down', null, 20_000]]);
    expect(await moved()).toEqual([
      ['capture', 43_500],
      ['refund', 20_000],
    ]);
    expect((await account()).charges[0]!.lines[2]!.refund).toEqual(reply.json().refund);
    expect(await filed()).toMatchObject({ status: 'paid', paid_cents: 23_500, balance_cents: 0 });
  });

  test('is lowered to nothing by a rejection, and a refund of cash remains for the clerk', async () => {
    await file('at_court');
    await payCash(10_000);
    await decide({ decision: 'rejected', reason_code: 'other', reason: 'Wrong court.', authority: 'CRC 2.118' });
    expect(await entries()).toEqual([
      ['assessed', null, 43_500],
      ['paid', 'cash', 10_000],
      ['adjusted_down', null, 33_500],
    ]);
    const [charge] = (await account()).charges;
    expect(charge!.refundable).toEqual([
      { means: 'cash', amount_cents: 10_000, by: ['cash', 'check'], of_earlier_day: false },
    ]);
  });

  test('is assessed and waived for a public agency, and after the court granted a request', async () => {
    await file('government', { agency: 'County of Alder', statute: 'Gov. Code 6103' });
    const waived = [
      ['assessed', null, 43_500],
      ['waived', null, 43_500],
    ];
    expect(await entries()).toEqual(waived);
    expect((await account()).charges[0]!.lines[1]).toMatchObject({ authority: 'Gov. Code 6103', made_by: null });
    lead = await draftAs(attorney(), [['main_document', aComplaint(), 'Complaint.pdf']]);
    await attorney().put(`/documents/edit/${lead}/`, { amount: '$75,000.00' });
    envelope = (await attorney().get(`/documents/${lead}/`)).json().draft.id;
    const form = await formOf(['waiver', makePdf(['REQUEST']), 'FW-001.pdf']);
    const added = await attorney().put(`/payments/drafts/${envelope}/waiver/`, form.payload, form.headers);
    expect(added.statusCode, added.body).toBe(200);
    await file('waiver');
    expect(await entries()).toEqual([['assessed', null, 43_500]]);
    expect((await account()).waivers).toMatchObject([
      { state: 'requested', act_authority: expect.stringContaining('68634') },
    ]);
    const granted = { decision: 'granted', words: 'Order of Nov 23', version: (await filed()).waiver!.version };
    expect((await clerk().post(`/payments/waivers/${envelope}/decision/`, granted)).statusCode).toBe(200);
    expect(await entries()).toEqual(waived);
    expect((await account()).charges[0]!.lines[1]).toMatchObject({
      authority: 'Order of Nov 23',
      made_by: 'Test clerk',
    });
  });

  test('is raised and lowered with its charge, and what the clerk waives is not owed any longer', async () => {
    await file('at_court');
    const act = async (what: string, body: object) => {
      const [charge] = (await account()).charges;
      const why = { reason: 'Order of Nov 23', authority: 'Order', version: charge!.version };
      return clerk().post(`/fees/charges/${charge!.id}/${what}/`, { ...why, ...body });
    };
    expect((await act('adjust', { direction: 'down', amount_cents: 20_000 })).statusCode).toBe(200);
    expect((await filed()).items[0]).toMatchObject({ amount_cents: 23_500, reason: 'Order of Nov 23 (Order)' });
    expect((await act('waive', { amount_cents: 3_500 })).statusCode).toBe(200);
    expect(await filed()).toMatchObject({ balance_cents: 20_000 });
    expect((await account()).totals).toEqual({
      charged_cents: 23_500,
      waived_cents: 3_500,
      paid_cents: 0,
      due_cents: 20_000,
    });
  });
});

describe('a court day', () => {
  const today = () => court.clock.now.toLocaleDateString('en-CA', { timeZone: court.services.config.court.time_zone });
  const read = async (day = today()) => (await administrator().get(`/counter/days/${day}/`)).json();

  test('agrees between ledger, receipts, and provider; differences are listed and settled with a note', async () => {
    const day = today();
    const found = await read();
    expect(found.ledger.cash).toBeGreaterThan(0);
    expect(found.counter.cash).toBe(found.ledger.cash);
    expect(found).toMatchObject({ provider_cents: null, open_drawers: 1, differences: [] });
    const { drawer } = (await clerk().get('/counter/drawer/')).json();
    const counted = drawer.totals.expected_cash_cents - 100;
    const close = { counted_cash_cents: counted, note: 'A coin is missing', version: drawer.version };
    expect((await clerk().post(`/counter/drawers/${drawer.id}/close/`, close)).statusCode).toBe(200);
    const deposit = {
      cash_cents: counted - 50_000,
      check_cents: 0,
      reference: 'Slip 12',
      note: '',
      request_key: randomUUID(),
    };
    for (const _twice of [1, 2]) {
      const recorded = await administrator().post(`/counter/days/${day}/deposits/`, deposit);
      expect(recorded.statusCode, recorded.body).toBe(201);
      expect(recorded.json().day.deposits).toHaveLength(1);
    }
    const { differences } = await read();
    expect(differences).toMatchObject([{ kind: 'drawer', clerk: 'Test clerk', settled: null }]);
    const { kind, key, expected_cents, actual_cents } = differences[0];
    const settle = { kind, key, expected_cents, actual_cents, note: 'The coin was found' };
    const replies = await Promise.all([1, 2].map(() => administrator().post(`/counter/days/${day}/settle/`, settle)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read()).differences[0].settled).toMatchObject({ note: 'The coin was found' });
    const csv = (await administrator().get(`/counter/days/${day}/report/?format=csv`)).body;
    expect(csv).toContain('Bank,cash');
    expect(csv).toContain('Settled by');
    const pdf = await administrator().get(`/counter/days/${day}/report/?format=pdf`);
    expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('is compared with the provider’s report after it is over', async () => {
    const day = today();
    const later = { ...court.services, now: () => new Date(court.clock.now.getTime() + 25 * 60 * 60_000) };
    await reconcilePayments(later);
    const found = await read(day);
    expect(found.ledger.online).toBe(23_500);
    expect(found.provider_cents).toBe(23_500);
  });

  test('that has not begun is refused, and so is a deposit of nothing', async () => {
    expect((await administrator().get('/counter/days/2099-01-05/')).statusCode).toBe(400);
    const nothing = { cash_cents: 0, check_cents: 0, reference: 'Slip', request_key: randomUUID() };
    expect((await administrator().post(`/counter/days/${today()}/deposits/`, nothing)).statusCode).toBe(400);
    expect((await clerk().get(`/counter/days/${today()}/`)).statusCode).toBe(403);
  });
});
