import { z } from 'zod';
import { closureDeclarers } from '#domain/courts/holidays/closures';
import { addDays } from '#domain/days/days';
import { durationLimits } from '#domain/hearings/durationLimits';
import { priorities } from '#domain/scheduling/plans/hearingWeights';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { requiredLine } from './text.ts';

/** A whole number, also as a form sends it. */
export const whole = (name: string, least: number, most: number) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed),
    z
      .int({ error: `${name} must be a whole number` })
      .min(least, `${name} must be at least ${least}`)
      .max(most, `${name} must be at most ${most}`),
  );
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');
/** A day and a time in the court's time zone: YYYY-MM-DDTHH:MM. */
export const WallClock = z.string().regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'Choose a day and a time');
const Version = z.int().min(1);
const Done = z.object({ message: z.string() });

export const NewCourtroom = z.object({
  name: requiredLine('Name', 120),
  location: z.string().trim().max(200, 'Location is longer than 200 characters').default(''),
  seats: z.preprocess((typed) => (typed === '' ? null : typed), whole('Seats', 0, 5000).nullable().default(null)),
  /** Where people appear by video; empty if only in person. */
  remote_url: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://' }).max(500),
    ])
    .default(''),
  active: z.boolean().default(true),
});
export type NewCourtroom = z.infer<typeof NewCourtroom>;
export const Courtroom = z.object({
  id: z.uuid(),
  name: z.string(),
  location: z.string().nullable(),
  seats: z.number().int().nullable(),
  remote_url: z.string().nullable(),
  active: z.boolean(),
  version: z.number().int(),
});
export type Courtroom = z.infer<typeof Courtroom>;

export const NewEventType = z.object({
  name: requiredLine('Name', 120),
  duration_minutes: whole('Duration', durationLimits.least, durationLimits.most),
  held_in_sitting: z.boolean().default(false),
  /** How many times as much a day of waiting counts in plans of the calendar. */
  priority: whole('Priority', priorities.least, priorities.most).default(priorities.least),
  active: z.boolean().default(true),
});
export type NewEventType = z.infer<typeof NewEventType>;
export const EventType = z.object({
  id: z.uuid(),
  name: z.string(),
  duration_minutes: z.number().int(),
  held_in_sitting: z.boolean(),
  priority: z.number().int(),
  active: z.boolean(),
  version: z.number().int(),
});
export type EventType = z.infer<typeof EventType>;

/** An empty value is none. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((typed) => (typed === '' || typed === undefined ? null : typed), schema.nullable());
const longestClosure = 60;

export const NewClosure = z
  .object({
    closed_on: calendarDay('Enter a date'),
    /** The last day of several. */
    closed_until: maybe(calendarDay('Enter a date')),
    /** Part of a single day, as HH:MM. */
    closed_from: maybe(Time),
    closed_to: maybe(Time),
    name: requiredLine('Name', 120),
    declared_by: z.enum(closureDeclarers, { error: 'Choose who declared the closure' }).default('court'),
    place: maybe(requiredLine('County or courthouse', 120)),
    order_citation: maybe(requiredLine('Order', 200)),
    /** Whether the order treats it as a holiday for deadlines and filing dates. */
    extends_deadlines: z.boolean().default(true),
    /** The number of filing dates that the administrator saw and confirmed, if the closure changes any. */
    confirmed_changes: z.int().min(0).optional(),
  })
  .refine(({ closed_on, closed_until }) => closed_until === null || closed_until >= closed_on, {
    path: ['closed_until'],
    message: 'The last day cannot be before the first',
  })
  .refine(
    ({ closed_on, closed_until }) => closed_until === null || closed_until <= addDays(closed_on, longestClosure - 1),
    {
      path: ['closed_until'],
      message: `A closure can last at most ${longestClosure} days. Enter a longer closure in parts`,
    },
  )
  .refine(({ closed_from, closed_to }) => (closed_from === null) === (closed_to === null), {
    path: ['closed_to'],
    message: 'Enter both times, or neither for the entire day',
  })
  .refine(({ closed_from, closed_to }) => closed_from === null || closed_to === null || closed_from < closed_to, {
    path: ['closed_to'],
    message: 'The reopening time must be after the closing time',
  })
  .refine(
    ({ closed_on, closed_until, closed_from }) =>
      closed_from === null || closed_until === null || closed_until === closed_on,
    { path: ['closed_until'], message: 'Enter hours for a single day only' },
  );
export type NewClosure = z.infer<typeof NewClosure>;
export const ClosedDay = z.object({
  /** Null for a statutory holiday. */
  id: z.uuid().nullable(),
  closed_on: z.string(),
  closed_until: z.string().nullable(),
  closed_from: z.string().nullable(),
  closed_to: z.string().nullable(),
  name: z.string(),
  declared_by: z.enum([...closureDeclarers, 'law']),
  place: z.string().nullable(),
  order_citation: z.string().nullable(),
  extends_deadlines: z.boolean(),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

export const DayHours = z.object({ weekday: z.int().min(0).max(6), opens: Time, closes: Time });
export type DayHours = z.infer<typeof DayHours>;

export const CourtCalendar = z.object({
  time_zone: z.string(),
  courtrooms: z.array(Courtroom),
  event_types: z.array(EventType),
  /** Statutory holidays and the court's own closures, from the beginning of last year. */
  closures: z.array(ClosedDay),
  /** The authority for the holidays, shown with them. */
  holiday_authorities: z.array(z.string()),
  hours: z.array(DayHours),
  /** Whether the court has set its hours; otherwise the default hours apply. */
  hours_are_own: z.boolean(),
  can_manage: z.boolean(),
});
export type CourtCalendar = z.infer<typeof CourtCalendar>;

export const readCourtCalendar = endpoint({
  method: 'GET',
  path: '/scheduling/court/',
  permission: 'calendar:read',
  input: z.object({}),
  reply: CourtCalendar,
  status: 200,
  summary: 'Returns the court’s courtrooms, event types, closures, and hours.',
});

const managed = { permission: 'calendar:manage', body: 'json', reply: Done } as const;

export const addCourtroom = endpoint({
  ...managed,
  method: 'POST',
  path: '/scheduling/courtrooms/',
  input: NewCourtroom,
  status: 201,
  summary: 'Adds a courtroom.',
});
export const changeCourtroom = endpoint({
  ...managed,
  method: 'PUT',
  path: '/scheduling/courtrooms/:id/',
  input: NewCourtroom.extend({ id: z.uuid(), version: Version }),
  status: 200,
  summary: 'Changes a courtroom. Future hearings use its new name.',
});
export const removeCourtroom = endpoint({
  method: 'DELETE',
  path: '/scheduling/courtrooms/:id/',
  permission: 'calendar:manage',
  input: z.object({ id: z.uuid() }),
  reply: Done,
  status: 200,
  summary: 'Removes a courtroom in which no hearing has been held.',
});

export const addEventType = endpoint({
  ...managed,
  method: 'POST',
  path: '/scheduling/event-types/',
  input: NewEventType,
  status: 201,
  summary: 'Adds an event type with its default duration.',
});
/** A hearing type of the court's pack that the court does not have as an event type yet. */
export const OfferedEventType = z.object({
  id: z.string(),
  name: z.string(),
  /** The usual length of a hearing in the pack. */
  usual_minutes: z.number().int(),
  /** The duration that it is added with: at most one court day. */
  duration_minutes: z.number().int(),
});
export type OfferedEventType = z.infer<typeof OfferedEventType>;

export const listOfferedEventTypes = endpoint({
  method: 'GET',
  path: '/scheduling/event-types/offered/',
  permission: 'calendar:manage',
  input: z.object({}),
  reply: z.object({ offered: z.array(OfferedEventType) }),
  status: 200,
  summary: 'Lists the hearing types of the court’s pack that are not event types of the court.',
});
export const addOfferedEventTypes = endpoint({
  ...managed,
  method: 'POST',
  path: '/scheduling/event-types/offered/',
  input: z.object({ ids: z.array(z.string().max(80)).min(1, 'Choose at least one').max(500) }),
  status: 201,
  summary: 'Adds hearing types of the court’s pack as event types.',
});
export const changeEventType = endpoint({
  ...managed,
  method: 'PUT',
  path: '/scheduling/event-types/:id/',
  input: NewEventType.extend({ id: z.uuid(), version: Version }),
  status: 200,
  summary: 'Changes an event type. Scheduled hearings keep their duration.',
});
export const removeEventType = endpoint({
  method: 'DELETE',
  path: '/scheduling/event-types/:id/',
  permission: 'calendar:manage',
  input: z.object({ id: z.uuid() }),
  reply: Done,
  status: 200,
  summary: 'Removes an event type that no hearing uses.',
});

export const addClosure = endpoint({
  ...managed,
  method: 'POST',
  path: '/scheduling/closures/',
  input: NewClosure,
  reply: Done.extend({
    hearings_within: z.number().int(),
    deadlines_moved: z.number().int(),
    filing_dates_changed: z.number().int(),
  }),
  status: 201,
  summary:
    'Closes the court by order. Saved deadlines and filing dates are recomputed; hearings on those days are not moved.',
});
export const removeClosure = endpoint({
  method: 'DELETE',
  path: '/scheduling/closures/:id/',
  permission: 'calendar:manage',
  input: z.object({ id: z.uuid(), confirmed_changes: z.coerce.number().int().min(0).optional() }),
  reply: Done.extend({ deadlines_moved: z.number().int(), filing_dates_changed: z.number().int() }),
  status: 200,
  summary: 'Withdraws a closure. Saved deadlines and filing dates are recomputed.',
});

/** A filing date on the docket that a closure changes, with the deadlines that run from it. */
export const ChangedFilingDate = z.object({
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  entry: z.number().int(),
  document: z.string(),
  filed_on: z.iso.date(),
  new_filed_on: z.iso.date(),
  deadlines: z.array(z.object({ action: z.string(), due_date: z.iso.date(), new_due_date: z.iso.date() })),
});
export type ChangedFilingDate = z.infer<typeof ChangedFilingDate>;

export const readClosureEffects = endpoint({
  method: 'GET',
  path: '/scheduling/closure-effects/',
  permission: 'calendar:manage',
  input: z.object({
    /** The days of a closure to declare. */
    closed_on: calendarDay('Enter a date').optional(),
    closed_until: calendarDay('Enter a date').optional(),
    /** Or the closure to withdraw. */
    withdrawn: z.uuid().optional(),
  }),
  reply: z.object({ results: z.array(ChangedFilingDate), total: z.number().int() }),
  status: 200,
  summary: 'Lists the filing dates and deadlines that a closure changes if it is declared for past days or withdrawn.',
});

export const setHours = endpoint({
  ...managed,
  method: 'PUT',
  path: '/scheduling/hours/',
  input: z.object({
    hours: z
      .array(
        DayHours.refine(({ opens, closes }) => opens < closes, {
          path: ['closes'],
          message: 'The closing time must be after the opening time',
        }),
      )
      .min(1, 'Enter hours for at least one day')
      .max(7)
      .refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length, 'Enter each day once'),
  }),
  status: 200,
  summary: 'Sets the weekdays and hours in which hearings are held.',
});

export const Sitting = z.object({
  id: z.uuid(),
  title: z.string(),
  judge_id: z.uuid(),
  judge: z.string(),
  courtroom_id: z.uuid(),
  venue: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** YYYY-MM-DD and HH:MM in the court's time zone. */
  sitting_date: z.string(),
  from: z.string(),
  to: z.string(),
  capacity: z.number().int(),
  called: z.number().int(),
});
export type Sitting = z.infer<typeof Sitting>;

export const NewSitting = z
  .object({
    title: requiredLine('Title', 120),
    judge_id: z.uuid({ error: 'Choose a judge' }),
    courtroom_id: z.uuid({ error: 'Choose a courtroom' }),
    sitting_date: calendarDay('Enter a date'),
    from: Time,
    to: Time,
    capacity: whole('Capacity', 1, 200),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' });
export type NewSitting = z.infer<typeof NewSitting>;

export const listSittings = endpoint({
  method: 'GET',
  path: '/scheduling/sittings/',
  permission: 'hearings:schedule',
  input: z.object({ from: calendarDay(), to: calendarDay() }),
  reply: z.object({ data: z.array(Sitting) }),
  status: 200,
  summary: 'Lists the calendar calls of a range of days, each with its number of hearings and its capacity.',
});
export const addSitting = endpoint({
  method: 'POST',
  path: '/scheduling/sittings/',
  permission: 'hearings:schedule',
  body: 'json',
  input: NewSitting,
  reply: Done.extend({ data: Sitting }),
  status: 201,
  summary: 'Opens a calendar call with a judge, a courtroom, a time, and a capacity.',
});
export const removeSitting = endpoint({
  method: 'DELETE',
  path: '/scheduling/sittings/:id/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid() }),
  reply: Done,
  status: 200,
  summary: 'Removes a calendar call without hearings.',
});
