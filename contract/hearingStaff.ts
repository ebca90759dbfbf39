import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { mostAtOnce } from '#domain/hearings/batches/batchActs';
import { durationLimits } from '#domain/hearings/durationLimits';
import {
  bookingUnits,
  employments,
  languageLevels,
  languageModes,
  staffKinds,
  staffStates,
  staffStatuses,
} from '#domain/hearings/staff/HearingStaff';
import { maybe, Time, WallClock } from './calendar.ts';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { line, lines, requiredLine } from './text.ts';

const Version = z.int({ error: 'Send the version that you changed' }).min(1);
const Done = z.object({ message: z.string() });

const StaffLanguage = z.object({
  language: requiredLine('Language', 60),
  level: z.enum(languageLevels, { error: 'Choose a level' }),
  mode: z.enum(languageModes, { error: 'Choose spoken or sign' }).default('spoken'),
});

const fields = z.object({
  kind: z.enum(staffKinds, { error: 'Choose what the person does' }),
  name: requiredLine('Name', 200),
  email: z.union([z.literal(''), z.email('Enter an email address').max(254)]).default(''),
  phone: line('Phone', 40).default(''),
  employment: z.enum(employments, { error: 'Choose employee or contractor' }),
  booking_unit: z.enum(bookingUnits, { error: 'Choose how the person is booked' }).default('minute'),
  /** Of an interpreter. */
  languages: z.array(StaffLanguage).max(30, 'At most 30 languages').default([]),
  /** What a mediator mediates; none for every case type. */
  case_types: z.array(z.enum(caseTypes)).max(caseTypes.length).default([]),
  /** Of a court reporter. */
  license_number: line('License number', 60).default(''),
  qualifications: z.array(requiredLine('Qualification', 120)).max(20, 'At most 20 qualifications').default([]),
  note: lines('Note', 2000).default(''),
  active: z.boolean().default(true),
});

const inLanguages = <T extends z.ZodType<z.infer<typeof fields>>>(schema: T) =>
  schema
    .refine(({ kind, languages }) => kind !== 'interpreter' || languages.length > 0, {
      path: ['languages'],
      message: 'Add the languages of the interpreter',
    })
    .refine(({ languages }) => new Set(languages.map(sameLanguage)).size === languages.length, {
      path: ['languages'],
      message: 'Enter each language once',
    });
const sameLanguage = ({ language, mode }: z.infer<typeof StaffLanguage>) => `${language.toLowerCase()} ${mode}`;

/** An interpreter, court reporter, or mediator, as staff enter one. */
export const NewStaff = inLanguages(fields);
export type NewStaff = z.infer<typeof fields>;

/** A person on the list. Empty values are null. */
export const StaffPerson = fields.extend({
  id: z.uuid(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  booking_unit: z.enum(bookingUnits),
  license_number: z.string().nullable(),
  note: z.string().nullable(),
  version: z.number().int(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** A person with the state of this moment and the work ahead. */
export const ListedStaff = StaffPerson.extend({
  state: z.enum(staffStates),
  /** Until when, HH:MM, if it ends today. */
  until: z.string().nullable(),
  /** Hearings of the next 30 days. */
  hearings_ahead: z.number().int(),
});
export type ListedStaff = z.infer<typeof ListedStaff>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/scheduling/staff/',
  permission: 'hearing-staff:read',
  input: z.object({
    kind: z.enum(staffKinds).optional(),
    /** Words of a language that an interpreter speaks or signs. */
    language: z.string().trim().max(60).default(''),
    /** Words of the name. */
    q: z.string().trim().max(200).default(''),
  }),
  reply: z.object({
    data: z.array(ListedStaff),
    /** The languages of all interpreters of the court. */
    languages: z.array(z.string()),
  }),
  status: 200,
  summary: 'Lists the court’s interpreters, court reporters, and mediators, with their availability now.',
});

const Hours = z.object({ from: z.string(), to: z.string() });

export const StaffHours = z.object({
  id: z.uuid(),
  weekdays: z.array(z.number().int()),
  ...Hours.shape,
  valid_from: z.string(),
  valid_until: z.string().nullable(),
});
export type StaffHours = z.infer<typeof StaffHours>;

export const StaffPeriod = z.object({
  id: z.uuid(),
  status: z.enum(staffStatuses),
  /** YYYY-MM-DDTHH:MM in the court's time zone. */
  from: z.string(),
  to: z.string(),
  note: z.string().nullable(),
});
export type StaffPeriod = z.infer<typeof StaffPeriod>;

/** A day of a person's week, in the court's local time. */
export const StaffDay = z.object({
  date: z.string(),
  /** Why the court is closed; null where it is not. */
  closed: z.string().nullable(),
  /** The hours of the court; null where it holds no hearings. */
  court: Hours.nullable(),
  /** When the court can have the person: the hours within its own, and additional times also outside them. */
  open: z.array(Hours),
  away: z.array(Hours.extend({ note: z.string().nullable() })),
  /** The hearings. `by` is empty where the viewer must not know the case. */
  booked: z.array(Hours.extend({ by: z.string() })),
});
export type StaffDay = z.infer<typeof StaffDay>;

export const StaffDetails = StaffPerson.extend({
  hours: z.array(StaffHours),
  periods: z.array(StaffPeriod),
  week: z.array(StaffDay),
  can_manage: z.boolean(),
});
export type StaffDetails = z.infer<typeof StaffDetails>;

export const readStaff = endpoint({
  method: 'GET',
  path: '/scheduling/staff/:id/',
  permission: 'hearing-staff:read',
  /** The first of the seven days of the week that is returned. Default: today. */
  input: z.object({ id: z.uuid(), from: calendarDay('Enter a date').optional() }),
  reply: StaffDetails,
  status: 200,
  summary: 'Returns an interpreter, court reporter, or mediator, with availability and booked time of a week.',
});

export const addStaff = endpoint({
  method: 'POST',
  path: '/scheduling/staff/',
  permission: 'hearing-staff:manage',
  body: 'json',
  input: NewStaff,
  reply: Done.extend({ id: z.uuid() }),
  status: 201,
  summary: 'Adds an interpreter, court reporter, or mediator. Future hearings that name the person refer to the entry.',
});

export const changeStaff = endpoint({
  method: 'PUT',
  path: '/scheduling/staff/:id/',
  permission: 'hearing-staff:manage',
  body: 'json',
  input: inLanguages(fields.extend({ id: z.uuid(), version: Version })),
  reply: Done,
  status: 200,
  summary: 'Changes an interpreter, court reporter, or mediator, or marks one as inactive.',
});

export const NewStaffHours = z
  .object({
    weekdays: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day').max(7),
    from: Time,
    to: Time,
    valid_from: calendarDay('Enter a date'),
    valid_until: maybe(calendarDay('Enter a date')),
    id: z.uuid(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' })
  .refine(({ valid_from, valid_until }) => valid_until === null || valid_until >= valid_from, {
    path: ['valid_until'],
    message: 'The last day cannot be before the first',
  });
export type NewStaffHours = z.infer<typeof NewStaffHours>;

/** What was changed, and how many hearings ahead are now outside the person's availability. */
const TimeSaved = Done.extend({
  hearings_outside: z.number().int(),
  /** The first of them, by ID. */
  outside: z.array(z.uuid()).max(mostAtOnce),
});
export type TimeSaved = z.infer<typeof TimeSaved>;

export const addStaffHours = endpoint({
  method: 'POST',
  path: '/scheduling/staff/:id/hours/',
  permission: 'hearing-staff:manage',
  body: 'json',
  input: NewStaffHours,
  reply: TimeSaved,
  status: 201,
  summary: 'Adds recurring hours in which a person is available. Existing hearings stay where they are.',
});

export const removeStaffHours = endpoint({
  method: 'DELETE',
  path: '/scheduling/staff-hours/:id/',
  permission: 'hearing-staff:manage',
  input: z.object({ id: z.uuid() }),
  reply: TimeSaved,
  status: 200,
  summary: 'Removes recurring hours of an interpreter, court reporter, or mediator. Existing hearings stay.',
});

export const NewStaffPeriod = z
  .object({
    id: z.uuid(),
    status: z.enum(staffStatuses, { error: 'Choose away or available' }),
    /** In the court's time zone: YYYY-MM-DDTHH:MM. */
    from: WallClock,
    to: WallClock,
    note: line('Note', 500).default(''),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' });
export type NewStaffPeriod = z.infer<typeof NewStaffPeriod>;

export const addStaffPeriod = endpoint({
  method: 'POST',
  path: '/scheduling/staff/:id/periods/',
  permission: 'hearing-staff:manage',
  body: 'json',
  input: NewStaffPeriod,
  reply: TimeSaved,
  status: 201,
  summary: 'Adds a single time in which a person is away or additionally available. Existing hearings stay.',
});

export const removeStaffPeriod = endpoint({
  method: 'DELETE',
  path: '/scheduling/staff-periods/:id/',
  permission: 'hearing-staff:manage',
  input: z.object({ id: z.uuid() }),
  reply: TimeSaved,
  status: 200,
  summary: 'Removes a single time of absence or availability. Existing hearings stay.',
});

/** A hearing as far as it is entered, for which someone is suggested. */
const StaffWanted = z.object({
  kind: z.enum(staffKinds),
  /** The hearing that is changed, whose own time is free to it. */
  hearing_id: z.uuid().optional(),
  hearing_date: calendarDay('Enter a date').optional(),
  hearing_time: Time.optional(),
  duration_minutes: z.int().min(durationLimits.least).max(durationLimits.most).optional(),
  event_type: z.string().trim().max(120).default(''),
  case_number: z.string().trim().max(100).default(''),
  case_type: z.enum(caseTypes).optional(),
  /** Default: the language for which a participant of the case needs an interpreter. */
  language: z.string().trim().max(60).optional(),
});

export const StaffSuggestion = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether nothing speaks against the person at that time. */
  suitable: z.boolean(),
  reasons: z.array(z.string()),
});
export type StaffSuggestion = z.infer<typeof StaffSuggestion>;

export const suggestStaff = endpoint({
  method: 'POST',
  path: '/scheduling/staff/suggestions/',
  permission: 'hearings:schedule',
  body: 'json',
  input: StaffWanted,
  reply: z.object({
    data: z.array(StaffSuggestion),
    /** The language for which interpreters are suggested; null for any. */
    language: z.string().nullable(),
    /** The languages for which participants of the case need an interpreter. */
    needed: z.array(z.string()),
    /** The languages of the court's interpreters. */
    languages: z.array(z.string()),
  }),
  status: 200,
  summary: 'Suggests interpreters, court reporters, or mediators for a hearing, the most suitable first, with reasons.',
});
