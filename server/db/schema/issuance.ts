import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type InstrumentValues, instrumentKinds, instrumentStates } from '#domain/issuance/instrumentKinds';
import type { Confirmation } from '#domain/issuance/Requirement';
import { parties } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { person } from './references.ts';

/** What the court issued in its cases. The case is that of the docket entry, with which it moves in a merge. */
export const issuedInstruments = pgTable(
  'issued_instruments',
  {
    id: id(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => docketEntries.id),
    kind: oneOf('kind', instrumentKinds).notNull(),
    state: oneOf('state', instrumentStates).notNull(),
    title: text('title').notNull(),
    /** As printed: the case number and the number of the docket entry at that time. */
    issuance_number: text('issuance_number').notNull(),
    party_id: uuid('party_id').references(() => parties.id),
    /** To whom it is directed or issued, as printed. */
    directed_to: text('directed_to'),
    values: jsonb('values').$type<InstrumentValues>().notNull(),
    /** What the clerk confirmed of the requirements. */
    confirmed: jsonb('confirmed').$type<Confirmation[]>().notNull(),
    /** The instrument that this one replaces: an alias summons, a further writ. */
    alias_of: uuid('alias_of'),
    issued_on: date('issued_on', { mode: 'string' }).notNull(),
    issued_by: person('issued_by').notNull(),
    issued_at: moment('issued_at').notNull(),
    closed_on: date('closed_on', { mode: 'string' }),
    close_reason: text('close_reason'),
    version: version(),
  },
  (t) => [
    uniqueIndex('issued_instruments_entry_once').on(t.entry_id),
    index('issued_instruments_party').on(t.party_id),
    uniqueIndex('issued_instruments_alias_once').on(t.alias_of),
  ],
);
