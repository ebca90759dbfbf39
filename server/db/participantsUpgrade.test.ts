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

/** Migration 0014 gives the parties of a court in use their roles, and makes their counsel rows of a table. */

const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const court = withDatabase(server.administration, name);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function fill(client: Client): Promise<void> {
  await client.query(`insert into courts (id, name, level, jurisdiction, time_zone)
    values ('alder', 'Alder', 'State Court', 'California', 'UTC')`);
  await client.query(`insert into attorneys (id, court_id, full_name, bar_number, status, type)
    values ('${id(1)}', 'alder', 'Alex Q. Example', '000123', 'Active', 'Private Attorney')`);
  await client.query(`insert into cases (id, court_id, case_number, title, case_type, opened_on) values
    ('${id(2)}', 'alder', '1', 'Roe v. Doe', 'Civil Complaint', '2026-01-05'),
    ('${id(3)}', 'alder', '2', 'People v. Doe', 'Criminal', '2026-01-05')`);
  await client.query(`insert into parties
      (case_id, full_name, role, attorney_id, counsel_name, counsel_bar_number, position) values
    ('${id(2)}', 'Ana Roe', 'Plaintiff', '${id(1)}', null, null, 0),
    ('${id(2)}', 'Example Foods, Inc.', 'DEFENDANT', null, 'Out-of-State Counsel', '999', 1),
    ('${id(2)}', 'Pat Poe', 'Wharfinger', null, null, null, 2),
    ('${id(3)}', 'Sam Doe', 'Defendant', null, null, null, 0),
    ('${id(3)}', 'Jo Doe', 'Minor', null, null, null, 1)`);
}

beforeAll(async () => {
  await withAdministrator(server, (client) => client.query(`create database ${name}`));
  await connectOnce(court, async (client) => {
    await createExtensions(client, console);
    await migrateUpTo(client, '0010_learned_templates');
    await fill(client);
    await migrateUpTo(client, '0014_participants');
  });
});
afterAll(() => withAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`)));

test('the upgrade keeps each party with its words, and gives it the role that its label has in the case type', async () => {
  const kept = await ask(
    court,
    'select full_name, role, role_id, side, kind, is_minor from parties order by case_id, position',
  );
  expect(kept.map((row) => Object.values(row))).toEqual([
    ['Ana Roe', 'Plaintiff', 'plaintiff', 'initiating', 'person', false],
    ['Example Foods, Inc.', 'DEFENDANT', 'defendant', 'responding', 'organization', false],
    ['Pat Poe', 'Wharfinger', null, 'none', 'person', false],
    ['Sam Doe', 'Defendant', 'criminal_defendant', 'responding', 'person', false],
    ['Jo Doe', 'Minor', 'minor', 'subject', 'person', true],
  ]);
});

test('counsel become rows, with the data of the roster, and titles remain as they are', async () => {
  const counsel = await ask(court, 'select full_name, bar_number, is_lead from party_counsel order by bar_number');
  expect(counsel.map((row) => Object.values(row))).toEqual([
    ['Alex Q. Example', '000123', true],
    ['Out-of-State Counsel', '999', true],
  ]);
  const titled = await ask(court, 'select title, title_is_set from cases order by case_number');
  expect(titled.map((row) => Object.values(row))).toEqual([
    ['Roe v. Doe', true],
    ['People v. Doe', true],
  ]);
});
