import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

/** What a merge does with each table that refers to cases. A new reference fails here until someone has decided. */
const moved = [
  'bench_memos.case_id',
  'case_assignments.case_id',
  'deadlines.case_id',
  'docket_entries.case_id',
  'filings.case_id',
  'filings.proposed_case_id',
  'hearings.case_id',
  'orders.case_id',
  'parties.case_id',
  'rulings.case_id',
  'work_items.case_id',
];

const staying: Record<string, string> = {
  'access_changes.case_id': 'the history of each number',
  'access_grants.case_id': 'whom the order of each number names; the kept case has the stricter level of both',
  'public_names.case_id': 'triggers write the names of each number',
  'appeal_records.case_id': 'a copy of the docket of that number at that time',
  'judge_disqualifications.case_id': 'that of each number; a merge copies those of the merged case to the kept one',
  'case_merges.case_id': 'the merge itself',
  'case_merges.merged_case_id': 'the merge itself',
  'case_relations.case_id': 'a relation is of the number that it names',
  'case_relations.other_case_id': 'a relation is of the number that it names',
  'case_state_changes.case_id': 'the history of each number',
  'case_transfers.case_id': 'the history of each number',
  'case_transfers.receiving_case_id': 'the history of each number',
  'cases.merged_into_id': 'the redirection itself',
  'docket_downloads.case_id': 'a copy of the docket of that number at that time',
  'hearing_requests.case_id': 'the number under which it was sent; the hearing is scheduled in the kept case',
  'envelope_choices.case_id': 'the case that the filer chose, which leads to the kept case',
  'envelopes.stated_case_id': 'the number on the paper, which leads to the kept case',
  'docket_spreads.case_id': 'where an entry was spread to',
  'fee_accounts.case_id': 'the account of each number; the kept case shows those of the cases merged into it',
  'generated_documents.case_id': 'a person’s own work',
  'judge_assignments.case_id': 'the log of each number',
  'judge_challenges.case_id': 'the judge of each number',
  'judge_notes.case_id': 'a judge’s private notes',
  'separator_sheets.case_id': 'the number on the printed sheet, which leads to the kept case',
  'services.case_id': 'the number under which the documents were served',
  'party_dispositions.case_id': 'the number under which it was entered; the disposition belongs to the party',
};

/** Tables without a `case_id`: each row belongs to a record, and is in the case in which that record is. */
const followers: Record<
  string,
  | 'the filing'
  | 'the entry'
  | 'the hearing'
  | 'the deadline'
  | 'the participant'
  | 'the ruling'
  | 'the order'
  | 'the memo'
> = {
  'calendar_plan_items.hearing_id': 'the hearing',
  'access_grants.filing_id': 'the filing',
  'analyses.filing_id': 'the filing',
  'appeal_records.certified_entry_id': 'the entry',
  'appearance_notices.ruling_id': 'the ruling',
  'batch_items.filing_id': 'the filing',
  'bench_memo_versions.memo_id': 'the memo',
  'bench_memos.hearing_id': 'the hearing',
  'bench_memos.motion_id': 'the filing',
  'binder_orders.hearing_id': 'the hearing',
  'calendar_bookings.hearing_id': 'the hearing',
  'compliance_checks.filing_id': 'the filing',
  'confirmations.filing_id': 'the filing',
  'corrections.filing_id': 'the filing',
  'deadline_marks.deadline_id': 'the deadline',
  'deadline_marks.filing_id': 'the filing',
  'deadline_notices.deadline_id': 'the deadline',
  'deadlines.filing_id': 'the filing',
  'delay_notices.hearing_id': 'the hearing',
  'docket_documents.entry_id': 'the entry',
  'docket_downloads.hearing_id': 'the hearing',
  'docket_entries.filing_id': 'the filing',
  'docket_entry_versions.entry_id': 'the entry',
  'docket_seen.entry_id': 'the entry',
  'docket_spreads.entry_id': 'the entry',
  'documents.filing_id': 'the filing',
  'entry_deliveries.entry_id': 'the entry',
  'entry_notices.entry_id': 'the entry',
  'entry_proofs.entry_id': 'the entry',
  'entry_proofs.proof_entry_id': 'the entry',
  'fee_items.filing_id': 'the filing',
  'fee_waivers.deadline_id': 'the deadline',
  'filing_dates.filing_id': 'the filing',
  'filings.attached_to': 'the filing',
  'hearing_attorneys.hearing_id': 'the hearing',
  'hearing_exhibits.hearing_id': 'the hearing',
  'hearing_moves.hearing_id': 'the hearing',
  'hearing_moves.next_hearing_id': 'the hearing',
  'hearing_records.entry_id': 'the entry',
  'hearing_records.hearing_id': 'the hearing',
  'hearing_requests.hearing_id': 'the hearing',
  'held_submissions.corrects': 'the filing',
  'issued_instruments.entry_id': 'the entry',
  'issued_instruments.party_id': 'the participant',
  'judge_disqualifications.entry_id': 'the entry',
  'judge_disqualifications.waiver_entry_id': 'the entry',
  'judge_notes.hearing_id': 'the hearing',
  'judicial_marks.filing_id': 'the filing',
  'lane_views.filing_id': 'the filing',
  'lessons.filing_id': 'the filing',
  'order_versions.order_id': 'the order',
  'orders.corrects_id': 'the order',
  'orders.entry_id': 'the entry',
  'orders.filing_id': 'the filing',
  'orders.hearing_id': 'the hearing',
  'orders.motion_id': 'the filing',
  'orders.ruling_id': 'the ruling',
  'party_addresses.party_id': 'the participant',
  'party_aliases.party_id': 'the participant',
  'party_counsel.party_id': 'the participant',
  'party_defaults.entry_id': 'the entry',
  'party_defaults.judgment_entry_id': 'the entry',
  'party_defaults.party_id': 'the participant',
  'party_defaults.request_entry_id': 'the entry',
  'party_defaults.service_entry_id': 'the entry',
  'party_dispositions.party_id': 'the participant',
  'party_private.party_id': 'the participant',
  'public_names.party_id': 'the participant',
  'resubmissions.filing_id': 'the filing',
  'returned_attachments.filing_id': 'the filing',
  'reviews.filing_id': 'the filing',
  'rulings.entry_id': 'the entry',
  'rulings.filing_id': 'the filing',
  'rulings.hearing_id': 'the hearing',
  'service_consents.party_id': 'the participant',
  'uploads.filing_id': 'the filing',
  'work_items.hearing_id': 'the hearing',
};

/** Columns that name a docket entry or a participant of the same case without a reference: a merge rewrites them. */
const rewritten = ['docket_entries.related_number', 'parties.acts_for', 'party_counsel.appearance_entry'];

/** Columns that keep what a person decided on a day. */
const asWritten: Record<string, string> = {
  'docket_downloads.last_entry': 'the end of a copy of the docket',
  'reviews.docket_entry': 'the entry that the clerk decided on',
};

test('a merge moves or leaves the rows of every table that refers to cases', async () => {
  const references = referencesTo(await tables(), ['cases']);
  expect(references).toEqual([...moved, ...Object.keys(staying)].sort());
});

test('the rows of every table that refers to a moved record follow it', async () => {
  const all = await tables();
  const names = [...new Set(moved.map((column) => column.split('.')[0]!))].filter(
    (name) => name !== 'case_assignments',
  );
  expect(referencesTo(all, names)).toEqual(Object.keys(followers).sort());
});

test('a merge rewrites every column that names a docket entry by its number', async () => {
  const columns = (await tables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name}`);
  });
  const named = columns.filter((column) => /_entry$|related_number|acts_for/.test(column));
  expect(named.sort()).toEqual([...rewritten, ...Object.keys(asWritten)].sort());
});

async function tables(): Promise<PgTable[]> {
  const folder = path.join(import.meta.dirname, '../db/schema');
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((one) => Object.values(one)).filter((thing) => thing instanceof PgTable);
}

/** The columns that refer to one of these tables, sorted. */
function referencesTo(all: readonly PgTable[], names: readonly string[]): string[] {
  const found = all.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => names.includes(getTableConfig(foreignTable as PgTable).name))
      .flatMap(({ columns }) => columns.map((column) => `${name}.${column.name}`));
  });
  return [...new Set(found)].sort();
}
