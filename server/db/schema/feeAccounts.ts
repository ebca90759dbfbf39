import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lineKinds, paymentMeans } from '#domain/feeAccounts/lineKinds';
import { cases } from './cases.ts';
import { receipts, refunds } from './cashiering.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { envelopes } from './filings.ts';
import { feeItems, paymentOperations } from './payments.ts';
import { court, person } from './references.ts';

/** What is charged and paid in a case, to the cent. Amounts are in cents and greater than zero; the kind of a line gives the direction. */

/** The account of an envelope, of a case, or, with neither, of the court’s payments without a case. */
export const feeAccounts = pgTable(
  'fee_accounts',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id').references(() => cases.id),
    envelope_id: uuid('envelope_id').references(() => envelopes.id),
    opened_at: moment('opened_at').notNull(),
  },
  (t) => [
    uniqueIndex('fee_accounts_of_case').on(t.case_id),
    uniqueIndex('fee_accounts_of_envelope').on(t.envelope_id),
    uniqueIndex('fee_accounts_of_court').on(t.court_id).where(sql`${t.case_id} is null and ${t.envelope_id} is null`),
    check('fee_accounts_one_subject', sql`${t.case_id} is null or ${t.envelope_id} is null`),
  ],
);

/**
 * Charges. A trigger keeps the totals with each line of the ledger; the checks refuse a line that would make one of
 * them negative, or pay, waive, and reduce more than is due.
 */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id: id(),
    account_id: uuid('account_id')
      .notNull()
      .references(() => feeAccounts.id),
    /** The fee of a filed envelope, which it follows. */
    item_id: uuid('item_id').references(() => feeItems.id),
    fee_id: text('fee_id'),
    description: text('description').notNull(),
    authority: text('authority').notNull(),
    made_at: moment('made_at').notNull(),
    charged_cents: integer('charged_cents').notNull().default(0),
    waived_cents: integer('waived_cents').notNull().default(0),
    paid_cents: integer('paid_cents').notNull().default(0),
    version: version(),
  },
  (t) => [
    index('fee_charges_account').on(t.account_id),
    uniqueIndex('fee_charges_of_item').on(t.item_id),
    check('fee_charges_not_negative', sql`${t.charged_cents} >= 0 and ${t.waived_cents} >= 0 and ${t.paid_cents} >= 0`),
    check('fee_charges_not_overpaid', sql`${t.waived_cents} + ${t.paid_cents} <= ${t.charged_cents}`),
  ],
);

/** The ledger: what was assessed, adjusted, waived, paid, and refunded. A trigger refuses every change and removal. */
export const feeLines = pgTable(
  'fee_lines',
  {
    id: id(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    charge_id: uuid('charge_id')
      .notNull()
      .references(() => feeCharges.id),
    kind: oneOf('kind', lineKinds).notNull(),
    means: oneOf('means', paymentMeans),
    amount_cents: integer('amount_cents').notNull(),
    made_at: moment('made_at').notNull(),
    /** Null if the portal made it, such as at a capture. */
    made_by: person('made_by'),
    reason: text('reason'),
    authority: text('authority'),
    receipt_id: uuid('receipt_id').references(() => receipts.id),
    operation_id: uuid('operation_id').references(() => paymentOperations.id),
    refund_id: uuid('refund_id').references(() => refunds.id),
    reverses_id: uuid('reverses_id').references((): AnyPgColumn => feeLines.id),
  },
  (t) => [
    index('fee_lines_charge').on(t.charge_id, t.position),
    index('fee_lines_receipt').on(t.receipt_id),
    index('fee_lines_operation').on(t.operation_id),
    index('fee_lines_refund').on(t.refund_id),
    index('fee_lines_made').on(t.made_at),
    uniqueIndex('fee_lines_reversed_once').on(t.reverses_id),
    check('fee_lines_amount', sql`${t.amount_cents} > 0`),
    check(
      'fee_lines_means_of_money',
      sql`(${t.kind} in ('paid', 'payment_reversed', 'refunded')) = (${t.means} is not null)`,
    ),
    check('fee_lines_source', sql`${t.means} is null or ${t.means} <> 'online' or ${t.operation_id} is not null`),
  ],
);
