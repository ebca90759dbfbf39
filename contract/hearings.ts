import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { durationLimits } from '#domain/hearings/durationLimits';
import { hearingStatuses } from '#domain/hearings/statuses';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { EarlierDate, type FreeTime } from './hearingTimes.ts';
import { requiredLine } from './text.ts';

/** Absent, null, and empty all mean that there is none. */
const perhaps = (name: string, atMost: number) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), requiredLine(name, atMost).optional());

const Day = calendarDay(({ input }) => (input === undefined ? 'Hearing date is required' : 'Enter a date'));
/** Seconds, as some clients send them, are dropped: hearings begin on the minute. */
const Time = z.preprocess(
  (time) => (typeof time === 'string' ? time.replace(/^(\d\d:\d\d):\d\d$/, '$1') : time),
  z.string({ error: 'Hearing time is required' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'),
);
const Reason = requiredLine('Reason', 500);
const Version = z.int({ error: 'Send the version that you changed' }).min(1);

/** The fields of the dialog that schedules a hearing, with the optional additions of departure 28. */
export const NewHearing = z.object({
  /** From the list of judges, by name. */
  judge: requiredLine('Judge', 200),
  mediator: perhaps('Mediator', 200),
  case_title: requiredLine('Case title', 300),
  case_number: requiredLine('Case number', 100),
  case_type: z.enum(caseTypes, {
    error: ({ input }) =>
      input === undefined || input === '' ? 'Case type is required' : `Use ${caseTypes.join(', ')}`,
  }),
  event_type: requiredLine('Event type', 120),
  hearing_date: Day,
  hearing_time: Time,
  venue: requiredLine('Venue', 120),
  /** Distinguishes judges with the same name. */
  judge_id: z.uuid().optional(),
  /** Default: the duration of the event type (departure 25). */
  duration_minutes: z
    .int({ error: 'Enter the duration in whole minutes' })
    .min(durationLimits.least, `A hearing lasts at least ${durationLimits.least} minutes`)
    .max(durationLimits.most, `A hearing lasts at most ${durationLimits.most} minutes`)
    .optional(),
  interpreter: perhaps('Interpreter', 200),
  reporter: perhaps('Reporter', 200),
  /** Attorneys on the roster. Default: those assigned to the case. */
  attorney_ids: z.array(z.uuid('Choose attorneys from the roster')).max(20, 'At most 20 attorneys').optional(),
  /** The reason for a time outside the court's hours or plan. */
  override_reason: perhaps('Reason', 500),
});
export type NewHearing = z.infer<typeof NewHearing>;

export const Hearing = z.object({
  id: z.uuid(),
  judge: z.string(),
  mediator: z.string().nullable(),
  case_title: z.string(),
  case_number: z.string(),
  case_type: z.enum(caseTypes),
  event_type: z.string(),
  /** YYYY-MM-DD and HH:MM in the court's time zone. */
  hearing_date: z.string(),
  hearing_time: z.string(),
  venue: z.string(),
  status: z.enum(hearingStatuses),
  duration_minutes: z.number().int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  judge_id: z.uuid().nullable(),
  courtroom_id: z.uuid().nullable(),
  /** Null if the case is not on the docket. */
  case_id: z.uuid().nullable(),
  interpreter: z.string().nullable(),
  reporter: z.string().nullable(),
  attorneys: z.array(z.object({ id: z.uuid(), full_name: z.string() })),
  /** The calendar call to which it belongs, if any. */
  sitting: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  reason: z.string().nullable(),
  /** The dates that it had, the last first; absent if it was never moved. */
  moved_from: z.array(EarlierDate).optional(),
  /** HH:MM, in lists of today’s calendar while the session runs late. */
  expected_time: z.string().optional(),
  override_reason: z.string().nullable(),
  version: z.number().int(),
  abilities: z.object({ change: z.boolean(), confirm: z.boolean(), close: z.boolean() }),
});
export type Hearing = z.infer<typeof Hearing>;

/** Additional details of a refused time. */
export type TimeRefused = {
  fields: { field: string; message: string }[];
  suggestions: FreeTime[];
  /** Whether the user may set it anyway by giving a reason. */
  overridable: boolean;
};

const Scheduled = z.object({ message: z.string(), hearing: Hearing });

export const scheduleHearing = endpoint({
  method: 'POST',
  path: '/scheduling/hearing/',
  permission: 'hearings:request',
  body: 'json',
  input: NewHearing,
  reply: Scheduled,
  status: 201,
  summary: 'Schedules a hearing. From an attorney, it is a request that a clerk confirms.',
});

export const listHearings = endpoint({
  method: 'GET',
  path: '/scheduling/list-hearings/',
  permission: 'hearings:read',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(200).default(100),
    /** Days in the court's time zone, both included. Default: from now on. */
    from: Day.optional(),
    to: Day.optional(),
    judge_id: z.uuid().optional(),
    courtroom_id: z.uuid().optional(),
    case_id: z.uuid().optional(),
    status: z.enum(hearingStatuses).optional(),
    order: z.enum(['earliest', 'latest']).default('earliest'),
    /** Words that must all appear in the case number or title. */
    q: z.string().trim().max(200).default(''),
  }),
  reply: z.object({
    results: z.object({
      admin_hearings: z.array(Hearing),
      total_hearings: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
  status: 200,
  summary: 'Lists the hearings that you have access to, in chronological order.',
});

export const readHearing = endpoint({
  method: 'GET',
  path: '/scheduling/hearings/:id/',
  permission: 'hearings:read',
  input: z.object({ id: z.uuid() }),
  reply: Hearing,
  status: 200,
  summary: 'Returns one hearing.',
});

/** Only the fields that are sent change; null or an empty text removes a mediator, an interpreter, or a reporter. */
export const ChangedHearing = z.object({
  id: z.uuid(),
  version: Version,
  reason: Reason,
  judge: requiredLine('Judge', 200).optional(),
  judge_id: z.uuid().optional(),
  mediator: z.string().trim().max(200).nullable().optional(),
  interpreter: z.string().trim().max(200).nullable().optional(),
  reporter: z.string().trim().max(200).nullable().optional(),
  event_type: requiredLine('Event type', 120).optional(),
  hearing_date: Day.optional(),
  hearing_time: Time.optional(),
  venue: requiredLine('Venue', 120).optional(),
  duration_minutes: NewHearing.shape.duration_minutes,
  attorney_ids: NewHearing.shape.attorney_ids,
  override_reason: perhaps('Reason', 500),
});
export type ChangedHearing = z.infer<typeof ChangedHearing>;

export const changeHearing = endpoint({
  method: 'PUT',
  path: '/scheduling/hearings/:id/',
  permission: 'hearings:schedule',
  body: 'json',
  input: ChangedHearing,
  reply: Scheduled,
  status: 200,
  summary: 'Moves or changes a hearing, with a reason, and notifies the participants.',
});

export const confirmHearing = endpoint({
  method: 'POST',
  path: '/scheduling/hearings/:id/confirm/',
  permission: 'hearings:schedule',
  body: 'json',
  /** At the requested time, unless another one is sent. */
  input: z.object({
    id: z.uuid(),
    version: Version,
    override_reason: perhaps('Reason', 500),
    hearing_date: Day.optional(),
    hearing_time: Time.optional(),
    venue: requiredLine('Venue', 120).optional(),
    judge: requiredLine('Judge', 200).optional(),
    judge_id: z.uuid().optional(),
  }),
  reply: Scheduled,
  status: 200,
  summary: 'Confirms a requested hearing, at the requested time or at another one.',
});

export const cancelHearing = endpoint({
  method: 'POST',
  path: '/scheduling/hearings/:id/cancel/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, reason: Reason }),
  reply: Scheduled,
  status: 200,
  summary: 'Cancels a hearing, with a reason, and releases its time.',
});

export const closeHearing = endpoint({
  method: 'POST',
  path: '/scheduling/hearings/:id/outcome/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z
    .object({
      id: z.uuid(),
      version: Version,
      outcome: z.enum(['completed', 'adjourned']),
      reason: perhaps('Reason', 500),
    })
    .refine(({ outcome, reason }) => outcome === 'completed' || reason !== undefined, {
      path: ['reason'],
      message: 'Reason is required',
    }),
  reply: Scheduled,
  status: 200,
  summary: 'Records that a hearing was held, or that it was continued and why.',
});

/** The number of hearings on each day that has any, and the days on which the court is closed. */
export const countDays = endpoint({
  method: 'GET',
  path: '/scheduling/days/',
  permission: 'hearings:read',
  input: z
    .object({ from: Day, to: Day, judge_id: z.uuid().optional(), courtroom_id: z.uuid().optional() })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) <= 62, {
      path: ['to'],
      message: 'Request at most 62 days, earlier day first',
    }),
  reply: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        hearings: z.number().int(),
        requested: z.number().int(),
        /** Why the court is closed: a holiday or its own order; null on a court day. */
        closed: z.string().nullable(),
        /** Booked minutes of the available minutes of the courtrooms, or of the judge; for people who schedule hearings. */
        load: z.object({ booked_minutes: z.number().int(), available_minutes: z.number().int() }).nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'Lists the days with hearings that you have access to, and the days on which the court is closed.',
});

export const HearingCase = z.object({
  id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  case_type: z.enum(caseTypes),
  judge_name: z.string().nullable(),
  attorneys: z.array(z.object({ id: z.uuid(), full_name: z.string() })),
});
export type HearingCase = z.infer<typeof HearingCase>;

export const findHearingCases = endpoint({
  method: 'GET',
  path: '/scheduling/cases/',
  permission: 'hearings:request',
  input: z.object({ q: z.string().trim().max(200).default('') }),
  reply: z.object({ data: z.array(HearingCase) }),
  status: 200,
  summary: 'Finds open cases that you have access to, with their counsel.',
});

/** iCalendar, not JSON. */
export const exportHearing = endpoint({
  method: 'GET',
  path: '/scheduling/hearings/:id/calendar.ics',
  permission: 'hearings:read',
  input: z.object({ id: z.uuid() }),
  reply: z.unknown(),
  status: 200,
  summary: 'Downloads one hearing as an iCalendar file.',
});

/** iCalendar, not JSON. */
export const exportCalendar = endpoint({
  method: 'GET',
  path: '/scheduling/calendar.ics',
  permission: 'hearings:read',
  input: z.object({ judge_id: z.uuid().optional(), courtroom_id: z.uuid().optional() }),
  reply: z.unknown(),
  status: 200,
  summary:
    'Downloads your calendar as an iCalendar file, with hearings from the last month on, including canceled hearings.',
});
