import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type Appearance,
  type CorrectedMinutes,
  hearingStages,
  type Outcome,
  outcomeIds,
  type PronouncedRuling,
} from '#domain/courtroom/HearingRecord';
import { hearings } from './calendar.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { docketEntries } from './docket.ts';
import { court, person } from './references.ts';

/**
 * What the clerk records in the courtroom. A hearing has one record; with the signed minute order it has its docket
 * entry and is final.
 */
export const hearingRecords = pgTable(
  'hearing_records',
  {
    id: id(),
    court_id: court(),
    hearing_id: uuid('hearing_id')
      .notNull()
      .unique()
      .references(() => hearings.id),
    stage: oneOf('stage', hearingStages).notNull(),
    called_at: moment('called_at'),
    appearances: jsonb('appearances').$type<Appearance[]>().notNull().default([]),
    reporter: text('reporter').notNull().default(''),
    interpreter: text('interpreter').notNull().default(''),
    /** What the judge ruled from the bench. The rulings take effect with the minute order. */
    rulings: jsonb('rulings').$type<PronouncedRuling[]>().notNull().default([]),
    outcome: oneOf('outcome', outcomeIds),
    outcome_details: jsonb('outcome_details').$type<Omit<Outcome, 'id'>>(),
    /** The clerk’s text of the minute order; null while it is the generated one. */
    minutes: jsonb('minutes').$type<CorrectedMinutes>(),
    entry_id: uuid('entry_id').references(() => docketEntries.id),
    signed_at: moment('signed_at'),
    signed_by: person('signed_by'),
    changed_at: moment('changed_at').notNull(),
    changed_by: person('changed_by').notNull(),
    version: version(),
  },
  (t) => [
    index('hearing_records_entry').on(t.entry_id).where(sql`${t.entry_id} is not null`),
    check('hearing_records_ended', sql`(${t.stage} = 'ended') = (${t.outcome} is not null)`),
    check('hearing_records_signed', sql`(${t.signed_at} is null) = (${t.entry_id} is null)`),
    check('hearing_records_signed_last', sql`${t.signed_at} is null or ${t.stage} = 'ended'`),
  ],
);
