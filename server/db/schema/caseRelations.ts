import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { consolidationPurposes, relationKinds, transferKinds, transferStates } from '#domain/cases/caseRelations';
import { caseStates } from '#domain/cases/caseStates';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { courts } from './courts.ts';
import { docketEntries } from './docket.ts';
import { court, person } from './references.ts';

/** Relations between cases, and cases that go to other courts. */

/** Two related cases, or a lead case with a member. Ended relations are kept. */
export const caseRelations = pgTable(
  'case_relations',
  {
    id: id(),
    court_id: court(),
    kind: oneOf('kind', relationKinds).notNull(),
    /** The lead case of a consolidation. */
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    other_case_id: uuid('other_case_id')
      .notNull()
      .references(() => cases.id),
    purpose: oneOf('purpose', consolidationPurposes),
    /** The state that the member had before it was consolidated. */
    state_before: oneOf('state_before', caseStates),
    reason: text('reason').notNull(),
    made_by: person('made_by'),
    made_at: moment('made_at').notNull(),
    ended_by: person('ended_by'),
    ended_at: moment('ended_at'),
    end_reason: text('end_reason'),
  },
  (t) => [
    index('case_relations_case').on(t.case_id),
    index('case_relations_other').on(t.other_case_id),
    check('case_relations_two_cases', sql`${t.case_id} <> ${t.other_case_id}`),
    uniqueIndex('case_relations_pair_taken')
      .on(sql`least(${t.case_id}, ${t.other_case_id})`, sql`greatest(${t.case_id}, ${t.other_case_id})`)
      .where(sql`${t.ended_at} is null`),
    uniqueIndex('case_relations_one_lead')
      .on(t.other_case_id)
      .where(sql`${t.kind} = 'consolidated' and ${t.ended_at} is null`),
  ],
);

/** Entries of a lead case that were also entered in member cases. */
export const docketSpreads = pgTable(
  'docket_spreads',
  {
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    spread_by: person('spread_by'),
    spread_at: moment('spread_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry_id, t.case_id] })],
);

/** A case sent to another court: of this installation, or an outside one. */
export const caseTransfers = pgTable(
  'case_transfers',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    kind: oneOf('kind', transferKinds).notNull(),
    to_court_id: text('to_court_id').references(() => courts.id),
    outside_court: text('outside_court'),
    reason: text('reason').notNull(),
    state: oneOf('state', transferStates).notNull(),
    state_before: oneOf('state_before', caseStates).notNull(),
    /** The case that the receiving court opened, or the number that an outside court gave. */
    receiving_case_id: uuid('receiving_case_id').references(() => cases.id),
    outside_number: text('outside_number'),
    sent_by: person('sent_by'),
    sent_at: moment('sent_at').notNull(),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    decision_reason: text('decision_reason'),
    version: version(),
  },
  (t) => [
    index('case_transfers_case').on(t.case_id),
    index('case_transfers_to').on(t.to_court_id, t.state),
    uniqueIndex('case_transfers_one_offered').on(t.case_id).where(sql`${t.state} = 'offered'`),
    check('case_transfers_one_court', sql`(${t.to_court_id} is null) <> (${t.outside_court} is null)`),
  ],
);
