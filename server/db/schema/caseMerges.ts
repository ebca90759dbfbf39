import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { mergedRecords } from '#domain/cases/caseRelations';
import type { CaseState } from '#domain/cases/caseStates';
import type { CaseStatus } from '#domain/cases/changeStatus';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { person } from './references.ts';

/** The state of a case before it was merged. */
export type StateBefore = {
  state: CaseState | null;
  status: CaseStatus;
  closed_on: string | null;
  disposition: string | null;
};

/** Merges of two cases that were one, and what each moved, so that it can be undone. */
export const caseMerges = pgTable(
  'case_merges',
  {
    id: id(),
    /** The case that is kept. */
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    merged_case_id: uuid('merged_case_id')
      .notNull()
      .references(() => cases.id),
    reason: text('reason').notNull(),
    state_before: jsonb('state_before').$type<StateBefore>().notNull(),
    merged_by: person('merged_by'),
    merged_at: moment('merged_at').notNull(),
    undone_by: person('undone_by'),
    undone_at: moment('undone_at'),
    undo_reason: text('undo_reason'),
    version: version(),
  },
  (t) => [
    index('case_merges_case').on(t.case_id),
    uniqueIndex('case_merges_one_in_force').on(t.merged_case_id).where(sql`${t.undone_at} is null`),
  ],
);

/** One record that a merge moved. The number is that of a docket entry before the merge. */
export const caseMergeItems = pgTable(
  'case_merge_items',
  {
    merge_id: uuid('merge_id')
      .notNull()
      .references(() => caseMerges.id),
    kind: oneOf('kind', mergedRecords).notNull(),
    record_id: uuid('record_id').notNull(),
    number: integer('number'),
  },
  (t) => [primaryKey({ columns: [t.merge_id, t.kind, t.record_id] })],
);
