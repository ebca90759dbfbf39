import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReceiptLine, Tender } from '#domain/counter/tenders';
import { dayDifferenceKinds } from '#domain/feeAccounts/compareDay';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { refundMeans } from '#domain/feeAccounts/refundMeans';
import { id, moment, oneOf, version } from './columns.ts';
import { envelopes } from './filings.ts';
import { paymentOperations } from './payments.ts';
import { court, person } from './references.ts';

/** Payments at the counter. Amounts are in cents. */

/** The sessions of cash drawers, from opening to the count at the close. */
export const cashDrawers = pgTable(
  'cash_drawers',
  {
    id: id(),
    court_id: court(),
    clerk_id: person('clerk_id').notNull(),
    opened_at: moment('opened_at').notNull(),
    starting_cash_cents: integer('starting_cash_cents').notNull(),
    closed_at: moment('closed_at'),
    /** The cash that was counted at the close, and the cash that the receipts add up to. */
    counted_cash_cents: integer('counted_cash_cents'),
    expected_cash_cents: integer('expected_cash_cents'),
    /** The clerk's explanation of a difference. */
    note: text('note'),
    version: version(),
  },
  (t) => [
    uniqueIndex('cash_drawers_one_open').on(t.court_id, t.clerk_id).where(sql`${t.closed_at} is null`),
    index('cash_drawers_court').on(t.court_id, t.opened_at.desc()),
    check(
      'cash_drawers_not_negative',
      sql`${t.starting_cash_cents} >= 0 and coalesce(${t.counted_cash_cents}, 0) >= 0 and coalesce(${t.expected_cash_cents}, 0) >= 0`,
    ),
    check(
      'cash_drawers_counted',
      sql`(${t.closed_at} is null) = (${t.counted_cash_cents} is null) and (${t.closed_at} is null) = (${t.expected_cash_cents} is null)`,
    ),
  ],
);

/** The last number of a court's receipts. The row is locked until the receipt is made, so that no number is left out. */
export const receiptSequences = pgTable('receipt_sequences', {
  court_id: court().primaryKey(),
  last_number: integer('last_number').notNull(),
});

/** Receipts. A trigger refuses every change and removal. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    court_id: court(),
    /** From 1 in each court, without gaps. */
    number: integer('number').notNull(),
    drawer_id: uuid('drawer_id')
      .notNull()
      .references(() => cashDrawers.id),
    made_by: person('made_by').notNull(),
    made_at: moment('made_at').notNull(),
    payer: text('payer').notNull(),
    /** The documents for which it was paid. */
    envelope_id: uuid('envelope_id').references(() => envelopes.id),
    /** The number of the case as the clerk stated it; null for a new case. */
    case_number: text('case_number'),
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    tenders: jsonb('tenders').$type<Tender[]>().notNull(),
    total_cents: integer('total_cents').notNull(),
    change_cents: integer('change_cents').notNull(),
    /** What the clerk's browser called this payment, so that it is taken once. */
    request_key: text('request_key').notNull(),
  },
  (t) => [
    uniqueIndex('receipts_number_taken').on(t.court_id, t.number),
    uniqueIndex('receipts_taken_once').on(t.made_by, t.request_key),
    index('receipts_drawer').on(t.drawer_id),
    index('receipts_envelope').on(t.envelope_id),
    check('receipts_not_negative', sql`${t.number} > 0 and ${t.total_cents} >= 0 and ${t.change_cents} >= 0`),
  ],
);

/** Void receipts, with the reason. A trigger refuses every change and removal. */
export const receiptVoids = pgTable('receipt_voids', {
  receipt_id: uuid('receipt_id')
    .primaryKey()
    .references(() => receipts.id),
  reason: text('reason').notNull(),
  voided_by: person('voided_by').notNull(),
  voided_at: moment('voided_at').notNull(),
});

/** The last number of a court’s refunds, which are numbered like its receipts. */
export const refundSequences = pgTable('refund_sequences', {
  court_id: court().primaryKey(),
  last_number: integer('last_number').notNull(),
});

/** Refunds, each by one means. A trigger refuses every change and removal. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    court_id: court(),
    /** From 1 in each court, without gaps. */
    number: integer('number').notNull(),
    means: oneOf('means', refundMeans).notNull(),
    /** The means by which it had been paid. */
    paid_by: oneOf('paid_by', paymentMeans).notNull(),
    amount_cents: integer('amount_cents').notNull(),
    payee: text('payee').notNull(),
    reason: text('reason').notNull(),
    authority: text('authority').notNull(),
    /** For what it had been paid. */
    description: text('description').notNull(),
    case_number: text('case_number'),
    /** The number of a check. */
    reference: text('reference'),
    /** Of cash: the drawer from which it was paid. */
    drawer_id: uuid('drawer_id').references(() => cashDrawers.id),
    /** Of a card at the provider: the operation, which may still wait for the provider. */
    operation_id: uuid('operation_id').references(() => paymentOperations.id),
    made_by: person('made_by').notNull(),
    made_at: moment('made_at').notNull(),
    request_key: text('request_key').notNull(),
  },
  (t) => [
    uniqueIndex('refunds_number_taken').on(t.court_id, t.number),
    uniqueIndex('refunds_made_once').on(t.made_by, t.request_key),
    index('refunds_drawer').on(t.drawer_id),
    index('refunds_made').on(t.court_id, t.made_at),
    uniqueIndex('refunds_of_operation').on(t.operation_id),
    check('refunds_amount', sql`${t.number} > 0 and ${t.amount_cents} > 0`),
    check('refunds_of_drawer', sql`(${t.means} = 'cash') = (${t.drawer_id} is not null)`),
    check('refunds_of_provider', sql`(${t.means} = 'online') = (${t.operation_id} is not null)`),
  ],
);

/** What was taken to the bank for a court day. A trigger refuses every change and removal. */
export const bankDeposits = pgTable(
  'bank_deposits',
  {
    id: id(),
    court_id: court(),
    day: date('day', { mode: 'string' }).notNull(),
    cash_cents: integer('cash_cents').notNull(),
    /** Checks and money orders. */
    check_cents: integer('check_cents').notNull(),
    /** The number of the deposit slip or bag. */
    reference: text('reference').notNull(),
    note: text('note'),
    made_by: person('made_by').notNull(),
    made_at: moment('made_at').notNull(),
    request_key: text('request_key').notNull(),
  },
  (t) => [
    index('bank_deposits_day').on(t.court_id, t.day),
    uniqueIndex('bank_deposits_made_once').on(t.made_by, t.request_key),
    check(
      'bank_deposits_amount',
      sql`${t.cash_cents} >= 0 and ${t.check_cents} >= 0 and ${t.cash_cents} + ${t.check_cents} > 0`,
    ),
  ],
);

/** How an administrator settled a difference of a court day. If the figures change, the difference is open again. */
export const daySettlements = pgTable(
  'day_settlements',
  {
    court_id: court(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: oneOf('kind', dayDifferenceKinds).notNull(),
    key: text('key').notNull(),
    expected_cents: integer('expected_cents').notNull(),
    actual_cents: integer('actual_cents').notNull(),
    note: text('note').notNull(),
    settled_by: person('settled_by').notNull(),
    settled_at: moment('settled_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.day, t.kind, t.key, t.expected_cents, t.actual_cents] })],
);
