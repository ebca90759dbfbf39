import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { depositKinds } from '#domain/feeAccounts/depositLines';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { receipts, refunds } from './cashiering.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Money that attorneys and firms deposited with the court, from which fees are paid. Amounts are in cents. */

/** Deposit accounts. A trigger keeps the balance with each line; a check refuses one below zero. */
export const depositAccounts = pgTable(
  'deposit_accounts',
  {
    id: id(),
    court_id: court(),
    /** From 1 in each court. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** The attorney who sees it in the portal; null for an owner without an account. */
    owner_id: person('owner_id'),
    /** The owner is notified when the balance falls below this amount. */
    low_cents: integer('low_cents'),
    balance_cents: integer('balance_cents').notNull().default(0),
    opened_by: person('opened_by').notNull(),
    opened_at: moment('opened_at').notNull(),
    closed_at: moment('closed_at'),
    version: version(),
  },
  (t) => [
    uniqueIndex('deposit_accounts_number_taken').on(t.court_id, t.number),
    index('deposit_accounts_owner').on(t.owner_id),
    check('deposit_accounts_not_negative', sql`${t.balance_cents} >= 0`),
    check('deposit_accounts_low', sql`${t.low_cents} > 0`),
    check('deposit_accounts_closed_at_zero', sql`${t.closed_at} is null or ${t.balance_cents} = 0`),
  ],
);

/** The lines of deposit accounts. A trigger refuses every change and removal. */
export const depositLines = pgTable(
  'deposit_lines',
  {
    id: id(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    account_id: uuid('account_id')
      .notNull()
      .references(() => depositAccounts.id),
    kind: oneOf('kind', depositKinds).notNull(),
    /** By what means money came or went; null for charges. */
    means: oneOf('means', paymentMeans),
    amount_cents: integer('amount_cents').notNull(),
    made_at: moment('made_at').notNull(),
    made_by: person('made_by').notNull(),
    reason: text('reason'),
    receipt_id: uuid('receipt_id').references(() => receipts.id),
    refund_id: uuid('refund_id').references(() => refunds.id),
    reverses_id: uuid('reverses_id').references((): AnyPgColumn => depositLines.id),
  },
  (t) => [
    index('deposit_lines_account').on(t.account_id, t.position),
    index('deposit_lines_receipt').on(t.receipt_id),
    index('deposit_lines_made').on(t.made_at),
    uniqueIndex('deposit_lines_reversed_once').on(t.reverses_id),
    check('deposit_lines_amount', sql`${t.amount_cents} > 0`),
    check(
      'deposit_lines_means_of_money',
      sql`(${t.kind} in ('deposited', 'deposit_reversed', 'refunded')) = (${t.means} is not null)`,
    ),
  ],
);
