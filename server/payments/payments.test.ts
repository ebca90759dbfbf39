import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DraftFees, FiledFees } from '#contract/payments';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { deadlines } from '#server/db/schema/deadlines';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { feeWaivers, paymentOperations, payments } from '#server/db/schema/payments';
import { testOperations, testPayments } from '#server/db/schema/testPayments';
import { sendReminders } from '#server/reminders/sendReminders';
import { applyDecision } from '#server/review/applyDecision';
import { draftAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { callbackPath } from './callbackRoute.ts';
import { grantWaiversByLaw } from './filed/grantByLaw.ts';
import { failOperation } from './operations.ts';
import { turnOnPayments } from './paymentSettings.ts';
import { reconcilePayments } from './reconciliation/reconcileDay.ts';
import { settleFees } from './settleFees.ts';
import { findCallback } from './testProvider/enterCard.ts';
import { signCallback } from './testProvider/signCallback.ts';
import { watchPayments } from './watchPayments.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await turnOnPayments(court.services, court.services.config.court.id);
});
afterAll(() => court.stop());
afterEach(() => vi.restoreAllMocks());

const [good, declined, poor, late, twice] = [
  '4242 4242 4242 4242',
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0000 0000 3220',
  '5555 5555 5555 4444',
];
const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const pass = (ms: number) => {
  court.clock.now = new Date(court.clock.now.getTime() + ms);
};

/** The jobs' services a day later, without ending the sessions. */
const inADay = () => ({ ...court.services, now: () => new Date(court.clock.now.getTime() + 25 * 60 * 60_000) });

/** A complaint for $75,000, whose fee is $435. */
let lead: string;
let envelope: string;
beforeEach(async () => {
  pass(60_000);
  lead = await draftAs(attorney(), [['main_document', aComplaint(), 'Complaint.pdf']]);
  const edited = await attorney().put(`/documents/edit/${lead}/`, { amount: '$75,000.00' });
  expect(edited.statusCode, edited.body).toBe(200);
  envelope = (await attorney().get(`/documents/${lead}/`)).json().draft.id;
});

const fees = async (): Promise<DraftFees> => (await attorney().get(`/payments/drafts/${envelope}/`)).json();
const filed = async (who = attorney()): Promise<FiledFees> => (await who.get(`/payments/filings/${lead}/`)).json().fees;
async function choose(choice: string, more: object = {}) {
  const reply = await attorney().put(`/payments/drafts/${envelope}/`, {
    choice,
    version: (await fees()).version,
    ...more,
  });
  expect(reply.statusCode, reply.body).toBe(200);
}
const start = async () => (await attorney().post(`/payments/envelopes/${envelope}/pay/`, {})).json().page as string;
const enter = (page: string, card: string) =>
  court.app.inject({
    ...{ method: 'POST', url: page, payload: `card=${encodeURIComponent(card)}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
async function pay(card = good) {
  pass(1000);
  await choose('pay_now');
  const page = await start();
  const reply = await enter(page, card);
  expect(reply.statusCode, reply.body).toBe(303);
  return page.split('/').at(-1)!;
}
async function file() {
  const { draft } = (await attorney().get(`/documents/${lead}/`)).json();
  return attorney().post(`/documents/${lead}/file/`, { version: draft.version, confirmed_doubts: true });
}
async function fileNow() {
  const reply = await file();
  expect(reply.statusCode, reply.body).toBe(201);
}
async function decide(decision: object) {
  const { version } = (await clerk().get(`/review/${lead}/`)).json();
  const reply = await clerk().post(`/review/${lead}/decision/`, { version, ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  pass(60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const accept = () =>
  decide({ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
const reject = () =>
  decide({ decision: 'rejected', reason_code: 'other', reason: 'Wrong court.', authority: 'CRC 2.118' });
const send = (body: string, signature: string) =>
  court.app.inject({
    ...{ method: 'POST', url: callbackPath, payload: body },
    headers: { 'content-type': 'application/json', 'payment-signature': signature },
  });
const atProvider = (reference: string) =>
  court.db.select().from(testOperations).where(eq(testOperations.reference, reference)).orderBy(testOperations.done_at);
const moved = async (reference: string) =>
  (await atProvider(reference)).map(({ kind, amount_cents }) => [kind, amount_cents]);
const eventually = (reference: string, expected: unknown[]) =>
  expect.poll(() => moved(reference), { timeout: 30_000 }).toEqual(expected);
const stored = () => court.db.select().from(payments).where(eq(payments.envelope_id, envelope));

describe('the fees of a draft', () => {
  test('have their authority, and follow what the filer corrects', async () => {
    expect(await fees()).toMatchObject({
      ...{ total_cents: 43_500, is_open: false, choice: null, to_pay_cents: 43_500 },
      options: { online: true, is_test: true, at_court: true },
      items: [{ amount_cents: 43_500, authority: expect.stringContaining('Gov. Code 70611') }],
    });
    await attorney().put(`/documents/edit/${lead}/`, { amount: '$9,000.00' });
    expect((await fees()).total_cents).toBe(22_500);
  });

  test('are saved with the draft, and a stale choice is refused', async () => {
    await choose('government', { agency: 'County of Alder', statute: 'Gov. Code 6103' });
    expect(await fees()).toMatchObject({ choice: 'government', statute: 'Gov. Code 6103', version: 1 });
    const stale = await attorney().put(`/payments/drafts/${envelope}/`, { choice: 'at_court', version: 0 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
    const bare = await attorney().put(`/payments/drafts/${envelope}/`, { choice: 'government', version: 1 });
    expect(bare.statusCode).toBe(400);
  });

  test('are no one else’s', async () => {
    await choose('pay_now');
    for (const capacity of ['self_represented', 'clerk', 'court_administrator'] as const) {
      const other = court.as(capacity);
      expect((await other.get(`/payments/drafts/${envelope}/`)).statusCode, capacity).toBe(404);
      expect((await other.post(`/payments/envelopes/${envelope}/pay/`, {})).statusCode, capacity).toBe(404);
    }
  });
});

describe('a payment', () => {
  test('is authorized on the provider’s page, captured at acceptance, and on the filer’s and the clerk’s screen', async () => {
    const reference = await pay();
    expect(await fees()).toMatchObject({
      to_pay_cents: 0,
      payments: [{ state: 'authorized', brand: 'Visa', last_four: '4242', amount_cents: 43_500 }],
    });
    await fileNow();
    expect(await filed()).toMatchObject({ status: 'authorized', mine: true, can_change: false });
    expect(await filed(clerk())).toMatchObject({ status: 'authorized', mine: false, can_change: true });
    expect(await moved(reference)).toEqual([]);
    await accept();
    await eventually(reference, [['capture', 43_500]]);
    await expect.poll(async () => (await filed()).status).toBe('paid');
  });

  test('leaves no card number in any table of the portal', async () => {
    await pay();
    const { rows } = await court.db.$client.query<{ found: string }>(
      `select query_to_xml(format('select * from %I', table_name), true, false, '')::text as found
       from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ 'pay|fee|test_'`,
    );
    const all = rows.map(({ found }) => found).join('\n');
    expect(all).toContain('4242');
    expect(all.replace(/[\s-]/g, '')).not.toContain('4242424242424242');
  });

  test('that is declined files nothing, keeps the draft, and can be made again', async () => {
    await pay(declined);
    expect((await fees()).payments[0]).toMatchObject({ state: 'declined', decline_reason: 'card_declined' });
    const refused = await file();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_not_authorized']);
    expect((await court.db.select().from(filings).where(eq(filings.id, lead)))[0]!.state).toBe('draft');
    await pay(poor);
    expect((await fees()).payments[0]).toMatchObject({ decline_reason: 'insufficient_funds' });
    await pay(good);
    await fileNow();
  });

  test('of an unknown card is refused on the provider’s page', async () => {
    await choose('pay_now');
    const page = await start();
    expect((await enter(page, '4111 1111 1111 1111')).statusCode).toBe(400);
    expect((await court.app.inject({ url: page })).body).toContain('This is a test');
    expect((await enter(`${page}x`, good)).statusCode).toBe(404);
  });

  test('that is answered twice is authorized once, and once more does nothing', async () => {
    const reference = await pay(twice);
    const { body, signature } = (await findCallback(court.services, reference))!;
    expect(
      (await Promise.all([send(body, signature), send(body, signature)])).map(({ statusCode }) => statusCode),
    ).toEqual([200, 200]);
    expect((await stored()).map(({ state }) => state)).toEqual(['authorized']);
    await fileNow();
    await accept();
    await send(body, signature);
    await eventually(reference, [['capture', 43_500]]);
  });

  test('whose answer comes late is found on request, and the late callback changes nothing', async () => {
    const reference = await pay(late);
    expect((await fees()).payments[0]!.state).toBe('pending');
    expect((await file()).json().code).toBe('payment_not_authorized');
    const asked = () => attorney().post(`/payments/envelopes/${envelope}/refresh/`, {});
    expect((await asked()).json().pending).toBe(true);
    pass(21_000);
    expect((await asked()).json().pending).toBe(false);
    expect((await fees()).payments[0]!.state).toBe('authorized');
    const { body, signature } = (await findCallback(court.services, reference))!;
    await send(body, signature);
    expect((await stored()).map(({ state }) => state)).toEqual(['authorized']);
  });

  test('whose answer never came is asked for by the job, and expires without a card', async () => {
    await pay(late);
    pass(6 * 60_000);
    await watchPayments(court.services);
    expect((await stored())[0]!.state).toBe('authorized');
  });

  test('after whose expiry the answer comes is authorized, and released if another one covers the fees', async () => {
    await choose('pay_now');
    const page = await start();
    const slow = page.split('/').at(-1)!;
    pass(61 * 60_000);
    await watchPayments(court.services);
    expect((await stored())[0]!.state).toBe('expired');
    await pay(good);
    await enter(page, good);
    await eventually(slow, [['release', 43_500]]);
    expect((await fees()).to_pay_cents).toBe(0);
  });

  test('is opened once, however often the page is asked for', async () => {
    await choose('pay_now');
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toBe(other);
    expect(await stored()).toHaveLength(1);
  });

  test('for which the provider is down can be begun again', async () => {
    await choose('pay_now');
    vi.spyOn(court.services.payments!, 'open').mockRejectedValueOnce(new Error('down'));
    const refused = await attorney().post(`/payments/envelopes/${envelope}/pay/`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'payment_provider_down']);
    await enter(await start(), good);
    expect((await stored()).map(({ state }) => state)).toEqual(['authorized']);
  });

  test('is not taken from a callback without the provider’s signature', async () => {
    await choose('pay_now');
    const page = await start();
    const [{ payment_key: key, reference }] = (await court.db
      .select()
      .from(testPayments)
      .where(eq(testPayments.reference, page.split('/').at(-1)!))) as [typeof testPayments.$inferSelect];
    const answer = { outcome: 'authorized', brand: 'Visa', last_four: '0000', amount_cents: 43_500 };
    const body = JSON.stringify({ key, reference, answer });
    expect((await send(body, 't=1,v1=00')).statusCode).toBe(401);
    const signature = signCallback(court.services, body);
    expect((await send(body.replace('0000', '1111'), signature)).statusCode).toBe(401);
    pass(6 * 60_000);
    expect((await send(body, signature)).statusCode).toBe(401);
    expect((await stored())[0]!.state).toBe('pending');
  });

  test('stays for the draft if the portal is stopped between authorization and filing', async () => {
    const reference = await pay();
    vi.spyOn(court.services, 'now').mockImplementationOnce(() => {
      throw new Error('stopped');
    });
    await file().catch(() => {});
    expect((await fees()).to_pay_cents).toBe(0);
    await fileNow();
    await accept();
    await eventually(reference, [['capture', 43_500]]);
  });

  test('without a filing is released after a day, and at once when the draft is discarded', async () => {
    const reference = await pay();
    await watchPayments(inADay());
    await eventually(reference, [['release', 43_500]]);
    expect((await fees()).to_pay_cents).toBe(43_500);
    expect((await file()).json().code).toBe('payment_not_authorized');
    const second = await pay();
    expect((await attorney().delete(`/payments/drafts/${envelope}/waiver/`)).statusCode).toBe(200);
    expect((await attorney().delete(`/documents/drafts/${envelope}/`)).statusCode).toBe(200);
    await watchPayments(court.services);
    await eventually(second, [['release', 43_500]]);
  });

  test('is released at a rejection and at a withdrawal', async () => {
    const reference = await pay();
    await fileNow();
    await reject();
    await eventually(reference, [['release', 43_500]]);
    expect((await filed()).status).toBe('released');
  });

  test('is released at a withdrawal', async () => {
    const reference = await pay();
    await fileNow();
    expect((await attorney().delete(`/documents/${lead}/`)).statusCode).toBe(200);
    await eventually(reference, [['release', 43_500]]);
  });

  test('is captured although the provider was down at first, and once', async () => {
    const reference = await pay();
    await fileNow();
    const capture = vi.spyOn(court.services.payments!, 'capture').mockRejectedValueOnce(new Error('down'));
    await accept();
    await eventually(reference, [['capture', 43_500]]);
    expect(capture.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(capture.mock.calls.map(([, , key]) => key)).size).toBe(1);
  });
});

describe('a fee that the clerk changes', () => {
  const change = async (amount_cents: number, who = clerk()) => {
    const { items, version } = await filed(clerk());
    return who.put(`/payments/fees/${items[0]!.id}/`, { amount_cents, reason: 'Limited civil case', version });
  };

  test('to less is captured in part, and the rest is released', async () => {
    const reference = await pay();
    await fileNow();
    expect((await change(22_500)).statusCode).toBe(200);
    await accept();
    await eventually(reference, [
      ['capture', 22_500],
      ['release', 21_000],
    ]);
    expect(await filed()).toMatchObject({ status: 'paid', paid_cents: 22_500 });
  });

  test('to less after the acceptance is refunded', async () => {
    const reference = await pay();
    await fileNow();
    await accept();
    await eventually(reference, [['capture', 43_500]]);
    await change(37_000);
    await eventually(reference, [
      ['capture', 43_500],
      ['refund', 6500],
    ]);
  });

  test('to more is the filer’s to pay, who is notified', async () => {
    await pay();
    await fileNow();
    await change(45_000);
    expect(await filed()).toMatchObject({ status: 'partly_paid', balance_cents: 1500 });
    const notices = (await attorney().get('/notifications/')).json().results as { title: string }[];
    expect(notices.map(({ title }) => title)).toContain('Fee to pay');
    const page = await start();
    await enter(page, good);
    expect(await filed()).toMatchObject({ status: 'authorized', balance_cents: 0 });
    await accept();
    await eventually(page.split('/').at(-1)!, [['capture', 1500]]);
  });

  test('is changed by court staff only, and not on a stale version', async () => {
    await pay();
    await fileNow();
    expect((await change(100, attorney())).statusCode).toBe(403);
    const { items } = await filed(clerk());
    const stale = await clerk().put(`/payments/fees/${items[0]!.id}/`, { amount_cents: 1, reason: 'x', version: 99 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
  });
});

describe('a fee waiver', () => {
  const form = () => formOf(['waiver', makePdf(['REQUEST TO WAIVE COURT FEES']), 'FW-001.pdf']);
  async function request() {
    const { payload, headers } = await form();
    const added = await attorney().put(`/payments/drafts/${envelope}/waiver/`, payload, headers);
    expect(added.statusCode, added.body).toBe(200);
    await choose('waiver');
    await fileNow();
  }
  const decideWaiver = async (decision: object, who = clerk()) => {
    const { waiver } = await filed(clerk());
    return who.post(`/payments/waivers/${envelope}/decision/`, { version: waiver!.version, ...decision });
  };

  test('needs its document before it is filed', async () => {
    await choose('waiver');
    expect((await file()).json().code).toBe('waiver_document_missing');
  });

  test('is confidential: only the filer and the court’s staff can read it', async () => {
    await request();
    const at = `/payments/filings/${lead}/waiver/`;
    for (const who of [attorney(), clerk(), court.as('judge')]) expect((await who.get(at)).statusCode).toBe(200);
    expect((await court.as('self_represented').get(at)).statusCode).toBe(404);
    const { documents } = (await clerk().get(`/documents/${lead}/`)).json();
    expect(documents.map(({ document_name }: { document_name: string }) => document_name)).not.toContain('FW-001.pdf');
  });

  test('has the clock of the rule, and after a denial the days to pay', async () => {
    await request();
    expect(await filed()).toMatchObject({
      status: 'waiver_requested',
      waiver: { state: 'requested', act_by: expect.any(String) },
    });
    expect((await decideWaiver({ decision: 'denied' }, attorney())).statusCode).toBe(403);
    const denied = await decideWaiver({ decision: 'denied', words: 'Income is above the limit.' });
    expect(denied.statusCode, denied.body).toBe(200);
    expect(await filed()).toMatchObject({
      ...{ status: 'unpaid', balance_cents: 43_500 },
      waiver: { state: 'denied', pay_by: expect.any(String), pay_authority: expect.stringContaining('68634(g)') },
    });
    expect((await decideWaiver({ decision: 'granted' })).json().code).toBe('waiver_decided');
    await enter(await start(), good);
    expect((await filed()).status).toBe('authorized');
  });

  const later = (days: number) => ({
    ...court.services,
    now: () => new Date(court.clock.now.getTime() + days * dayMs),
  });
  const recorded = (action: string) =>
    court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, lead), sql`${activities.action} = ${action}`));

  test('on which the court does not act in time counts as granted, once, and the clerk sees the clock before', async () => {
    await request();
    const { waiver } = await filed();
    const { needs } = (await clerk().get('/dashboard/')).json();
    expect(needs).toContainEqual(expect.objectContaining({ kind: 'fee_waiver', due: waiver!.act_by }));
    // Not before the last day is over; a clock that was set back changes nothing.
    await watchPayments(later(3));
    expect((await filed()).waiver).toMatchObject({ state: 'requested' });
    await Promise.all([grantWaiversByLaw(later(20)), grantWaiversByLaw(later(20))]);
    await watchPayments(court.services);
    await grantWaiversByLaw(later(-5));
    expect(await filed()).toMatchObject({ status: 'waived', balance_cents: 0, waiver: { state: 'granted' } });
    expect(await recorded('fee_waiver_granted_by_law')).toMatchObject([
      { actor_id: null, values: { act_by: waiver!.act_by, authority: expect.stringContaining('68634(f)') } },
    ]);
    const told = and(eq(notifications.code, 'fees.waiver_granted_by_law'), like(notifications.href, `%${lead}%`));
    expect(await court.db.$count(notifications, told)).toBe(1);
    expect((await decideWaiver({ decision: 'denied' })).json().code).toBe('waiver_decided');
  });

  test('whose time to act is over is not decided by the clerk, also before the job records it', async () => {
    await request();
    await court.db
      .update(feeWaivers)
      .set({ requested_at: new Date(court.clock.now.getTime() - 20 * dayMs), act_by: '2020-01-02' })
      .where(eq(feeWaivers.envelope_id, envelope));
    expect((await decideWaiver({ decision: 'denied' })).json().code).toBe('waiver_granted_by_law');
    await watchPayments(court.services);
    expect((await filed()).status).toBe('waived');
  });

  test('that is denied sets the filer’s deadline to pay, which ends with the payment and is no one else’s', async () => {
    await request();
    await accept();
    await decideWaiver({ decision: 'denied' });
    const { waiver } = await filed();
    const kept = () => court.db.select().from(deadlines).where(eq(deadlines.filing_id, lead));
    await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(1);
    await settleFees(court.services, envelope);
    expect(await kept()).toMatchObject([
      { due_date: waiver!.pay_by, state: 'open', confidence: 'high', authority: expect.stringContaining('68634(g)') },
    ]);
    const { derivation } = (await kept())[0]!;
    expect(derivation.map(({ kind }) => kind).slice(0, 2)).toEqual(['trigger', 'counted']);
    const home = (await attorney().get('/home/attention/')).json();
    expect(JSON.stringify(home.deadlines.data)).toContain(lead);
    expect((await clerk().get('/deadlines/')).body).not.toContain(lead);
    // It is reminded of on the chosen day, once, and is in the calendar that the filer's program reads.
    const payBy = waiver!.pay_by!;
    const number = (await attorney().get(`/documents/${lead}/`)).json().case_number as string;
    const chosen = { days: [2], unit: 'calendar_days' };
    await attorney().put('/settings/preferences/', { reminders: { deadlines: chosen, hearings: chosen } });
    const noon = { ...court.services, now: () => new Date(`${addDays(payBy, -2)}T20:00:00Z`) };
    const reminded = async () =>
      (await court.db.select().from(notifications).where(eq(notifications.code, 'deadline.upcoming'))).filter(
        (one) => one.person_id === court.person('attorney').person_id && JSON.stringify(one).includes(number),
      ).length;
    await sendReminders(noon);
    await sendReminders(noon);
    expect(await reminded()).toBe(1);
    const { address } = (await attorney().post('/scheduling/feed/', {})).json();
    const feed = await court.as('visitor').get(new URL(address).pathname.replace(/^\/api/, ''));
    expect(feed.body).toContain(`DTSTART;VALUE=DATE:${payBy.replaceAll('-', '')}`);
    await enter(await start(), good);
    await expect.poll(async () => (await kept())[0]!.state, { timeout: 20_000 }).toBe('met');
  });

  test('that is granted ends the fees', async () => {
    await request();
    await decideWaiver({ decision: 'granted' });
    expect(await filed()).toMatchObject({ status: 'waived', balance_cents: 0 });
  });
});

describe('a filing that was returned for its fee', () => {
  const returnIt = () =>
    decide({
      decision: 'returned',
      reason_code: 'fee_missing',
      reason: 'The fee is missing.',
      authority: 'Gov. Code 70611',
      correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
    });
  const resubmission = async () => (await attorney().get(`/documents/${lead}/resubmission/`)).json();
  const resubmit = async () =>
    attorney().post(`/documents/${lead}/resubmission/submit/`, { version: (await resubmission()).version });
  const ask = async (who = attorney()) => {
    const { payload, headers } = await formOf(['waiver', makePdf(['REQUEST TO WAIVE COURT FEES']), 'FW-001.pdf']);
    return who.post(`/payments/filings/${lead}/waiver/`, payload, headers);
  };

  test('is cured by the payment alone, which the clerk sees', async () => {
    await choose('at_court');
    await fileNow();
    await returnIt();
    expect(await resubmission()).toMatchObject({ incomplete: 'anything', changes: { paid_cents: 0 } });
    expect((await resubmit()).json().code).toBe('correction_empty');
    pass(60_000);
    await enter(await start(), good);
    expect(await resubmission()).toMatchObject({ incomplete: null, changes: { paid_cents: 43_500 } });
    const again = await resubmit();
    expect(again.statusCode, again.body).toBe(200);
    const { data } = (await clerk().get(`/documents/${lead}/resubmissions/`)).json();
    expect(data[0].changes).toMatchObject({ paid_cents: 43_500, replaced: null, added: [] });
  });

  test('is cured by a request for a waiver, which releases the hold and is confidential', async () => {
    const reference = await pay();
    await fileNow();
    await returnIt();
    const asked = await ask();
    expect(asked.statusCode, asked.body).toBe(201);
    expect(asked.json().fees).toMatchObject({
      ...{ status: 'waiver_requested', balance_cents: 0, can_request_waiver: false },
      waiver: { state: 'requested', file_name: 'FW-001.pdf', act_by: expect.any(String) },
    });
    await eventually(reference, [['release', 43_500]]);
    expect(JSON.stringify((await resubmission()).changes)).not.toMatch(/waive/i);
    expect((await ask()).json().code).toBe('waiver_requested_already');
    expect((await resubmit()).statusCode).toBe(200);
  });

  test('has no waiver for what is paid, and none by others', async () => {
    const reference = await pay();
    await fileNow();
    expect((await ask(court.as('self_represented'))).statusCode).toBe(404);
    expect((await ask(clerk())).statusCode).toBe(403);
    await accept();
    await eventually(reference, [['capture', 43_500]]);
    expect((await filed()).can_request_waiver).toBe(false);
    expect((await ask()).json().code).toBe('nothing_to_pay');
  });
});

test('a court that takes no payments files without one', async () => {
  const { payments: provider } = court.services;
  onTestFinished(() => {
    court.services.payments = provider;
  });
  court.services.payments = null;
  const { options } = await fees();
  expect(options).toMatchObject({ online: false, at_court: true });
  const refused = await attorney().put(`/payments/drafts/${envelope}/`, { choice: 'pay_now', version: 0 });
  expect(refused.statusCode).toBe(400);
  await fileNow();
  expect((await filed()).balance_cents).toBe(0);
});

test('an operation that fails permanently is listed for the administrator, and planned again', async () => {
  const reference = await pay();
  await fileNow();
  const capture = vi.spyOn(court.services.payments!, 'capture').mockRejectedValue(new Error('down'));
  await accept();
  await expect.poll(() => capture.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [, , key] = capture.mock.calls[0]!;
  await failOperation(court.services, key);
  await failOperation(court.services, key);
  const { differences } = (await court.as('court_administrator').get('/payments/reconciliation/')).json();
  const own = differences.filter((one: { reference: string }) => one.reference === reference);
  expect(own).toMatchObject([{ kind: 'missing_there', operation: 'capture', portal_cents: 43_500 }]);
  capture.mockRestore();
  await settleFees(court.services, envelope);
  await eventually(reference, [['capture', 43_500]]);
});

test('a court sets its charge per envelope, which is added to the fees', async () => {
  const administrator = court.as('court_administrator');
  const { version, available: _a, is_test: _t, ...settings } = (await administrator.get('/settings/payments/')).json();
  const bare = await administrator.put('/settings/payments/', { ...settings, version, envelope_cents: 500 });
  expect(bare.statusCode).toBe(400);
  const charged = { ...settings, version, envelope_cents: 500, envelope_authority: 'Local Rule 1' };
  expect((await administrator.put('/settings/payments/', charged)).statusCode).toBe(200);
  expect((await administrator.put('/settings/payments/', charged)).statusCode).toBe(409);
  expect((await fees()).total_cents).toBe(44_000);
  const without = { ...settings, version: version + 1 };
  expect((await administrator.put('/settings/payments/', without)).statusCode).toBe(200);
});

test('the reconciliation finds what differs, and an administrator settles it', async () => {
  const reference = await pay();
  await fileNow();
  await accept();
  await eventually(reference, [['capture', 43_500]]);
  const isOurs = and(eq(paymentOperations.kind, 'capture'), eq(paymentOperations.state, 'done'));
  await expect.poll(() => court.db.$count(paymentOperations, isOurs)).toBeGreaterThan(0);
  await court.db.insert(testOperations).values({
    ...{ key: '0f8fad5b-d9cb-469f-a165-70867728950e', reference, kind: 'capture', amount_cents: 100 },
    done_at: court.clock.now,
  });
  await reconcilePayments(inADay());
  await reconcilePayments(inADay());
  const administrator = court.as('court_administrator');
  const found = (await administrator.get('/payments/reconciliation/')).json();
  const own = found.differences.filter((one: { reference: string }) => one.reference === reference);
  expect(own).toMatchObject([{ kind: 'missing_here', provider_cents: 100, portal_cents: null, settled: null }]);
  // Late in the evening, a day later is the day after tomorrow, so the day of the payment is not the last one.
  const today = dateInZone(court.clock.now, court.services.config.court.time_zone);
  const compared = found.days.find(({ day }: { day: string }) => day === today);
  expect(compared.agreed).toBeGreaterThan(0);
  const settle = () => administrator.post(`/payments/differences/${own[0].id}/settle/`, { note: 'Given back' });
  expect((await settle()).statusCode).toBe(200);
  expect((await settle()).statusCode).toBe(409);
  expect((await administrator.get('/payments/reconciliation/csv/')).body).toContain('Only at the provider');
  expect((await clerk().get('/payments/reconciliation/')).statusCode).toBe(403);
});
