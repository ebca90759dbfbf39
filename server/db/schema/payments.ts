import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { openReasons } from '#domain/payments/FeeItem';
import {
  declineReasons,
  feeChoices,
  operationKinds,
  operationStates,
  paymentProviders,
  paymentStates,
  waiverStates,
} from '#domain/payments/paymentStates';
import { differenceKinds } from '#domain/payments/reconcile';
import { confidences } from '#domain/rules/Rule';
import { bytea, id, moment, oneOf, version } from './columns.ts';
import { deadlines } from './deadlines.ts';
import { envelopes, filings } from './filings.ts';
import { court, person } from './references.ts';

/** The fees of envelopes, and what was paid for them. Amounts are in cents; no table has a card number. */

/** What a court sets about payments. Without a row, the portal takes none for it. */
export const paymentSettings = pgTable('payment_settings', {
  court_id: court().primaryKey(),
  provider: oneOf('provider', paymentProviders).notNull().default('off'),
  /** Whether a filer may file without a payment, and pay at the court. */
  at_court: boolean('at_court').notNull().default(true),
  envelope_cents: integer('envelope_cents'),
  envelope_authority: text('envelope_authority'),
  cap_cents: integer('cap_cents'),
  cap_authority: text('cap_authority'),
  version: version(),
});

/** How the filer of an envelope settles its fees; with `filed_at`, as it was filed. Deleted with a discarded draft. */
export const envelopeFees = pgTable(
  'envelope_fees',
  {
    envelope_id: uuid('envelope_id')
      .primaryKey()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    court_id: court(),
    choice: oneOf('choice', feeChoices).notNull(),
    /** Of an exemption: the agency, and the statute on which it relies. */
    agency: text('agency'),
    statute: text('statute'),
    chosen_by: person('chosen_by').notNull(),
    chosen_at: moment('chosen_at').notNull(),
    filed_at: moment('filed_at'),
    /** The court’s cap on the fees of an envelope when it was filed. */
    cap_cents: integer('cap_cents'),
    version: version(),
  },
  (t) => [
    index('envelope_fees_filed').on(t.court_id, t.filed_at),
    check(
      'envelope_fees_exempt',
      sql`${t.choice} <> 'government' or (${t.agency} is not null and ${t.statute} is not null)`,
    ),
  ],
);

/** The fees of a filed envelope, with what a clerk changed. */
export const feeItems = pgTable(
  'fee_items',
  {
    id: id(),
    envelope_id: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    /** Null for a charge on the envelope. */
    filing_id: uuid('filing_id').references(() => filings.id),
    position: integer('position').notNull(),
    fee_id: text('fee_id'),
    description: text('description').notNull(),
    authority: text('authority').notNull(),
    confidence: oneOf('confidence', confidences).notNull(),
    /** Null until the clerk determines it. */
    amount_cents: integer('amount_cents'),
    /** As the portal computed it at filing. */
    computed_cents: integer('computed_cents'),
    open: oneOf('open', openReasons),
    changed_by: person('changed_by'),
    changed_at: moment('changed_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('fee_items_position_taken').on(t.envelope_id, t.position),
    index('fee_items_filing').on(t.filing_id),
    check('fee_items_not_negative', sql`coalesce(${t.amount_cents}, 0) >= 0`),
    check('fee_items_changed', sql`(${t.changed_by} is null) = (${t.reason} is null)`),
  ],
);

/** Payments through a provider. A discarded draft leaves its payment, which is then released. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    court_id: court(),
    envelope_id: uuid('envelope_id').references(() => envelopes.id, { onDelete: 'set null' }),
    paid_by: person('paid_by').notNull(),
    provider: oneOf('provider', paymentProviders).notNull(),
    /** The provider’s name for it, and the page on which it is made; null until the provider has opened it. */
    reference: text('reference'),
    page: text('page'),
    state: oneOf('state', paymentStates).notNull().default('pending'),
    amount_cents: integer('amount_cents').notNull(),
    brand: text('brand'),
    last_four: text('last_four'),
    decline_reason: oneOf('decline_reason', declineReasons),
    started_at: moment('started_at').notNull(),
    answered_at: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('payments_reference_taken').on(t.provider, t.reference),
    index('payments_envelope').on(t.envelope_id),
    index('payments_court').on(t.court_id, t.started_at),
    // Two windows never open two payments of one envelope.
    uniqueIndex('payments_one_pending').on(t.envelope_id).where(sql`${t.state} = 'pending'`),
    index('payments_unsettled').on(t.started_at).where(sql`${t.state} in ('pending', 'authorized')`),
    check('payments_amount', sql`${t.amount_cents} > 0`),
    check('payments_last_four', sql`${t.last_four} ~ '^[0-9]{4}$'`),
    check('payments_authorized', sql`${t.state} <> 'authorized' or ${t.last_four} is not null`),
  ],
);

/** Captures, releases, and refunds of a payment. The ID is the key with which the provider does each once. */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    id: id(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: oneOf('kind', operationKinds).notNull(),
    amount_cents: integer('amount_cents').notNull(),
    state: oneOf('state', operationStates).notNull().default('waiting'),
    requested_at: moment('requested_at').notNull(),
    done_at: moment('done_at'),
  },
  (t) => [
    index('payment_operations_payment').on(t.payment_id),
    index('payment_operations_done').on(t.done_at),
    uniqueIndex('payment_operations_one_release')
      .on(t.payment_id)
      .where(sql`${t.kind} = 'release' and ${t.state} <> 'failed'`),
    check('payment_operations_amount', sql`${t.amount_cents} > 0`),
    check('payment_operations_finished', sql`(${t.state} = 'done') = (${t.done_at} is not null)`),
  ],
);

/**
 * Requests for fee waivers. The document is here and not among the documents of the filing, so that it is never on the
 * docket, in a search, or with a party.
 */
export const feeWaivers = pgTable(
  'fee_waivers',
  {
    envelope_id: uuid('envelope_id')
      .primaryKey()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    court_id: court(),
    file_name: text('file_name').notNull(),
    content: bytea('content').notNull(),
    requested_by: person('requested_by').notNull(),
    uploaded_at: moment('uploaded_at').notNull(),
    state: oneOf('state', waiverStates).notNull().default('draft'),
    requested_at: moment('requested_at'),
    /** The last day on which the court can decide before the request counts as granted. */
    act_by: date('act_by', { mode: 'string' }),
    decided_by: person('decided_by'),
    decided_at: moment('decided_at'),
    words: text('words'),
    /** After a denial: the last day to pay, and its authority. */
    pay_by: date('pay_by', { mode: 'string' }),
    pay_authority: text('pay_authority'),
    /** Granted because the court did not act in time; no one decided it. */
    by_law: boolean('by_law').notNull().default(false),
    /** The filer’s deadline to pay after a denial, once the filing has a case. */
    deadline_id: uuid('deadline_id').references(() => deadlines.id),
    version: version(),
  },
  (t) => [
    index('fee_waivers_clocks').on(t.act_by).where(sql`${t.state} = 'requested'`),
    index('fee_waivers_denied').on(t.requested_by, t.pay_by).where(sql`${t.state} = 'denied'`),
    check('fee_waivers_by_law', sql`not ${t.by_law} or (${t.state} = 'granted' and ${t.decided_by} is null)`),
    index('fee_waivers_waiting').on(t.court_id, t.requested_at).where(sql`${t.state} = 'requested'`),
    check('fee_waivers_decided', sql`(${t.state} in ('granted', 'denied')) = (${t.decided_at} is not null)`),
    check('fee_waivers_filed', sql`(${t.state} = 'draft') = (${t.requested_at} is null)`),
  ],
);

/** A day whose payments were compared with the report of the provider. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    court_id: court(),
    day: date('day', { mode: 'string' }).notNull(),
    compared_at: moment('compared_at').notNull(),
    /** Captures and refunds that agree. */
    agreed: integer('agreed').notNull(),
    captured_cents: integer('captured_cents').notNull(),
    refunded_cents: integer('refunded_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.day] })],
);

/** What differs between the provider’s report of a day and the portal’s record. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: id(),
    court_id: court(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: oneOf('kind', differenceKinds).notNull(),
    operation: oneOf('operation', operationKinds).notNull(),
    reference: text('reference').notNull(),
    operation_key: text('operation_key').notNull(),
    portal_cents: integer('portal_cents'),
    provider_cents: integer('provider_cents'),
    found_at: moment('found_at').notNull(),
    settled_by: person('settled_by'),
    settled_at: moment('settled_at'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('payment_differences_once').on(t.court_id, t.operation_key, t.kind),
    index('payment_differences_court').on(t.court_id, t.day.desc(), t.id),
    check('payment_differences_settled', sql`(${t.settled_at} is null) = (${t.settled_by} is null)`),
  ],
);
