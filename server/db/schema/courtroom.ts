import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, time, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { delayNoticeStates } from '#domain/courtroom/delayNotices';
import { type ExhibitStep, exhibitSides, exhibitStates } from '#domain/courtroom/exhibits';
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
    /** When its outcome was recorded. */
    ended_at: moment('ended_at'),
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
    index('hearing_records_past').on(t.court_id, t.ended_at).where(sql`${t.ended_at} is not null`),
    index('hearing_records_entry').on(t.entry_id).where(sql`${t.entry_id} is not null`),
    check('hearing_records_ended', sql`(${t.stage} = 'ended') = (${t.outcome} is not null)`),
    check('hearing_records_signed', sql`(${t.signed_at} is null) = (${t.entry_id} is null)`),
    check('hearing_records_signed_last', sql`${t.signed_at} is null or ${t.stage} = 'ended'`),
  ],
);

/** Exhibits, by the hearing at which they were marked. Each step of the history names the hearing at which it was taken. */
export const hearingExhibits = pgTable(
  'hearing_exhibits',
  {
    id: id(),
    court_id: court(),
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id),
    side: oneOf('side', exhibitSides).notNull(),
    label: text('label').notNull(),
    description: text('description').notNull(),
    state: oneOf('state', exhibitStates).notNull(),
    history: jsonb('history').$type<ExhibitStep[]>().notNull(),
    marked_at: moment('marked_at').notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('hearing_exhibits_label_taken').on(t.hearing_id, t.side, t.label)],
);

/** A judge’s day in the courtroom: by how much it runs late, and until when it is in recess. */
export const courtroomSessions = pgTable(
  'courtroom_sessions',
  {
    id: id(),
    court_id: court(),
    judge_id: person('judge_id').notNull(),
    session_date: date('session_date', { mode: 'string' }).notNull(),
    delay_minutes: integer('delay_minutes').notNull().default(0),
    recess_until: time('recess_until'),
    /** The delay that the people of each hearing were last notified of, in minutes, by hearing. */
    notified: jsonb('notified').$type<Record<string, number>>().notNull().default({}),
    changed_at: moment('changed_at').notNull(),
    changed_by: person('changed_by').notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('courtroom_sessions_one').on(t.court_id, t.judge_id, t.session_date),
    check('courtroom_sessions_delay', sql`${t.delay_minutes} between 0 and 480`),
  ],
);

/** People without an account whose hearing moved with its session: whether the court could email them. */
export const delayNotices = pgTable(
  'delay_notices',
  {
    id: id(),
    court_id: court(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => courtroomSessions.id),
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id),
    /** The line of the case’s service list, or the attorney on the hearing. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Null if the court has no email address. */
    address: text('address'),
    /** The delay of the last notice. */
    minutes: integer('minutes').notNull(),
    state: oneOf('state', delayNoticeStates).notNull(),
    /** The answer of the mail server to the last attempt. */
    mail_reply: text('mail_reply'),
    /** When the delay was recorded. */
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('delay_notices_once').on(t.session_id, t.hearing_id, t.key),
    check('delay_notices_address', sql`(${t.state} = 'no_email') = (${t.address} is null)`),
  ],
);
