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

/** A database as it was before hearings had places, with hearings in it, two of which clash. */
const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const folder = path.join(import.meta.dirname, '../db/migrations');
const steps = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const before = steps.findIndex((file) => file.endsWith('_calendar.sql'));
let client: pg.Client;

beforeAll(async () => {
  await withAdministrator(server, (admin) => admin.query(`create database ${name}`));
  client = new pg.Client(withDatabase(server.administration, name));
  await client.connect();
  await createExtensions(client, silentLog);
  await run(steps.slice(0, before));
  await client.query(`insert into courts (id, name, level, jurisdiction, time_zone)
    values ('alder', 'Alder', 'State Court', 'California', 'America/Los_Angeles')`);
  await add('09:00', 'Department 4');
  await add('09:15', 'Department 9');
  await add('11:00', 'Department 4');
});
afterAll(async () => {
  await client?.end();
  await withAdministrator(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
});

async function run(files: string[]): Promise<void> {
  for (const file of files) {
    await client.query('begin');
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('commit');
  }
}

function add(hearing_time: string, venue: string) {
  return client.query(
    `insert into hearings (court_id, judge, case_title, case_number, case_type, event_type, hearing_date, hearing_time, venue)
     values ('alder', 'Hon. A. Reyes', 'Lund', 'PR-1', 'Probate', 'Status', '2026-03-17', $1, $2)`,
    [hearing_time, venue],
  );
}

test('hearings that were there before keep their time, and of two that clash already the first has it', async () => {
  await run(steps.slice(before));
  const { rows } = await client.query('select starts_at, ends_at, duration_minutes from hearings order by starts_at');
  expect(rows.map(({ starts_at }) => starts_at.toISOString())).toEqual([
    '2026-03-17T16:00:00.000Z',
    '2026-03-17T16:15:00.000Z',
    '2026-03-17T18:00:00.000Z',
  ]);
  expect(rows.every(({ starts_at, ends_at }) => ends_at - starts_at === 30 * 60_000)).toBe(true);
  const taken = await client.query("select lower(during) as at from calendar_bookings where kind = 'judge' order by 1");
  expect(taken.rows.map(({ at }) => at.toISOString())).toEqual([
    '2026-03-17T16:00:00.000Z',
    '2026-03-17T18:00:00.000Z',
  ]);
  const again = `insert into calendar_bookings (court_id, kind, resource, during, hearing_id)
    select court_id, kind, resource, during, hearing_id from calendar_bookings where kind = 'judge' limit 1`;
  await expect(client.query(again)).rejects.toMatchObject({ constraint: 'calendar_bookings_taken' });
  const cancelled = "update hearings set status = 'cancelled' where starts_at = '2026-03-17T16:15:00Z'";
  expect((await client.query(cancelled)).rowCount).toBe(1);
});
