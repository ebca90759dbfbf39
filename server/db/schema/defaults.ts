import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { processMethods } from '#domain/defaults/data/processService';
import { defaultItems, defaultStates } from '#domain/defaults/defaultStates';
import { parties } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { person } from './references.ts';

/** The defaults of parties. The case is that of the party, and entries are named by ID, so that a merge moves both. */

const entry = (name: string) => uuid(name).references(() => docketEntries.id);
const cents = (name: string) => bigint(name, { mode: 'number' });

export const partyDefaults = pgTable(
  'party_defaults',
  {
    id: id(),
    party_id: uuid('party_id')
      .notNull()
      .references(() => parties.id),
    state: oneOf('state', defaultStates).notNull(),
    requested_on: date('requested_on', { mode: 'string' }).notNull(),
    /** The entry of the request; null if the clerk opened the checklist without one. */
    request_entry_id: entry('request_entry_id'),
    service_entry_id: entry('service_entry_id'),
    served_on: date('served_on', { mode: 'string' }),
    service_method: oneOf('service_method', processMethods),
    /** The clerk’s entry, or the order by which the court entered the default. */
    entry_id: entry('entry_id'),
    entered_on: date('entered_on', { mode: 'string' }),
    judgment_entry_id: entry('judgment_entry_id'),
    judgment_on: date('judgment_on', { mode: 'string' }),
    creditor: text('creditor'),
    principal_cents: cents('principal_cents'),
    /** The yearly rate of interest before judgment in hundredths of a percent. */
    interest_rate: integer('interest_rate'),
    interest_from: date('interest_from', { mode: 'string' }),
    interest_to: date('interest_to', { mode: 'string' }),
    interest_cents: cents('interest_cents'),
    costs_cents: cents('costs_cents'),
    fees_cents: cents('fees_cents'),
    referred_at: moment('referred_at'),
    referred_to: text('referred_to'),
    /** Why the request was referred to a judge. */
    referral: text('referral'),
    /** Why the default was declined or set aside, and under which authority. */
    ended_on: date('ended_on', { mode: 'string' }),
    end_reason: text('end_reason'),
    end_authority: text('end_authority'),
    opened_by: person('opened_by'),
    opened_at: moment('opened_at').notNull(),
    version: version(),
  },
  (t) => [
    index('party_defaults_party').on(t.party_id),
    uniqueIndex('party_defaults_one_in_force')
      .on(t.party_id)
      .where(sql`${t.state} in ('requested', 'entered', 'judgment')`),
    check(
      'party_defaults_judgment_has_amount',
      sql`${t.state} <> 'judgment' or (${t.judgment_entry_id} is not null and ${t.principal_cents} is not null)`,
    ),
  ],
);

/** What clerks confirmed or overrode in a checklist, with the reason. A withdrawn one is kept. */
export const defaultConfirmations = pgTable(
  'default_confirmations',
  {
    id: id(),
    default_id: uuid('default_id')
      .notNull()
      .references(() => partyDefaults.id),
    item: oneOf('item', defaultItems).notNull(),
    reason: text('reason').notNull(),
    confirmed_by: person('confirmed_by'),
    confirmed_at: moment('confirmed_at').notNull(),
    withdrawn_at: moment('withdrawn_at'),
  },
  (t) => [uniqueIndex('default_confirmations_one').on(t.default_id, t.item).where(sql`withdrawn_at is null`)],
);
