import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accessBases } from '#domain/access/accessChanges';
import { accessLevels } from '#domain/access/accessLevels';
import { cases } from './cases.ts';
import { id, moment, oneOf } from './columns.ts';
import { documents, filings } from './filings.ts';
import { court, person } from './references.ts';

/** Who may read restricted cases and documents besides those who read their level, and how levels changed. */

/** People whom an order names: they read one case or one filing whatever its level is. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id').references(() => cases.id),
    filing_id: uuid('filing_id').references(() => filings.id),
    person_id: person('person_id').notNull(),
    granted_by: person('granted_by'),
    granted_at: moment('granted_at').notNull(),
    ended_by: person('ended_by'),
    ended_at: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('access_grants_case').on(t.person_id, t.case_id).where(sql`${t.ended_at} is null`),
    uniqueIndex('access_grants_filing').on(t.person_id, t.filing_id).where(sql`${t.ended_at} is null`),
    index('access_grants_of_case').on(t.case_id).where(sql`${t.case_id} is not null`),
    index('access_grants_of_filing').on(t.filing_id).where(sql`${t.filing_id} is not null`),
    check('access_grants_one', sql`num_nonnulls(${t.case_id}, ${t.filing_id}) = 1`),
  ],
);

/** Changes of the levels of cases, each with its ground; entries of the docket keep their own. Nothing is updated or deleted. */
export const accessChanges = pgTable(
  'access_changes',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The single document whose level changed; null for the case. */
    document_id: uuid('document_id').references(() => documents.id),
    from_level: oneOf('from_level', accessLevels).notNull(),
    to_level: oneOf('to_level', accessLevels).notNull(),
    basis: oneOf('basis', accessBases).notNull(),
    /** The order, rule, or statute. */
    authority: text('authority').notNull(),
    reason: text('reason').notNull(),
    ordered_on: date('ordered_on', { mode: 'string' }),
    /** Null for a default, which the portal applies. */
    changed_by: person('changed_by'),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [
    index('access_changes_case').on(t.case_id, t.changed_at),
    index('access_changes_document').on(t.document_id).where(sql`${t.document_id} is not null`),
  ],
);
