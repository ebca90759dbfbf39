import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DepositAccount, DepositLine } from '#contract/deposits';
import { notifications } from '#server/db/schema/notifications';
import { people } from '#server/db/schema/people';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Deposit accounts at the counter, and in their owner’s view. */
let court: TestServer;
let email: string;
beforeAll(async () => {
  court = await startTestServer();
  await clerk().post('/counter/drawer/', { starting_cash_cents: 50_000 });
  const { person_id } = court.person('attorney');
  email = (await court.db.select().from(people).where(eq(people.id, person_id)))[0]!.email!;
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const administrator = () => court.as('court_administrator');
const attorney = () => court.as('attorney');
const codeOf = (reply: { json: () => { code?: string } }) => reply.json().code;

async function open(more: object = {}): Promise<DepositAccount> {
  const reply = await clerk().post('/deposits/', {
    name: 'Rowe & Park',
    owner_email: email,
    low_cents: 5_000,
    ...more,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().account;
}
const read = async (id: string, who = clerk()): Promise<{ account: DepositAccount; lines: DepositLine[] }> =>
  (await who.get(`/deposits/${id}/`)).json();
const receipt = (line: object, tender: object, amount_cents: number) =>
  clerk().post('/counter/receipts/', {
    ...{ payer: 'Rowe & Park', envelope_id: null, case_number: null, request_key: randomUUID() },
    lines: [{ fee_id: null, description: 'Copies', authority: 'Gov. Code 70627', amount_cents, ...line }],
    tenders: [{ kind: 'cash', amount_cents, tendered_cents: amount_cents, reference: null, drawer: null, ...tender }],
  });
const deposit = ({ id }: DepositAccount, cents: number, tender: object = {}) =>
  receipt({ deposit_account_id: id }, tender, cents);
const charge = ({ number }: DepositAccount, cents: number) =>
  receipt({}, { kind: 'deposit_account', tendered_cents: null, reference: String(number) }, cents);
async function refund(account: DepositAccount, amount_cents: number, more: object = {}, who = clerk()) {
  const { version } = (await read(account.id)).account;
  const how = {
    means: 'check',
    reference: '1001',
    payee: 'Rowe & Park',
    reason: 'Request of the owner',
    closes: false,
  };
  return who.post(`/deposits/${account.id}/refund/`, {
    ...how,
    amount_cents,
    version,
    request_key: randomUUID(),
    ...more,
  });
}
const summary = (lines: DepositLine[]) => lines.map((line) => [line.kind, line.amount_cents, line.balance_cents]);

describe('a deposit account', () => {
  test('takes deposits with a receipt, pays fees, and is refunded and closed at zero', async () => {
    const account = await open();
    expect((await deposit(account, 20_000)).statusCode).toBe(201);
    expect((await charge(account, 6_000)).statusCode).toBe(201);
    expect((await refund(account, 4_000)).statusCode).toBe(200);
    expect(codeOf(await refund(account, 9_000, { closes: true }))).toBe('deposit_account_not_empty');
    const closed = await refund(account, 10_000, { closes: true });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(closed.json().account).toMatchObject({ balance_cents: 0, closed_at: expect.any(String) });
    expect(codeOf(await deposit(account, 100))).toBe('deposit_account_closed');
    const { lines } = await read(account.id);
    expect(summary(lines)).toEqual([
      ['deposited', 20_000, 20_000],
      ['charged', 6_000, 14_000],
      ['refunded', 4_000, 10_000],
      ['refunded', 10_000, 0],
    ]);
    expect(lines[0]).toMatchObject({ means: 'cash', receipt: expect.stringMatching(/^\d{6}$/), made_by: 'Test clerk' });
  });

  test('never falls below zero, also if two clerks charge it at the same moment', async () => {
    const account = await open();
    await deposit(account, 10_000);
    expect(codeOf(await charge(account, 10_001))).toBe('deposit_account_short');
    const replies = await Promise.all([1, 2, 3].map(() => charge(account, 6_000)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const add = () =>
      court.db.$client.query(
        `insert into deposit_lines (account_id, kind, amount_cents, made_at, made_by) values ($1, 'charged', 3000, now(), $2)`,
        [account.id, court.person('clerk').person_id],
      );
    const both = await Promise.allSettled([add(), add()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(account.id)).account.balance_cents).toBe(1_000);
    await expect(court.db.$client.query('update deposit_lines set amount_cents = 1')).rejects.toThrow(/never changed/);
  });

  test('is not filled from itself, from a waiver, or by an unknown number', async () => {
    const account = await open();
    await deposit(account, 10_000);
    const itself = { kind: 'deposit_account', tendered_cents: null, reference: String(account.number) };
    expect((await deposit(account, 100, itself)).statusCode).toBe(400);
    expect((await deposit(account, 100, { ...itself, kind: 'waiver' })).statusCode).toBe(400);
    expect((await charge({ ...account, number: 99_999 }, 100)).statusCode).toBe(404);
  });

  test('is restored when a receipt is voided, unless the deposit was used since', async () => {
    const account = await open();
    const deposited = (await deposit(account, 10_000)).json().receipt;
    const charged = (await charge(account, 4_000)).json().receipt;
    const cancel = ({ id }: { id: string }) =>
      administrator().post(`/counter/receipts/${id}/void/`, { reason: 'Wrong account' });
    expect(codeOf(await cancel(deposited))).toBe('deposit_account_short');
    expect((await cancel(charged)).statusCode).toBe(200);
    expect((await cancel(deposited)).statusCode).toBe(200);
    expect(summary((await read(account.id)).lines).slice(2)).toEqual([
      ['charge_returned', 4_000, 10_000],
      ['deposit_reversed', 10_000, 0],
    ]);
  });

  test('is seen by its owner, who is notified once when it falls below the chosen amount', async () => {
    const account = await open();
    const other = await open({ owner_email: '' });
    const { person_id } = court.person('attorney');
    const low = and(eq(notifications.code, 'fees.deposit_low'), eq(notifications.person_id, person_id));
    const before = await court.db.$count(notifications, low);
    await deposit(account, 10_000);
    await charge(account, 4_000);
    await charge(account, 2_000);
    await charge(account, 1_000);
    const { accounts } = (await attorney().get('/deposits/')).json();
    expect(accounts.find(({ id }: DepositAccount) => id === account.id)).toMatchObject({ balance_cents: 3_000 });
    expect(accounts.find(({ id }: DepositAccount) => id === other.id)).toBeUndefined();
    expect((await attorney().get(`/deposits/${other.id}/`)).statusCode).toBe(404);
    expect(await court.db.$count(notifications, low)).toBe(before + 1);
    const statement = await attorney().get(`/deposits/${account.id}/statement/?format=pdf`);
    expect(statement.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    const rows = (await attorney().get(`/deposits/${account.id}/statement/?format=csv`)).body;
    expect(rows).toContain('Charged');
    expect(rows).toContain(',-40,60.00');
  });

  test('is refunded more than $100.00 by an administrator, once, and needs an attorney of the court', async () => {
    const account = await open();
    await deposit(account, 30_000);
    expect(codeOf(await refund(account, 10_001))).toBe('refund_needs_administrator');
    const { version } = (await read(account.id)).account;
    const twice = await Promise.all([1, 2].map(() => refund(account, 20_000, { version }, administrator())));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(codeOf(await refund(account, 10_001, {}, administrator()))).toBe('deposit_account_short');
    expect(
      (await clerk().post('/deposits/', { name: 'X', owner_email: 'nobody@example.com', low_cents: null })).statusCode,
    ).toBe(400);
  });

  test('takes what it paid for a charge back', async () => {
    const account = await open();
    await deposit(account, 10_000);
    const found = (await charge(account, 4_000)).json().receipt;
    const { rows } = await court.db.$client.query('select charge_id from fee_lines where receipt_id = $1 limit 1', [
      found.id,
    ]);
    const charge_id = rows[0].charge_id;
    const { rows: charges } = await court.db.$client.query('select version from fee_charges where id = $1', [
      charge_id,
    ]);
    const reply = await clerk().post(`/fees/charges/${charge_id}/refund/`, {
      ...{ paid_by: 'deposit_account', means: 'deposit_account', amount_cents: 1_500, payee: 'Rowe & Park' },
      ...{ reason: 'Fewer pages', authority: 'Gov. Code 70627', lowers: true, version: charges[0].version },
      request_key: randomUUID(),
    });
    expect(reply.statusCode, reply.body).toBe(201);
    expect((await read(account.id)).account.balance_cents).toBe(7_500);
  });
});

test('a court day agrees after deposits, charges, and refunds', async () => {
  const day = court.clock.now.toLocaleDateString('en-CA', { timeZone: court.services.config.court.time_zone });
  const found = (await administrator().get(`/counter/days/${day}/`)).json();
  expect(found.counter.deposit_account).toBeGreaterThan(0);
  expect(found.differences).toEqual([]);
});
