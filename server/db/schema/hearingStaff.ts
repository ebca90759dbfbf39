import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CaseType } from '#domain/courts/choices';
import {
  bookingUnits,
  employments,
  type StaffLanguage,
  staffKinds,
  staffStatuses,
} from '#domain/hearings/staff/HearingStaff';
import { created, id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';

/** Interpreters, court reporters, and mediators of a court. Hearings name them; see `calendar.ts`. */
export const hearingStaff = pgTable(
  'hearing_staff',
  {
    id: id(),
    court_id: court(),
    kind: oneOf('kind', staffKinds).notNull(),
    name: text('name').notNull(),
    /** For the court's staff alone, as are the telephone number and the note. */
    email: text('email'),
    phone: text('phone'),
    employment: oneOf('employment', employments).notNull(),
    booking_unit: oneOf('booking_unit', bookingUnits).notNull(),
    languages: jsonb('languages').$type<StaffLanguage[]>().notNull(),
    /** What a mediator mediates; empty for every type. */
    case_types: jsonb('case_types').$type<CaseType[]>().notNull(),
    /** The license of a court reporter. */
    license_number: text('license_number'),
    qualifications: text('qualifications').array().notNull(),
    note: text('note'),
    /** Off when the person takes on no more hearings; existing hearings remain. */
    active: boolean('active').notNull().default(true),
    version: version(),
  },
  (t) => [uniqueIndex('hearing_staff_name_taken').on(t.court_id, t.kind, sql`lower(${t.name})`)],
);

const member = () =>
  uuid('staff_id')
    .notNull()
    .references(() => hearingStaff.id, { onDelete: 'cascade' });

/** Hours in which a person is available on days of the week. */
export const hearingStaffHours = pgTable(
  'hearing_staff_hours',
  {
    id: id(),
    staff_id: member(),
    /** 0 is Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    from_time: time('from_time').notNull(),
    to_time: time('to_time').notNull(),
    valid_from: date('valid_from', { mode: 'string' }).notNull(),
    valid_until: date('valid_until', { mode: 'string' }),
  },
  (t) => [
    check('hearing_staff_hours_order', sql`${t.from_time} < ${t.to_time}`),
    check('hearing_staff_hours_days', sql`cardinality(${t.weekdays}) > 0`),
    check('hearing_staff_hours_valid', sql`${t.valid_from} <= ${t.valid_until}`),
    index('hearing_staff_hours_of').on(t.staff_id),
  ],
);

/** A single time in which a person is away, or is available besides the recurring hours. */
export const hearingStaffPeriods = pgTable(
  'hearing_staff_periods',
  {
    id: id(),
    staff_id: member(),
    status: oneOf('status', staffStatuses).notNull(),
    starts_at: moment('starts_at').notNull(),
    ends_at: moment('ends_at').notNull(),
    /** For the court's staff alone. */
    note: text('note'),
    set_by: person('set_by'),
    created_at: created(),
  },
  (t) => [
    check('hearing_staff_periods_order', sql`${t.starts_at} < ${t.ends_at}`),
    index('hearing_staff_periods_of').on(t.staff_id, t.ends_at),
  ],
);
