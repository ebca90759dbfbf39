import { z } from 'zod';
import { daysBetween } from '#domain/days/days';
import { availabilityStatuses } from '#domain/hearings/availability';
import { resourceKinds } from '#domain/hearings/resources';
import { bookingUnits, staffKinds, staffStatuses } from '#domain/hearings/staff/HearingStaff';
import { hearingStatuses } from '#domain/hearings/statuses';
import { Sitting } from './calendar.ts';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const Day = calendarDay('Enter a date');
const mostDays = 7;
type Days = { from: string; to: string };
const isShort = ({ from, to }: Days) => from <= to && daysBetween(from, to) < mostDays;
const tooLong = { path: ['to'], message: `Request at most ${mostDays} days, earlier day first` };

/** A hearing as the board shows it. Dates and times are the court's. */
export const BoardHearing = z.object({
  id: z.uuid(),
  version: z.number().int(),
  case_number: z.string(),
  case_title: z.string(),
  event_type: z.string(),
  status: z.enum(hearingStatuses),
  hearing_date: z.string(),
  hearing_time: z.string(),
  duration_minutes: z.number().int(),
  judge: z.string(),
  judge_id: z.uuid().nullable(),
  venue: z.string(),
  /** Null if the venue is none of the court's courtrooms. */
  courtroom_id: z.uuid().nullable(),
  sitting_id: z.uuid().nullable(),
  counsel: z.array(z.string()),
  interpreter: z.string().nullable(),
  /** Whether an interpreter is requested or needed and no one has confirmed one. For the court's staff. */
  interpreter_unconfirmed: z.boolean(),
  /** HH:MM while the session of today runs late. */
  expected_time: z.string().nullable(),
  /** Whether the posted calendar can name the case: its number and title are open to the public. */
  is_open: z.boolean(),
  can_move: z.boolean(),
});
export type BoardHearing = z.infer<typeof BoardHearing>;

/** A day of the board: why the court is closed, and between which hours it holds hearings. */
export const BoardDay = z.object({
  date: z.string(),
  /** Empty if no hearings are held on that day of the week; null on a court day. */
  closed: z.string().nullable(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
});
export type BoardDay = z.infer<typeof BoardDay>;

/** A judge's declared time on one day, from HH:MM to HH:MM, at most 24:00. */
export const BoardPeriod = z.object({
  judge_id: z.uuid(),
  status: z.enum(availabilityStatuses),
  date: z.string(),
  from: z.string(),
  to: z.string(),
});
export type BoardPeriod = z.infer<typeof BoardPeriod>;

export const CalendarBoard = z.object({
  hearings: z.array(BoardHearing),
  /** Whether the days have more hearings than the board shows. */
  is_truncated: z.boolean(),
  /** Calendar calls, for people who schedule hearings. */
  sittings: z.array(Sitting),
  days: z.array(BoardDay),
  judges: z.array(z.object({ id: z.uuid(), name: z.string() })),
  courtrooms: z.array(z.object({ id: z.uuid(), name: z.string(), active: z.boolean() })),
  periods: z.array(BoardPeriod),
});
export type CalendarBoard = z.infer<typeof CalendarBoard>;

export const readCalendarBoard = endpoint({
  method: 'GET',
  path: '/scheduling/board/',
  permission: 'hearings:read',
  input: z
    .object({ from: Day, to: Day, judge_id: z.uuid().optional(), courtroom_id: z.uuid().optional() })
    .refine(isShort, tooLong),
  reply: CalendarBoard,
  status: 200,
  summary:
    'Returns up to seven days of the calendar: the hearings that you have access to, calendar calls, court hours, and judges’ availability.',
});

const Span = { starts_at: z.iso.datetime(), ends_at: z.iso.datetime() };
const Resource = z.object({ kind: z.enum(resourceKinds), resource: z.string() });
const Clock = z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() });

/** Everything that decides where one hearing can be placed in some days, for any courtroom and judge of the court. */
export const PlacementFacts = z.object({
  now: z.iso.datetime(),
  hearing: z.object({
    id: z.uuid(),
    version: z.number().int(),
    judge_id: z.uuid().nullable(),
    judge: z.string(),
    courtroom_id: z.uuid().nullable(),
    venue: z.string(),
    mediator: z.string().nullable(),
    mediator_id: z.uuid().nullable(),
    interpreter: z.string().nullable(),
    interpreter_id: z.uuid().nullable(),
    reporter: z.string().nullable(),
    reporter_id: z.uuid().nullable(),
    attorneys: z.array(z.object({ id: z.uuid(), full_name: z.string() })),
    disqualified: z.array(z.uuid()),
    duration_minutes: z.number().int(),
    event_type_id: z.uuid().nullable(),
    held_in_sitting: z.boolean(),
    /** What it has on the calendar: its time, and the hearing staff by ID. Null for a request. */
    present: z.object({ ...Span, staff: z.array(z.string()), books: z.boolean() }).nullable(),
  }),
  days: z.object({
    time_zone: z.string(),
    hours: z.array(Clock),
    closures: z.array(z.object({ closed_on: z.string(), name: z.string() })),
    short_days: z.array(z.object({ date: z.string(), closed_from: z.string(), closed_to: z.string() })),
  }),
  /** `by` names the case or the calendar call; null where the viewer must not know it. */
  bookings: z.array(z.object({ ...Span, by: z.string().nullable(), takes: z.array(Resource) })),
  sittings: z.array(
    z.object({
      ...Span,
      id: z.uuid(),
      title: z.string(),
      judge_id: z.uuid(),
      courtroom_id: z.uuid(),
      capacity: z.number().int(),
      /** The event types that it hears; none for all that are heard on calls. */
      event_type_ids: z.array(z.uuid()),
      /** Without the hearing itself. */
      called: z.number().int(),
    }),
  ),
  periods: z.array(z.object({ ...Span, judge_id: z.uuid(), status: z.enum(availabilityStatuses) })),
  /** The hearing's interpreter, mediator, and reporter who are on the court's list, with their availability. */
  staff: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(staffKinds),
      name: z.string(),
      active: z.boolean(),
      booking_unit: z.enum(bookingUnits),
      hours: z.array(
        z.object({
          weekdays: z.array(z.number().int()),
          from: z.string(),
          to: z.string(),
          valid_from: z.string(),
          valid_until: z.string().nullable(),
        }),
      ),
      periods: z.array(z.object({ ...Span, status: z.enum(staffStatuses), note: z.string().nullable() })),
    }),
  ),
  /** Who is notified of a change, besides the judge. */
  notified: z.array(z.string()),
  /** Counsel whom the portal cannot notify, since they have no account. */
  without_account: z.array(z.string()),
});
export type PlacementFacts = z.infer<typeof PlacementFacts>;

export const readPlacementFacts = endpoint({
  method: 'GET',
  path: '/scheduling/hearings/:id/placement/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid(), from: Day, to: Day }).refine(isShort, tooLong),
  reply: PlacementFacts,
  status: 200,
  summary: 'Returns the bookings, calendar calls, and hours that decide where a hearing can be moved in some days.',
});
