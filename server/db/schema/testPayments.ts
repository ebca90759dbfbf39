import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declineReasons, operationKinds } from '#domain/payments/paymentStates';
import { moment, oneOf } from './columns.ts';

/** What the bundled test provider keeps, as a provider outside the portal would. It has no card number either. */

export const testPaymentStates = ['pending', 'authorized', 'declined'] as const;

export const testPayments = pgTable(
  'test_payments',
  {
    /** Unguessable: it opens the page of the payment. */
    reference: text('reference').primaryKey(),
    /** The portal’s key of the payment: opened again with it, it is the same one. */
    payment_key: text('payment_key').notNull(),
    account: text('account').notNull(),
    court: text('court').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    description: text('description').notNull(),
    return_path: text('return_path').notNull(),
    state: oneOf('state', testPaymentStates).notNull().default('pending'),
    brand: text('brand'),
    last_four: text('last_four'),
    decline_reason: oneOf('decline_reason', declineReasons),
    /** Before this moment, the provider has not decided, although the card was entered. */
    answers_at: moment('answers_at'),
    opened_at: moment('opened_at').notNull(),
  },
  (t) => [
    uniqueIndex('test_payments_opened_once').on(t.payment_key),
    check('test_payments_amount', sql`${t.amount_cents} > 0`),
  ],
);

export const testOperations = pgTable(
  'test_operations',
  {
    /** The portal’s key: the same one again does nothing. */
    key: text('key').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => testPayments.reference),
    kind: oneOf('kind', operationKinds).notNull(),
    amount_cents: integer('amount_cents').notNull(),
    done_at: moment('done_at').notNull(),
  },
  (t) => [index('test_operations_done').on(t.done_at), index('test_operations_reference').on(t.reference)],
);
