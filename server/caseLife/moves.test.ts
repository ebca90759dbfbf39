import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

/** What a merge does with each table that refers to cases. A new reference fails here until someone has decided. */
const moved = [
  'case_assignments.case_id',
  'deadlines.case_id',
  'docket_entries.case_id',
  'filings.case_id',
  'filings.proposed_case_id',
  'hearings.case_id',
  'parties.case_id',
];

const staying: Record<string, string> = {
  'case_merges.case_id': 'the merge itself',
  'case_merges.merged_case_id': 'the merge itself',
  'case_relations.case_id': 'a relation is of the number that it names',
  'case_relations.other_case_id': 'a relation is of the number that it names',
  'case_state_changes.case_id': 'the history of each number',
  'case_transfers.case_id': 'the history of each number',
  'case_transfers.receiving_case_id': 'the history of each number',
  'cases.merged_into_id': 'the redirection itself',
  'docket_spreads.case_id': 'where an entry was spread to',
  'generated_documents.case_id': 'a person’s own work',
  'judge_assignments.case_id': 'the log of each number',
  'judge_challenges.case_id': 'the judge of each number',
  'judge_notes.case_id': 'a judge’s private notes',
  'party_dispositions.case_id': 'the history of each number',
};

test('a merge moves or leaves the rows of every table that refers to cases', async () => {
  const folder = path.join(import.meta.dirname, '../db/schema');
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((one) => Object.values(one)).filter((thing) => thing instanceof PgTable);
  const references = tables.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => getTableConfig(foreignTable as PgTable).name === 'cases')
      .flatMap(({ columns }) => columns.map((column) => `${name}.${column.name}`));
  });
  expect([...new Set(references)].sort()).toEqual([...moved, ...Object.keys(staying)].sort());
});
