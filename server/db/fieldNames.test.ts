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

/** Migration 0007 renames columns, and keys in stored JSON, of a court that is already in use. */

type Row = Record<string, unknown>;

const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
const court = withDatabase(server.administration, name);

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [clerk, caseId, filing, lead, analysis, secondAnalysis] = [id(1), id(2), id(3), id(4), id(5), id(6)];
const moment = '2026-11-20T17:00:00+00:00';

const fileOf = { sha256: 'f', file_name: 'motion.pdf', file_type: 'pdf', file_size: 1 };
const versionOf = (number: number) => ({ id: id(10 + number), document_id: lead, number, ...fileOf });
const analysisOf = (own: string) => ({ id: own, person_id: clerk, court_id: 'alder', ...fileOf, reading: {} });
const deadlineOf = (number: number) => ({
  id: id(20 + number),
  court_id: 'alder',
  case_id: caseId,
  rule_id: `rule-${number}`,
  action: 'Serve the opposition',
  trigger: 'Service of the motion',
  trigger_date: '2026-11-02',
  due_date: '2026-11-25',
  authority: 'CCP § 1005(b)',
  confidence: 'high',
  derivation: [{ kind: 'trigger', from: '2026-11-02', to: '2026-11-02', authority: 'CCP § 1005(b)' }],
  sources: [],
});

/** What the deadlines and the ledgers refer to. */
const parents: [table: string, row: Row][] = [
  ['courts', { id: 'alder', name: 'Alder', level: 'State Court', jurisdiction: 'California', time_zone: 'UTC' }],
  ['people', { id: clerk, full_name: 'Dana Sample' }],
  [
    'cases',
    { id: caseId, court_id: 'alder', case_number: '1', title: 'A v. B', case_type: 'Probate', opened_on: moment },
  ],
  [
    'filings',
    {
      id: filing,
      court_id: 'alder',
      filed_by: clerk,
      document_name: 'motion.pdf',
      priority: 'low',
      priority_reason: {},
      received_at: moment,
    },
  ],
  ['documents', { id: lead, filing_id: filing, kind: 'lead', position: 0, title: 'Motion' }],
  ...[1, 2].map((number): [string, Row] => [
    'document_versions',
    { ...versionOf(number), uploaded_by: clerk, uploaded_at: moment },
  ]),
  ...[analysis, secondAnalysis].map((own): [string, Row] => [
    'document_analyses',
    { ...analysisOf(own), processing_time_seconds: 1, analyzed_at: moment, expires_at: moment },
  ]),
];

/** Two entries of a ledger, in an order that neither their citations nor their statuses have. */
const entries = (key: 'standing' | 'status') => [
  { times: 2, [key]: 'not_found', citation: '999 U.S. 1', found: null, reasons: [{ code: 'no_source' }] },
  { times: 1, [key]: 'found_name_matches', citation: '550 U.S. 544', found: { title: 'Twombly' }, reasons: [] },
];

/** The rows under the names that migration 0007 replaces (`before`), and under those that it introduces. */
const rowsOf = (before: boolean): Record<string, Row[]> => {
  const key = before ? 'standing' : 'status';
  const ledger = { court_id: 'alder', state: 'done', checked_at: moment };
  const check = {
    documents: [],
    choices: {},
    checked_at: moment,
    pack: 'ca',
    pack_name: 'California',
    pack_edition: '2026-01-01',
    findings: [],
    not_checked: [],
    met: 3,
  };
  return {
    deadlines: [
      { ...deadlineOf(1), [before ? 'kept_by' : 'saved_by']: clerk },
      { ...deadlineOf(2), [before ? 'kept_by' : 'saved_by']: null },
    ],
    deadline_notices: [{ deadline_id: id(21), day: '2026-11-20', [before ? 'told_at' : 'notified_at']: moment }],
    citation_ledgers: [
      { version_id: id(11), entries: entries(key), ...ledger },
      { version_id: id(12), entries: [], ...ledger },
    ],
    own_checks: [
      { id: id(31), analysis_id: analysis, ledgers: [entries(key).reverse(), [], entries(key)], ...check },
      { id: id(32), analysis_id: secondAnalysis, ledgers: [], ...check },
    ],
  };
};

async function insert(client: Client, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = `select ${columns} from jsonb_populate_record(null::${table}, $1)`;
  await client.query(`insert into ${table} (${columns}) ${values}`, [JSON.stringify(row)]);
}

beforeAll(async () => {
  await withAdministrator(server, (client) => client.query(`create database ${name}`));
  await connectOnce(court, async (client) => {
    await createExtensions(client, console);
    await migrateUpTo(client, '0006_filings_numbered');
    for (const [table, row] of parents) await insert(client, table, row);
    for (const [table, rows] of Object.entries(rowsOf(true))) {
      for (const row of rows) await insert(client, table, row);
    }
    await migrateUpTo(client, '0007_field_names');
  });
});
afterAll(() => withAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`)));

test.each(Object.entries(rowsOf(false)))(
  'the upgrade keeps each row of %s under the new names',
  async (table, rows) => {
    const kept = await ask(court, `select to_jsonb(t) as row from ${table} t order by t`);
    expect(kept.map(({ row }) => row)).toEqual(rows.map((row) => expect.objectContaining(row)));
    const old = ['kept_by', 'told_at', 'standing'];
    expect(old.filter((word) => JSON.stringify(kept).includes(`"${word}"`))).toEqual([]);
  },
);

test('the person who saved a deadline is still a reference, under the new name', async () => {
  await expect(ask(court, `update deadlines set saved_by = '${id(99)}'`)).rejects.toMatchObject({
    constraint: 'deadlines_saved_by_people_id_fk',
  });
});
