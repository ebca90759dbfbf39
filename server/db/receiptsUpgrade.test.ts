import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { withAdministrator } from '#server/testing/databaseServer';
import { ask } from '#server/testing/dataDirectoryPerTest';
import type {} from '#server/testing/globalSetup';
import { migrateUpTo } from '#server/testing/migrateUpTo';
import { withDatabase } from './Connection.ts';
import { connectOnce } from './connectOnce.ts';
import { createExtensions } from './createExtensions.ts';

/** Migration 0028 gives every filing of a court in use its receipt. */

const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const court = withDatabase(server.administration, name);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (hour: number) => `2026-01-05T${String(hour).padStart(2, '0')}:00:00Z`;

async function fill(client: Client): Promise<void> {
  await client.query(`insert into courts (id, name, level, jurisdiction, time_zone)
    values ('alder', 'Alder', 'State Court', 'California', 'UTC')`);
  await client.query(
    `insert into people (id, full_name, created_at) values ('${id(1)}', 'Alex Q. Example', '${at(1)}')`,
  );
  await client.query(
    `insert into envelopes (id, submitted_by, submitted_at) values ('${id(2)}', '${id(1)}', '${at(9)}')`,
  );
  const filing = (number: number, envelope: string | null, attached: string | null = null) =>
    client.query(
      `insert into filings (id, court_id, filed_by, envelope_id, attached_to, document_name, priority, priority_reason, received_at)
        values ($1, 'alder', '${id(1)}', $2, $3, 'Complaint.pdf', 'medium', '{}', '${at(9)}')`,
      [id(number), envelope, attached],
    );
  await filing(10, id(2));
  await filing(11, null);
  await filing(12, null, id(11));
  const version = async (
    filing_id: number,
    number: number,
    kind: 'lead' | 'supporting',
    position: number,
    hour: number,
  ) => {
    await client.query(
      `insert into documents (id, filing_id, kind, position, title) values ($1, $2, $3, $4, 'Complaint')
        on conflict do nothing`,
      [id(100 + filing_id * 10 + position), id(filing_id), kind, position],
    );
    await client.query(
      `insert into document_versions (document_id, number, sha256, file_name, file_type, file_size, uploaded_by, uploaded_at)
        values ($1, $2, $3, 'Complaint.pdf', 'pdf', 1, '${id(1)}', '${at(hour)}')`,
      [id(100 + filing_id * 10 + position), number, `${filing_id}-${position}-${number}`],
    );
  };
  await version(10, 1, 'lead', 0, 9);
  await version(10, 2, 'lead', 0, 11);
  await version(10, 1, 'supporting', 1, 9);
  await version(10, 1, 'supporting', 2, 12);
  await version(11, 1, 'lead', 0, 9);
  await version(12, 1, 'lead', 0, 9);
}

beforeAll(async () => {
  await withAdministrator(server, (client) => client.query(`create database ${name}`));
  await connectOnce(court, async (client) => {
    await createExtensions(client, console);
    await migrateUpTo(client, '0023_unassigned_filings');
    await fill(client);
    await migrateUpTo(client, '0027_filing_receipts');
  });
});
afterAll(() => withAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`)));

test('the upgrade gives each envelope a number with a valid check character, and an unguessable address', async () => {
  const receipts = (await ask(
    court,
    'select envelope_id, number, token from filing_receipts order by envelope_id',
  )) as {
    envelope_id: string;
    number: string;
    token: string;
  }[];
  expect(receipts.map(({ envelope_id }) => envelope_id)).toEqual([id(2), id(11)]);
  for (const { number, token } of receipts) {
    expect(readConfirmationNumber(number)).toBe(number);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(2);
});

test('the upgrade lists the documents as they were received', async () => {
  const listed = await ask(
    court,
    `select r.envelope_id, d.position, v.sha256 from filing_receipt_documents d
      join filing_receipts r on r.id = d.receipt_id join document_versions v on v.id = d.version_id
      order by r.envelope_id, d.position`,
  );
  expect(listed.map((row) => Object.values(row))).toEqual([
    [id(2), 1, '10-0-1'],
    [id(2), 2, '10-1-1'],
    [id(11), 1, '11-0-1'],
    [id(11), 2, '12-0-1'],
  ]);
});
