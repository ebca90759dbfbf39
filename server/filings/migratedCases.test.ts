import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from '#server/db/Connection';
import { createExtensions } from '#server/db/createExtensions';
import { silentLog } from '#server/Log';
import { withAdministrator } from '#server/testing/databaseServer';
import type {} from '#server/testing/globalSetup';

/** A database as it was when a filing's own words put it in a case. */
const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const folder = path.join(import.meta.dirname, '../db/migrations');
const steps = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const before = steps.indexOf('0040_proposed_cases.sql');
const states = ['received', 'returned', 'rejected', 'withdrawn', 'accepted', 'docketed', 'served'];
let client: pg.Client;

beforeAll(async () => {
  await withAdministrator(server, (admin) => admin.query(`create database ${name}`));
  client = new pg.Client(withDatabase(server.administration, name));
  await client.connect();
  await createExtensions(client, silentLog);
  for (const file of steps.slice(0, before)) await run(file);
  await client.query(`
    insert into courts (id, name, level, jurisdiction, time_zone)
      values ('alder', 'Alder', 'State Court', 'California', 'America/Los_Angeles');
    insert into people (full_name) values ('Jane Filer');
    insert into cases (court_id, case_number, title, case_type, opened_on)
      values ('alder', '26FL00001', 'Roe v. Doe', 'Family Law', '2026-01-05')`);
  for (const state of states) await file(state);
});
afterAll(async () => {
  await client?.end();
  await withAdministrator(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
});

async function run(file: string): Promise<void> {
  const text = readFileSync(path.join(folder, file), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
}

function file(state: string) {
  return client.query(
    `insert into filings (court_id, filed_by, case_id, state, document_name, priority, priority_reason, received_at)
     select 'alder', people.id, cases.id, $1, 'Paper.pdf', 'low', 'x', now() from people, cases`,
    [state],
  );
}

test('a filing on which the court had not decided for it leaves the case, which stays proposed to the clerk', async () => {
  await run('0040_proposed_cases.sql');
  const { rows } = await client.query(
    'select state from filings where case_id is not null and proposed_case_id is null order by state',
  );
  expect(rows.map(({ state }) => state)).toEqual(['accepted', 'docketed', 'served']);
  const moved = await client.query(
    'select state from filings where case_id is null and proposed_case_id is not null order by state',
  );
  expect(moved.rows.map(({ state }) => state)).toEqual(['received', 'rejected', 'returned', 'withdrawn']);
  await expect(file('received')).rejects.toMatchObject({ constraint: 'filings_placed_by_court' });
});
