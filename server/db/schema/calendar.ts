import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { caseTypes } from '#domain/courts/choices';
import { availabilityStatuses } from '#domain/hearings/availability';
import { resourceKinds } from '#domain/hearings/resources';
import { hearingStatuses } from '#domain/hearings/statuses';
import { attorneys } from './attorneys.ts';
import { cases } from './cases.ts';
import { created, id, moment, oneOf, version } from './columns.ts';
import { hearingStaff } from './hearingStaff.ts';
import { court, person } from './references.ts';

/**
 * The court's calendar: rooms, event types, closed days, hours, judges' absences, and bookings. The exclusion
 * constraint of `calendar_bookings` forbids double booking (decision 0054). Hearings and sittings are written with
 * their bookings by `server/calendar/writeHearings.ts` and `writeSitting.ts`.
 */

const courtId = () => court();
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const courtrooms = pgTable(
  'courtrooms',
  {
    id: id(),
    court_id: courtId(),
    name: text('name').notNull(),
    /** Where it is: building, floor. */
    location: text('location'),
    seats: integer('seats'),
    /** Where people appear by video; null if they appear in person only. */
    remote_url: text('remote_url'),
    /** Off when it accepts no more hearings; existing hearings remain. */
    active: boolean('active').notNull().default(true),
    version: version(),
  },
  (t) => [uniqueIndex('courtrooms_name_taken').on(t.court_id, sql`lower(${t.name})`)],
);

export const eventTypes = pgTable(
  'event_types',
  {
    id: id(),
    court_id: courtId(),
    name: text('name').notNull(),
    duration_minutes: integer('duration_minutes').notNull(),
    /** Called on a calendar with others when the judge holds a sitting at that time. */
    held_in_sitting: boolean('held_in_sitting').notNull().default(false),
    /** How many times as much a day of waiting counts in plans. */
    priority: integer('priority').notNull().default(1),
    active: boolean('active').notNull().default(true),
    version: version(),
  },
  (t) => [
    uniqueIndex('event_types_name_taken').on(t.court_id, sql`lower(${t.name})`),
    check('event_types_duration', sql`${t.duration_minutes} between 5 and 600`),
    check('event_types_priority', sql`${t.priority} between 1 and 5`),
  ],
);

/** A judge's availability during a period, as set by the judge or a clerk. Two of one judge never overlap. */
export const judgeAvailability = pgTable(
  'judge_availability',
  {
    id: id(),
    court_id: courtId(),
    judge_id: person('judge_id').notNull(),
    status: oneOf('status', availabilityStatuses).notNull(),
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    /** For the court's staff alone. */
    note: text('note'),
    set_by: person('set_by'),
    created_at: created(),
  },
  (t) => [
    check('judge_availability_order', sql`${t.starts_at} < ${t.ends_at}`),
    index('judge_availability_court').on(t.court_id, t.ends_at),
  ],
);

/** A calendar call that recurs: its days, its time, and what is heard in it. Its calls are opened from it. */
export const weekTemplates = pgTable(
  'week_templates',
  {
    id: id(),
    court_id: courtId(),
    title: text('title').notNull(),
    judge_id: person('judge_id').notNull(),
    courtroom_id: uuid('courtroom_id')
      .notNull()
      .references(() => courtrooms.id),
    /** 0 is Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    /** The weeks of a month, from 1; empty for every week. */
    weeks: integer('weeks').array().notNull(),
    from_time: time('from_time').notNull(),
    to_time: time('to_time').notNull(),
    capacity: integer('capacity').notNull(),
    /** What is heard in it; empty for every event type that is heard on calendar calls. */
    event_type_ids: uuid('event_type_ids').array().notNull(),
    valid_from: date('valid_from', { mode: 'string' }).notNull(),
    valid_until: date('valid_until', { mode: 'string' }),
    version: version(),
    created_at: created(),
  },
  (t) => [
    check('week_templates_order', sql`${t.from_time} < ${t.to_time}`),
    check('week_templates_capacity', sql`${t.capacity} between 1 and 200`),
    check('week_templates_days', sql`cardinality(${t.weekdays}) > 0`),
    index('week_templates_court').on(t.court_id),
  ],
);

/** A day of a template on which a person removed the call, so that it is not opened again. */
export const weekTemplateSkips = pgTable(
  'week_template_skips',
  {
    template_id: uuid('template_id')
      .notNull()
      .references(() => weekTemplates.id, { onDelete: 'cascade' }),
    skipped_on: date('skipped_on', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.template_id, t.skipped_on] })],
);

/** A calendar call: one judge in one room for a time, in which several hearings are called. */
export const sittings = pgTable(
  'sittings',
  {
    id: id(),
    court_id: courtId(),
    title: text('title').notNull(),
    judge_id: person('judge_id').notNull(),
    courtroom_id: uuid('courtroom_id')
      .notNull()
      .references(() => courtrooms.id),
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    /** How many hearings can be called in it. */
    capacity: integer('capacity').notNull(),
    /** What is heard in it; empty for every event type that is heard on calendar calls. */
    event_type_ids: uuid('event_type_ids').array().notNull().default(sql`'{}'`),
    /** The template that opened it, and the day of the template. */
    template_id: uuid('template_id').references(() => weekTemplates.id, { onDelete: 'set null' }),
    template_date: date('template_date', { mode: 'string' }),
    version: version(),
  },
  (t) => [
    uniqueIndex('sittings_of_template').on(t.template_id, t.template_date),
    check('sittings_order', sql`${t.starts_at} < ${t.ends_at}`),
    check('sittings_capacity', sql`${t.capacity} between 1 and 200`),
    index('sittings_judge').on(t.judge_id, t.starts_at),
    index('sittings_court').on(t.court_id, t.starts_at),
  ],
);

/** The attorneys of the roster who appear at a hearing. */
export const hearingAttorneys = pgTable(
  'hearing_attorneys',
  {
    hearing_id: uuid('hearing_id')
      .notNull()
      .references(() => hearings.id, { onDelete: 'cascade' }),
    attorney_id: uuid('attorney_id')
      .notNull()
      .references(() => attorneys.id),
  },
  (t) => [
    primaryKey({ columns: [t.hearing_id, t.attorney_id] }),
    index('hearing_attorneys_attorney').on(t.attorney_id),
  ],
);

/** Booked time of people and rooms. Written with the hearing or sitting that books it. */
export const calendarBookings = pgTable(
  'calendar_bookings',
  {
    id: id(),
    court_id: courtId(),
    kind: oneOf('kind', resourceKinds).notNull(),
    /**
     * Id of the judge, courtroom, attorney, or person of the hearing staff; the name in lower case of a mediator,
     * interpreter, or reporter who is not on the court's list.
     */
    resource: text('resource').notNull(),
    during: tstzrange('during').notNull(),
    hearing_id: uuid('hearing_id').references(() => hearings.id, { onDelete: 'cascade' }),
    sitting_id: uuid('sitting_id').references(() => sittings.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('calendar_bookings_of_one', sql`num_nonnulls(${t.hearing_id}, ${t.sitting_id}) = 1`),
    index('calendar_bookings_hearing').on(t.hearing_id),
    index('calendar_bookings_sitting').on(t.sitting_id),
  ],
);

export const hearings = pgTable(
  'hearings',
  {
    id: id(),
    court_id: court(),
    case_id: uuid('case_id').references(() => cases.id),
    judge: text('judge').notNull(),
    mediator: text('mediator'),
    case_title: text('case_title').notNull(),
    case_number: text('case_number').notNull(),
    case_type: oneOf('case_type', caseTypes).notNull(),
    event_type: text('event_type').notNull(),
    hearing_date: date('hearing_date', { mode: 'string' }).notNull(),
    hearing_time: time('hearing_time').notNull(),
    venue: text('venue').notNull(),
    status: oneOf('status', hearingStatuses).notNull().default('scheduled'),
    version: version(),
    duration_minutes: integer('duration_minutes').notNull().default(30),
    /** Computed from date, time, duration and the court's time zone when the hearing is written. */
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    judge_id: person('judge_id'),
    courtroom_id: uuid('courtroom_id').references(() => courtrooms.id),
    event_type_id: uuid('event_type_id').references(() => eventTypes.id),
    /** The sitting in which it is called; null for one that has its time to itself. */
    sitting_id: uuid('sitting_id').references(() => sittings.id),
    interpreter: text('interpreter'),
    reporter: text('reporter'),
    /** The people whom the names refer to; null for names that are not on the court's list of hearing staff. */
    mediator_id: uuid('mediator_id').references(() => hearingStaff.id),
    interpreter_id: uuid('interpreter_id').references(() => hearingStaff.id),
    reporter_id: uuid('reporter_id').references(() => hearingStaff.id),
    /** Why a closed day, an hour outside the court's hours, or an absent person was chosen nonetheless. */
    override_reason: text('override_reason'),
    /** Why it was last changed, adjourned, or canceled. */
    reason: text('reason'),
    requested_by: person('requested_by'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('hearings_upcoming').on(t.court_id, t.hearing_date),
    index('hearings_case').on(t.case_id),
    index('hearings_in_order').on(t.court_id, t.starts_at, t.id),
    index('hearings_judge').on(t.judge_id, t.starts_at),
    index('hearings_sitting').on(t.sitting_id),
    index('hearings_changed_of_judge').on(t.judge_id, t.updated_at),
    index('hearings_asked_for').on(t.requested_by).where(sql`${t.requested_by} is not null`),
    check('hearings_duration', sql`${t.duration_minutes} between 5 and 600`),
    check('hearings_lasts', sql`extract(epoch from ${t.ends_at} - ${t.starts_at}) = ${t.duration_minutes} * 60`),
  ],
);
