import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { exportedTables, hashesWithoutFile, leftOutColumns, leftOutTables } from './exportPlan.ts';

let court: TestDatabase;
beforeAll(async () => {
  court = await createTestDatabase();
});
afterAll(() => court.drop());

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  return (await court.db.$client.query<Row>(sql)).rows;
}

/** Columns whose names suggest a secret, and why an export contains them nevertheless. */
const examined: Record<string, string> = {
  'bank_deposits.request_key': 'identifies a repeated request',
  'day_settlements.key': 'names a difference of a day',
  'refunds.request_key': 'identifies a repeated request',
  'access_log.key': 'identifies repeated reads of a record',
  'access_requests.key_id': 'a reference',
  'activities.hash': 'the chain of the record',
  'activities.previous_hash': 'the chain of the record',
  'activity_heads.hash': 'the chain of the record',
  'activity_signatures.hash': 'the chain of the record',
  'activity_signatures.key_id': 'a reference',
  'api_calls.key_id': 'a reference',
  'api_keys.secret_hash': 'the hash of a random secret, from which no one can find the secret',
  'api_submissions.content_hash': 'a hash of documents',
  'api_submissions.idempotency_key': 'chosen by the caller',
  'authorities.key': 'a citation',
  'authority_citations.citation_key': 'a citation',
  'calendar_feeds.token_hash': 'the hash of a random secret, from which no one can find the secret',
  'case_import_rows.case_key': 'an ID of another system',
  'court_certificates.sealed_key': 'encrypted with ENCRYPTION_KEY, which is not in the export',
  'delay_notices.key': 'identifies a notice',
  'entry_deliveries.key': 'identifies a recipient',
  'entry_deliveries.token': 'the link to served documents that was sent, which must continue to work',
  'envelopes.intake_key': 'chosen by the caller',
  'filing_receipts.token': 'the public address of a receipt',
  'filings.idempotency_key': 'chosen by the caller',
  'firm_invitations.token_hash': 'the hash of a random secret, from which no one can find the secret',
  'judge_challenges.limit_key': 'identifies a party',
  'library_citations.key': 'a citation',
  'library_volumes.key': 'a citation',
  'payment_differences.operation_key': 'identifies an operation',
  'receipts.request_key': 'chosen by the caller',
  'research_connections.sealed': 'encrypted with ENCRYPTION_KEY, which is not in the export',
  'second_factors.credential_id': 'public part of a passkey',
  'second_factors.public_key': 'public part of a passkey',
  'second_factors.sealed_secret': 'encrypted with ENCRYPTION_KEY, which is not in the export',
  'service_recipients.key': 'identifies a recipient',
  'service_recipients.token': 'the link to served documents that was sent, which must continue to work',
  'test_operations.key': 'identifies an operation',
  'test_payments.payment_key': 'identifies a payment',
  'webhook_endpoints.previous_secret_sealed': 'encrypted with ENCRYPTION_KEY, which is not in the export',
  'webhook_endpoints.previous_secret_until': 'a moment',
  'webhook_endpoints.secret_sealed': 'encrypted with ENCRYPTION_KEY, which is not in the export',
};

describe('the plan of an export', () => {
  test('has every table once: exported, or left out with a reason', async () => {
    const tables = await ask<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const planned = [...exportedTables, ...Object.keys(leftOutTables)];
    expect(planned.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(Object.values(leftOutTables).every((reason) => reason.length > 20)).toBe(true);
  });

  test('exports no table that refers to one that is left out', async () => {
    const found = await ask<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    );
    const broken = found.filter(({ from, to }) => exportedTables.includes(from) && to in leftOutTables);
    expect(broken).toEqual([]);
  });

  test('leaves out only columns that may be empty', async () => {
    for (const [table, columns] of Object.entries(leftOutColumns)) {
      for (const column of Object.keys(columns)) {
        const [found] = await ask<{ attnotnull: boolean }>(
          `select attnotnull from pg_attribute where attrelid = 'public.${table}'::regclass and attname = '${column}'`,
        );
        expect(found).toEqual({ attnotnull: false });
      }
    }
  });

  test('exports no column that may be a secret before someone has examined it', async () => {
    const columns = await ask<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
         and a.attname ~ '(hash|secret|sealed|password|token|credential|nonce)|(^|_)key($|_)' and a.atttypid <> 'timestamptz'::regtype
       union select 'webhook_endpoints', 'previous_secret_until'`,
    );
    const exported = columns
      .filter(({ table, column }) => exportedTables.includes(table) && !leftOutColumns[table]?.[column])
      .map(({ table, column }) => `${table}.${column}`);
    expect(exported.toSorted()).toEqual(Object.keys(examined).toSorted());
  });

  test('names only existing columns among hashes without a file', async () => {
    const columns = await ask<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = new Set(columns.map(({ name }) => name));
    expect(hashesWithoutFile.filter((name) => !names.has(name))).toEqual([]);
  });
});
