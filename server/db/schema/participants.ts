import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { addressKinds } from '#domain/participants/addresses';
import { aliasKinds } from '#domain/participants/aliases';
import { custodies } from '#domain/participants/custodies';
import { counselEndings, endingBases } from '#domain/participants/endings';
import { consentBases } from '#domain/participants/service';
import { attorneys } from './attorneys.ts';
import { parties } from './cases.ts';
import { id, oneOf } from './columns.ts';
import { person } from './references.ts';

/** What belongs to the parties of `cases.ts`: other names, addresses, counsel, and consents. */

/** What only the court’s staff see: in a separate table, so that no other query returns it. */
export const partyPrivate = pgTable('party_private', {
  party_id: uuid('party_id')
    .primaryKey()
    .references(() => parties.id),
  date_of_birth: date('date_of_birth', { mode: 'string' }),
  custody: oneOf('custody', custodies),
  custody_place: text('custody_place'),
});

export const partyAliases = pgTable(
  'party_aliases',
  {
    id: id(),
    party_id: uuid('party_id')
      .notNull()
      .references(() => parties.id),
    kind: oneOf('kind', aliasKinds).notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('party_aliases_party').on(t.party_id)],
);

export const partyAddresses = pgTable(
  'party_addresses',
  {
    id: id(),
    party_id: uuid('party_id')
      .notNull()
      .references(() => parties.id),
    kind: oneOf('kind', addressKinds).notNull(),
    address: text('address').notNull(),
    from_day: date('from_day', { mode: 'string' }),
    to_day: date('to_day', { mode: 'string' }),
    source: text('source').notNull(),
    undeliverable: boolean('undeliverable').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [index('party_addresses_party').on(t.party_id)],
);

export const partyCounsel = pgTable(
  'party_counsel',
  {
    id: id(),
    party_id: uuid('party_id')
      .notNull()
      .references(() => parties.id),
    attorney_id: uuid('attorney_id').references(() => attorneys.id),
    /** Counsel as the roster or else a document names them. */
    full_name: text('full_name'),
    bar_number: text('bar_number'),
    is_lead: boolean('is_lead').notNull().default(true),
    gets_notice: boolean('gets_notice').notNull().default(true),
    /** The day and the docket entry of the appearance, if known. */
    appeared_on: date('appeared_on', { mode: 'string' }),
    appearance_entry: integer('appearance_entry'),
    ended_on: date('ended_on', { mode: 'string' }),
    end_kind: oneOf('end_kind', counselEndings),
    end_basis: oneOf('end_basis', endingBases),
    end_note: text('end_note'),
    /** The representation that follows, after a substitution. */
    replaced_by: uuid('replaced_by'),
  },
  (t) => [
    index('party_counsel_party').on(t.party_id),
    index('party_counsel_attorney').on(t.attorney_id),
    uniqueIndex('party_counsel_one_lead').on(t.party_id).where(sql`is_lead and ended_on is null`),
    uniqueIndex('party_counsel_once').on(t.party_id, t.attorney_id).where(sql`ended_on is null`),
  ],
);

export const serviceConsents = pgTable(
  'service_consents',
  {
    id: id(),
    party_id: uuid('party_id')
      .notNull()
      .references(() => parties.id),
    email: text('email').notNull(),
    basis: oneOf('basis', consentBases).notNull(),
    given_on: date('given_on', { mode: 'string' }).notNull(),
    withdrawn_on: date('withdrawn_on', { mode: 'string' }),
    recorded_by: person('recorded_by'),
  },
  (t) => [uniqueIndex('service_consents_one').on(t.party_id).where(sql`withdrawn_on is null`)],
);
