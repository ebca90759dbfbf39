import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FeeAccount, FeeCharge } from '#contract/feeAccounts';
import { cases } from '#server/db/schema/cases';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { Actor } from '#server/kernel/actor';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { readCaseFees } from './readAccount.ts';
import { refundFee } from './refundFee.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The fee account of a case, from the clerk’s screen to the ledger. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  expect((await clerk().post('/counter/drawer/', { starting_cash_cents: 50_000 })).statusCode).toBe(201);
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const administrator = () => court.as('court_administrator');
let made = 0;

/** A case with one charge. */
async function aCharge(amount_cents = 10_000): Promise<{ id: string; charge: string }> {
  const court_id = court.services.config.court.id;
  const number = `26FEE${String(++made).padStart(5, '0')}`;
  const [added] = await court.db
    .insert(cases)
    .values({
      court_id,
      case_number: number,
      title: 'Rowe v. Specimen',
      case_type: 'Civil Complaint',
      opened_on: '2026-11-02',
    })
    .returning();
  const request_key = randomUUID();
  const fee = {
    fee_id: null,
    description: 'Certified copies',
    authority: 'Gov. Code 70626',
    amount_cents,
    request_key,
  };
  for (const _twice of [1, 2]) {
    const reply = await clerk().post(`/fees/cases/${added!.id}/charges/`, fee);
    expect(reply.statusCode, reply.body).toBe(201);
  }
  return { id: added!.id, charge: request_key };
}

const read = async (id: string): Promise<FeeAccount> => (await clerk().get(`/fees/cases/${id}/`)).json();
const chargeOf = async (id: string): Promise<FeeCharge> => (await read(id)).charges[0]!;
const act = async (id: string, what: string, body: object, who = clerk()) => {
  const { id: charge, version } = await chargeOf(id);
  return who.post(`/fees/charges/${charge}/${what}/`, {
    version,
    reason: 'Order of Nov 23',
    authority: 'Order',
    ...body,
  });
};
const refund = (id: string, amount_cents: number, more: object = {}, who = clerk()) => {
  const how = { paid_by: 'cash', means: 'cash', payee: 'Ada Rowe', reference: '', lowers: true };
  return act(id, 'refund', { ...how, amount_cents, request_key: randomUUID(), ...more }, who);
};
const pay = async (id: string, amount_cents: number, tender: object = {}) => {
  const { id: charge_id, description, authority } = await chargeOf(id);
  return clerk().post('/counter/receipts/', {
    ...{ payer: 'Ada Rowe', envelope_id: null, case_number: (await read(id)).case_number },
    lines: [{ fee_id: null, description, authority, amount_cents, charge_id }],
    tenders: [{ kind: 'cash', amount_cents, tendered_cents: amount_cents, reference: null, drawer: null, ...tender }],
    request_key: randomUUID(),
  });
};
const cashInDrawer = async () => (await clerk().get('/counter/drawer/')).json().drawer.totals.expected_cash_cents;
async function firstPageOf(bytes: Uint8Array): Promise<string> {
  const { text } = await readDocument(bytes, 'Statement.pdf');
  if (!('pages' in text)) throw new Error('A PDF has pages.');
  return text.pages[0]!.lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');
}
const codeOf = (reply: { json: () => { code?: string } }) => reply.json().code;
const summary = ({ lines }: FeeCharge) => lines.map(({ kind, means, amount_cents }) => [kind, means, amount_cents]);

describe('the account of a case', () => {
  test('shows each cent: assessed once, paid in part, lowered, waived, refunded, with who, why, and the numbers', async () => {
    const { id } = await aCharge(10_000);
    const before = await cashInDrawer();
    expect((await pay(id, 6_000)).statusCode).toBe(201);
    expect((await act(id, 'adjust', { direction: 'down', amount_cents: 1_000 })).statusCode).toBe(200);
    expect((await act(id, 'adjust', { direction: 'up', amount_cents: 500 })).statusCode).toBe(200);
    expect((await act(id, 'waive', { amount_cents: 1_500 })).statusCode).toBe(200);
    const returned = await refund(id, 2_500);
    expect(returned.statusCode, returned.body).toBe(201);
    const charge = await chargeOf(id);
    expect(summary(charge)).toEqual([
      ['assessed', null, 10_000],
      ['paid', 'cash', 6_000],
      ['adjusted_down', null, 1_000],
      ['adjusted_up', null, 500],
      ['waived', null, 1_500],
      ['refunded', 'cash', 2_500],
      ['adjusted_down', null, 2_500],
    ]);
    expect(charge).toMatchObject({ charged_cents: 7_000, waived_cents: 1_500, paid_cents: 3_500, due_cents: 2_000 });
    expect(charge.lines[1]).toMatchObject({
      made_by: 'Test clerk',
      receipt: { number: expect.stringMatching(/^\d{6}$/) },
    });
    expect(charge.lines[5]).toMatchObject({ refund: returned.json().refund, reason: 'Order of Nov 23' });
    expect(await cashInDrawer()).toBe(before + 3_500);
  });

  test('refuses whatever would make an amount negative', async () => {
    const { id } = await aCharge(10_000);
    expect(codeOf(await pay(id, 10_001))).toBe('fee_exceeds_due');
    expect(codeOf(await act(id, 'waive', { amount_cents: 10_001 }))).toBe('fee_exceeds_due');
    expect(codeOf(await act(id, 'adjust', { direction: 'down', amount_cents: 10_001 }))).toBe('fee_exceeds_due');
    expect(codeOf(await refund(id, 1))).toBe('refund_exceeds_paid');
    await pay(id, 4_000);
    expect(codeOf(await refund(id, 4_001))).toBe('refund_exceeds_paid');
    expect(codeOf(await refund(id, 100, { paid_by: 'check', means: 'check', reference: '12' }))).toBe(
      'refund_exceeds_paid',
    );
    expect((await act(id, 'waive', { amount_cents: 0 })).statusCode).toBe(400);
    expect((await act(id, 'waive', { amount_cents: -5 })).statusCode).toBe(400);
    expect((await refund(id, 100, { means: 'online' })).statusCode).toBe(400);
    expect((await refund(id, 100, { means: 'check' })).statusCode).toBe(400);
    expect(await chargeOf(id)).toMatchObject({ charged_cents: 10_000, paid_cents: 4_000, due_cents: 6_000 });
  });

  test('takes a change only of the version that the clerk saw', async () => {
    const { charge } = await aCharge();
    const stale = { version: 1, amount_cents: 100, reason: 'Order', authority: 'Order' };
    expect(codeOf(await clerk().post(`/fees/charges/${charge}/waive/`, stale))).toBe('changed_meanwhile');
  });

  test('lets one of two clerks pay, waive, or refund the same cents', async () => {
    const second = court.with((await court.join('clerk', 'Second Clerk')).token);
    const { id, charge } = await aCharge(10_000);
    const { version } = await chargeOf(id);
    const waive = { version, amount_cents: 10_000, reason: 'Order', authority: 'Order' };
    const replies = await Promise.all([
      pay(id, 10_000),
      pay(id, 10_000),
      second.post(`/fees/charges/${charge}/waive/`, waive),
      clerk().post(`/fees/charges/${charge}/waive/`, waive),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await chargeOf(id)).toMatchObject({ charged_cents: 10_000, due_cents: 0 });
  });

  test('is held to its rules by the database, also for programs that write to it at the same moment', async () => {
    const { charge } = await aCharge(10_000);
    const add = (kind: string, cents: number, means = 'null') =>
      court.db.$client.query(
        `insert into fee_lines (charge_id, kind, means, amount_cents, made_at) values ('${charge}', '${kind}', ${means}, ${cents}, now())`,
      );
    const both = await Promise.allSettled(Array.from({ length: 6 }, () => add('waived', 4_000)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(add('refunded', 1, `'cash'`)).rejects.toThrow(/negative|can be returned/);
    await expect(add('waived', -1)).rejects.toThrow();
    await expect(court.db.$client.query('update fee_lines set amount_cents = 1')).rejects.toThrow(/never changed/);
    await expect(court.db.$client.query('delete from fee_lines')).rejects.toThrow(/never changed/);
    await expect(court.db.$client.query('delete from refunds')).rejects.toThrow(/never changed/);
  });

  test('is printed as a statement and saved as a file, with the refund’s receipt', async () => {
    const { id } = await aCharge(10_000);
    await pay(id, 10_000);
    const returned = await refund(id, 1_000);
    const statement = await clerk().get(`/fees/cases/${id}/statement/?format=pdf`);
    const words = await firstPageOf(statement.rawPayload);
    for (const part of ['Statement of fees', 'Certified copies', 'Paid: cash', 'Refunded: cash', '−$10.00']) {
      expect(words).toContain(part);
    }
    const rows = (await clerk().get(`/fees/cases/${id}/statement/?format=csv`)).body.split('\r\n');
    expect(rows[0]).toContain('Charge,Authority,Entry,Means,Amount');
    expect(rows.find((row) => row.includes('Refunded'))).toContain(',Refunded,cash,10,');
    expect(rows.find((row) => row.includes(',Paid,cash,'))).toContain(',-100,');
    const receipt = await clerk().get(`/fees/refunds/${returned.json().refund.id}/`);
    expect(receipt.headers['content-disposition']).toContain('Refund');
  });
});

describe('a refund', () => {
  test('of more than $100.00 or of an earlier day is made by an administrator, from an own drawer', async () => {
    const { id } = await aCharge(40_000);
    await pay(id, 40_000);
    expect(codeOf(await refund(id, 10_001))).toBe('refund_needs_administrator');
    const check = { means: 'check', reference: '1001' };
    expect((await refund(id, 10_001, check, administrator())).statusCode).toBe(201);
    expect(codeOf(await refund(id, 100, {}, administrator()))).toBe('drawer_not_open');
    const tomorrow = { ...court.services, now: () => new Date(court.clock.now.getTime() + 26 * 60 * 60_000) };
    const actor = {
      ...court.person('clerk'),
      capacity: 'clerk',
      role: 'clerk',
      court_id: court.services.config.court.id,
    } as unknown as Actor;
    const { charges } = await readCaseFees(tomorrow, actor, id);
    expect(charges[0]!.refundable).toMatchObject([{ means: 'cash', amount_cents: 29_999, of_earlier_day: true }]);
    const input = {
      id: charges[0]!.id,
      version: charges[0]!.version,
      paid_by: 'cash' as const,
      means: 'cash' as const,
    };
    const how = {
      amount_cents: 100,
      payee: 'Ada Rowe',
      reason: 'Order',
      authority: 'Order',
      reference: '',
      lowers: true,
    };
    await expect(refundFee(tomorrow, actor, { ...input, ...how, request_key: randomUUID() })).rejects.toMatchObject({
      code: 'refund_needs_administrator',
    });
  });

  test('has the court’s next number, without gaps after a refusal, and is made once', async () => {
    const { id } = await aCharge(10_000);
    await pay(id, 10_000);
    const first = Number((await refund(id, 100)).json().refund.number);
    await refund(id, 99_999);
    const request_key = randomUUID();
    const next = await refund(id, 100, { request_key });
    expect(Number(next.json().refund.number)).toBe(first + 1);
    expect((await refund(id, 100, { request_key })).json().refund).toEqual(next.json().refund);
    expect((await chargeOf(id)).paid_cents).toBe(9_800);
  });

  test('that leaves the charge makes it due again', async () => {
    const { id } = await aCharge(10_000);
    await pay(id, 10_000);
    await refund(id, 3_000, { lowers: false });
    expect(await chargeOf(id)).toMatchObject({ charged_cents: 10_000, paid_cents: 7_000, due_cents: 3_000 });
  });

  test('in cash is refused if the drawer does not have it', async () => {
    const third = court.with((await court.join('clerk', 'Third Clerk')).token);
    await third.post('/counter/drawer/', { starting_cash_cents: 50 });
    const { id } = await aCharge(10_000);
    await pay(id, 10_000);
    expect(codeOf(await refund(id, 100, {}, third))).toBe('refund_drawer_short');
  });
});

describe('a receipt', () => {
  test('that is voided is reversed line by line, and the charge is due again', async () => {
    const { id } = await aCharge(10_000);
    const { receipt } = (await pay(id, 4_000)).json();
    const voided = await administrator().post(`/counter/receipts/${receipt.id}/void/`, { reason: 'Wrong case' });
    expect(voided.statusCode, voided.body).toBe(200);
    expect(summary(await chargeOf(id))).toEqual([
      ['assessed', null, 10_000],
      ['paid', 'cash', 4_000],
      ['payment_reversed', 'cash', 4_000],
    ]);
  });

  test('is not voided after its money was refunded', async () => {
    const { id } = await aCharge(10_000);
    const { receipt } = (await pay(id, 4_000)).json();
    await refund(id, 1_000);
    const voided = await administrator().post(`/counter/receipts/${receipt.id}/void/`, { reason: 'Wrong case' });
    expect(codeOf(voided)).toBe('refund_exceeds_paid');
  });

  test('of a fee that it assesses is in the account of its case', async () => {
    const { id } = await aCharge(10_000);
    const { case_number } = await read(id);
    const waived = {
      kind: 'waiver',
      amount_cents: 400,
      tendered_cents: null,
      reference: 'Order of Nov 23',
      drawer: null,
    };
    const reply = await clerk().post('/counter/receipts/', {
      ...{ payer: 'Ada Rowe', envelope_id: null, case_number, request_key: randomUUID() },
      lines: [{ fee_id: null, description: 'Search', authority: 'Gov. Code 70627', amount_cents: 1_500 }],
      tenders: [{ kind: 'cash', amount_cents: 1_100, tendered_cents: 2_000, reference: null, drawer: null }, waived],
    });
    expect(reply.statusCode, reply.body).toBe(201);
    const search = (await read(id)).charges.find(({ description }) => description === 'Search')!;
    expect(summary(search)).toEqual([
      ['assessed', null, 1_500],
      ['paid', 'cash', 1_100],
      ['waived', null, 400],
    ]);
  });
});

test('after random work, the ledger has what receipts and refunds moved, by each means, and nothing is negative', async () => {
  let state = 11;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const accounts = [await aCharge(9_000), await aCharge(7_000)];
  const receipts: string[] = [];
  const statuses = new Set<number>();
  for (let step = 0; step < 60; step++) {
    const { id } = accounts[next(2)]!;
    const cents = 1 + next(3_000);
    const check = { kind: 'check', tendered_cents: null, reference: '77', drawer: 'Ada Rowe' };
    const work = [
      () => pay(id, cents),
      () => pay(id, cents, check),
      () => act(id, 'adjust', { direction: next(2) ? 'up' : 'down', amount_cents: cents }),
      () => act(id, 'waive', { amount_cents: 1 + next(300) }),
      () => refund(id, cents, { lowers: next(2) === 0 }),
      () => refund(id, cents, { paid_by: 'check', means: 'check', reference: '88' }),
      () => administrator().post(`/counter/receipts/${receipts.at(-1) ?? randomUUID()}/void/`, { reason: 'Again' }),
    ][next(7)]!;
    const reply = await work();
    statuses.add(reply.statusCode);
    if (reply.json().receipt) receipts.push(reply.json().receipt.id);
  }
  expect([...statuses].sort()).toEqual([200, 201, 409]);
  const { rows } = await court.db.execute<{ means: string; ledger: string; moved: string }>(sql`
    with ledger as (
      select means, sum(case kind when 'paid' then amount_cents else -amount_cents end) as cents
      from fee_lines where means is not null group by means
    ), taken as (
      select tender ->> 'kind' as means, sum((tender ->> 'amount_cents')::int) as cents
      from receipts r cross join jsonb_array_elements(r.tenders) tender
      where not exists (select from receipt_voids v where v.receipt_id = r.id) and tender ->> 'kind' <> 'waiver' group by 1
    ), returned as (
      select l.means, sum(r.amount_cents) as cents from refunds r
      join (select distinct refund_id, means from fee_lines where kind = 'refunded') l on l.refund_id = r.id group by 1
    )
    select ledger.means, ledger.cents as ledger, taken.cents - coalesce(returned.cents, 0) as moved
    from ledger join taken using (means) left join returned using (means)`);
  expect(rows.map(({ means }) => means).sort()).toEqual(['cash', 'check']);
  for (const { ledger, moved } of rows) expect(ledger).toBe(moved);
  const totals = await court.db.execute(sql`
    select c.id from fee_charges c join (
      select charge_id,
        sum(case kind when 'assessed' then amount_cents when 'adjusted_up' then amount_cents when 'adjusted_down' then -amount_cents else 0 end) as charged,
        sum(case kind when 'waived' then amount_cents when 'waiver_reversed' then -amount_cents else 0 end) as waived,
        sum(case kind when 'paid' then amount_cents when 'refunded' then -amount_cents when 'payment_reversed' then -amount_cents else 0 end) as paid
      from fee_lines group by charge_id
    ) l on l.charge_id = c.id where (charged, waived, paid) is distinct from (charged_cents, waived_cents, paid_cents)`);
  expect(totals.rows).toEqual([]);
});
