import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type OrderContent, orderSources, orderStates } from '#domain/orders/orderStates';
import { hearings } from './calendar.ts';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { documentVersions, filings } from './filings.ts';
import { court, person } from './references.ts';
import { rulings } from './rulings.ts';

/** Orders of the court, from the first draft to the signed document. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The judge who signs it. */
    judge_id: person('judge_id').notNull(),
    source: oneOf('source', orderSources).notNull(),
    /** A template of domain/orders; null for an order that counsel prepared. */
    template: text('template'),
    title: text('title').notNull(),
    state: oneOf('state', orderStates).notNull().default('draft'),
    /** The motion that it decides, the ruling that it carries out, and the hearing in which it was made. */
    motion_id: uuid('motion_id').references(() => filings.id),
    ruling_id: uuid('ruling_id').references(() => rulings.id),
    hearing_id: uuid('hearing_id').references(() => hearings.id),
    /** The filing and the version of the document that counsel proposed. */
    filing_id: uuid('filing_id').references(() => filings.id),
    proposed_version_id: uuid('proposed_version_id').references(() => documentVersions.id),
    /** The order that was sent back and that this one corrects. */
    corrects_id: uuid('corrects_id').references((): AnyPgColumn => orders.id),
    /** The text in the court’s editor; null if the proposed PDF is signed as it is. */
    content: jsonb('content').$type<OrderContent>(),
    prepared_by: person('prepared_by').notNull(),
    prepared_at: moment('prepared_at').notNull(),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
    /** Why it was sent back or denied. */
    reason: text('reason'),
    /** The person of the chambers to whom the judge returned the draft, and what must be changed. */
    returned_to: person('returned_to'),
    return_note: text('return_note'),
    signed_by: person('signed_by'),
    signed_at: moment('signed_at'),
    /** The signed and sealed PDF in the blob store. */
    signed_sha256: text('signed_sha256'),
    entry_id: uuid('entry_id').references(() => docketEntries.id),
    version: version(),
  },
  (t) => [
    index('orders_case').on(t.case_id, t.prepared_at),
    index('orders_waiting').on(t.judge_id, t.changed_at).where(sql`${t.state} in ('draft', 'for_signature')`),
    index('orders_returned').on(t.returned_to).where(sql`${t.returned_to} is not null`),
    index('orders_ruling').on(t.ruling_id),
    index('orders_motion').on(t.motion_id),
    index('orders_corrects').on(t.corrects_id),
    // One working copy of each proposed document.
    uniqueIndex('orders_of_proposal')
      .on(t.proposed_version_id)
      .where(sql`${t.state} in ('draft', 'for_signature', 'signed')`),
    check(
      'orders_signed',
      sql`(${t.state} in ('signed', 'vacated')) = (${t.signed_at} is not null and ${t.signed_sha256} is not null and ${t.entry_id} is not null)`,
    ),
    check('orders_text', sql`num_nonnulls(${t.content}, ${t.proposed_version_id}) >= 1`),
  ],
);

/** Each saved text of an order. Nothing here is updated or deleted. */
export const orderVersions = pgTable(
  'order_versions',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    version: integer('version').notNull(),
    content: jsonb('content').$type<OrderContent>().notNull(),
    changed_by: person('changed_by').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [uniqueIndex('order_versions_once').on(t.order_id, t.version)],
);
