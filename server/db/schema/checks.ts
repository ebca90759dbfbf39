import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '#domain/citations/Ledger';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { Reading } from '#domain/reading/Reading';
import type { Finding, NotChecked } from '#domain/rules/checks/Finding';
import type { Submission } from '#domain/rules/checks/Submission';
import { id, moment, oneOf } from './columns.ts';
import { documentAnalyses } from './courtdoc.ts';
import { filings } from './filings.ts';
import { court, person } from './references.ts';

/** What the court's own rules found in filings, check by check, and which rules a court has confirmed. */

/** Why a check was made. */
export const checkCauses = ['analysis', 'correction', 'documents', 'asked', 'rules', 'ledger'] as const;
export type CheckCause = (typeof checkCauses)[number];

/** One check of a filing against its court's rules. None is ever changed: the newest counts, the others are its history. */
export const complianceChecks = pgTable(
  'compliance_checks',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    /** From 1, in the order in which they were made. */
    number: integer('number').notNull(),
    cause: oneOf('cause', checkCauses).notNull(),
    /** Who caused it; null for the portal itself. */
    caused_by: person('caused_by'),
    checked_at: moment('checked_at').notNull(),
    pack: text('pack').notNull(),
    pack_name: text('pack_name').notNull(),
    pack_edition: date('pack_edition', { mode: 'string' }).notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
    not_checked: jsonb('not_checked').$type<NotChecked[]>().notNull(),
    /** Number of rules that were checked and met. */
    met: integer('met').notNull(),
    /** The documents it examined, the lead first: findings point into it. */
    documents: jsonb('documents').$type<{ version_id: string; document_name: string }[]>().notNull(),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [uniqueIndex('compliance_checks_numbered').on(t.filing_id, t.number)],
);

/**
 * A rule that was not verified in a source, but that a court administrator adopted for the court. It then has its full
 * class.
 */
export const ruleAdoptions = pgTable(
  'rule_adoptions',
  {
    court_id: court(),
    rule_id: text('rule_id').notNull(),
    /** Null where the evaluation court was set up with it. */
    adopted_by: person('adopted_by'),
    adopted_at: moment('adopted_at').notNull(),
    note: text('note'),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.rule_id] })],
);

/** Orders of a court that rules turn on, for example one that asks filers to disclose the use of artificial intelligence. */
export const standingOrders = pgTable(
  'standing_orders',
  {
    id: id(),
    court_id: court(),
    subject: oneOf('subject', ['ai_disclosure']).notNull(),
    /** Null: every judge's. */
    judge_name: text('judge_name'),
    authority: text('authority').notNull(),
    effective_from: date('effective_from', { mode: 'string' }).notNull(),
    withdrawn_at: moment('withdrawn_at'),
    entered_by: person('entered_by'),
    entered_at: moment('entered_at').notNull(),
  },
  (t) => [index('standing_orders_of').on(t.court_id, t.subject)],
);

/** A document of a filer's own check, with what was read and found in it. */
export type OwnDocument = { document_name: string; reading: Reading; facts: DocumentFacts };

/** The result of a filer's check before anything was submitted, with the choices and the documents. */
export const ownChecks = pgTable(
  'own_checks',
  {
    id: id(),
    analysis_id: uuid('analysis_id')
      .notNull()
      .references(() => documentAnalyses.id, { onDelete: 'cascade' }),
    /** The lead document first. */
    documents: jsonb('documents').$type<OwnDocument[]>().notNull(),
    choices: jsonb('choices').$type<Submission['chosen']>().notNull(),
    checked_at: moment('checked_at').notNull(),
    pack: text('pack').notNull(),
    pack_name: text('pack_name').notNull(),
    pack_edition: date('pack_edition', { mode: 'string' }).notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
    not_checked: jsonb('not_checked').$type<NotChecked[]>().notNull(),
    met: integer('met').notNull(),
    /** The authorities of each document, as the library knows them. */
    ledgers: jsonb('ledgers').$type<LedgerEntry[][]>().notNull().default([]),
  },
  (t) => [uniqueIndex('own_checks_of').on(t.analysis_id)],
);

/** How similar filings were first decided in a court; the outlook of a new filing is computed from it. */
export const decidedFilings = pgTable(
  'decided_filings',
  {
    court_id: court(),
    /** Findings for which the clerk may return it: 0 to 3, where 3 is three and more. */
    returnable: integer('returnable').notNull(),
    /** Findings for which a judge may strike it: 0 to 2, where 2 is two and more. */
    strikable: integer('strikable').notNull(),
    is_complete: boolean('is_complete').notNull(),
    accepted: integer('accepted').notNull().default(0),
    sent_back: integer('sent_back').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.returnable, t.strikable, t.is_complete] })],
);
