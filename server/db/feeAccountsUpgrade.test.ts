import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withAdministrator } from '#server/testing/databaseServer';
import { ask } from '#server/testing/dataDirectoryPerTest';
import type {} from '#server/testing/globalSetup';
import { migrateUpTo } from '#server/testing/migrateUpTo';
import { withDatabase } from './Connection.ts';
import { connectOnce } from './connectOnce.ts';
import { createExtensions } from './createExtensions.ts';

/** Migration 0091 enters the receipts of a court in use in the ledger, to the cent. */

const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const court = withDatabase(server.administration, name);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-01-05T09:00:00Z';

const fee = (description: string, amount_cents: number) => ({
  ...{ fee_id: null, description, authority: 'Gov. Code 70611', amount_cents },
});
const tender = (kind: string, amount_cents: number) => ({
  ...{ kind, amount_cents, tendered_cents: null, reference: 'R-1', drawer: null },
});

async function fill(client: Client): Promise<void> {
  await client.query(`insert into courts (id, name, level, jurisdiction, time_zone)
    values ('alder', 'Alder', 'State Court', 'California', 'UTC')`);
  await client.query(`insert into people (id, full_name, created_at) values ('${id(1)}', 'Dana Sample', '${at}')`);
  await client.query(`insert into cases (id, court_id, case_number, title, case_type, opened_on)
    values ('${id(2)}', 'alder', '26CV1', 'A v. B', 'Civil Complaint', '2026-01-02')`);
  await client.query(`insert into cash_drawers (id, court_id, clerk_id, opened_at, starting_cash_cents)
    values ('${id(3)}', 'alder', '${id(1)}', '${at}', 0)`);
  const receipt = (number: number, case_number: string | null, lines: object[], tenders: object[], total: number) =>
    client.query(
      `insert into receipts (id, court_id, number, drawer_id, made_by, made_at, payer, case_number, lines, tenders, total_cents, change_cents, request_key)
        values ($1, 'alder', $2, '${id(3)}', '${id(1)}', '${at}', 'Ada Rowe', $3, $4, $5, $6, 0, $7)`,
      [id(10 + number), number, case_number, JSON.stringify(lines), JSON.stringify(tenders), total, `key-${number}`],
    );
  const lines = [fee('First filing', 300), fee('Free', 0), fee('Copies', 200)];
  await receipt(1, '26CV1', lines, [tender('cash', 350), tender('waiver', 100), tender('card', 50)], 500);
  await receipt(2, null, [fee('Search', 1500)], [tender('check', 1500)], 1500);
  await client.query(`insert into receipt_voids (receipt_id, reason, voided_by, voided_at)
    values ('${id(12)}', 'Wrong case', '${id(1)}', '2026-01-05T10:00:00Z')`);
}

beforeAll(async () => {
  await withAdministrator(server, (client) => client.query(`create database ${name}`));
  await connectOnce(court, async (client) => {
    await createExtensions(client, console);
    await migrateUpTo(client, '0090_plan_interpreters');
    await fill(client);
    await migrateUpTo(client, '0091_fee_accounts');
  });
});
afterAll(() => withAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`)));

test('the upgrade enters each cent of the receipts once, and reverses void ones', async () => {
  const lines = await ask(
    court,
    `select a.case_id, c.description, l.kind, l.means, l.amount_cents from fee_lines l
      join fee_charges c on c.id = l.charge_id join fee_accounts a on a.id = c.account_id order by l.position`,
  );
  const line = (case_id: string | null, description: string, kind: string, means: string | null, cents: number) => ({
    ...{ case_id, description, kind, means, amount_cents: cents },
  });
  expect(lines).toEqual([
    line(id(2), 'First filing', 'assessed', null, 300),
    line(id(2), 'First filing', 'paid', 'cash', 300),
    line(id(2), 'Copies', 'assessed', null, 200),
    line(id(2), 'Copies', 'paid', 'cash', 50),
    line(id(2), 'Copies', 'waived', null, 100),
    line(id(2), 'Copies', 'paid', 'card', 50),
    line(null, 'Search', 'assessed', null, 1500),
    line(null, 'Search', 'paid', 'check', 1500),
    line(null, 'Search', 'payment_reversed', 'check', 1500),
    line(null, 'Search', 'adjusted_down', null, 1500),
  ]);
});

test('the upgrade keeps the totals of each charge', async () => {
  const charges = await ask(
    court,
    'select description, charged_cents, waived_cents, paid_cents from fee_charges order by description',
  );
  expect(charges).toEqual([
    { description: 'Copies', charged_cents: 200, waived_cents: 100, paid_cents: 100 },
    { description: 'First filing', charged_cents: 300, waived_cents: 0, paid_cents: 300 },
    { description: 'Search', charged_cents: 0, waived_cents: 0, paid_cents: 0 },
  ]);
});
