import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { durationLimits } from '#domain/hearings/durationLimits';
import { hearingRequestStates, opposingPositions } from '#domain/hearings/hearingRequests';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Hearing, NewHearing } from './hearings.ts';
import { Moment } from './moment.ts';
import { requiredLine } from './text.ts';

const Version = z.int({ error: 'Send the version that you saw' }).min(1);

/** What a filer states when requesting a hearing. The clerk chooses the judge, the courtroom, and the time. */
const NewHearingRequest = z.object({
  purpose: requiredLine('The purpose', 200),
  minutes: z.coerce
    .number({ error: 'Enter the estimated minutes' })
    .int('Enter whole minutes')
    .min(durationLimits.least, `A hearing lasts at least ${durationLimits.least} minutes`)
    .max(durationLimits.most, `A hearing lasts at most ${durationLimits.most} minutes`),
  position: z.enum(opposingPositions, 'Choose the position of the other side'),
  note: z.string().trim().max(1000, 'The note is longer than 1000 characters').default(''),
  /** In the order of preference. */
  preferred: z.array(calendarDay('Enter a date')).max(3, 'At most 3 dates').default([]),
});

export const HearingRequest = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  case_type: z.enum(caseTypes),
  requested_by: z.string(),
  requested_at: Moment,
  purpose: z.string(),
  minutes: z.number().int(),
  position: z.enum(opposingPositions),
  note: z.string(),
  preferred: z.array(z.iso.date()),
  state: z.enum(hearingRequestStates),
  decided_by: z.string().nullable(),
  decided_at: Moment.nullable(),
  /** Why the clerk declined it. */
  reason: z.string().nullable(),
  hearing_id: z.uuid().nullable(),
  version: z.number().int(),
  abilities: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type HearingRequest = z.infer<typeof HearingRequest>;

const Done = z.object({ message: z.string(), data: HearingRequest });

export const requestHearing = endpoint({
  method: 'POST',
  path: '/cases/:id/hearing-requests/',
  permission: 'hearing-requests:make',
  body: 'json',
  input: NewHearingRequest.extend({ id: z.uuid() }),
  reply: Done,
  status: 201,
  summary: 'Requests a hearing in a case of yours. A clerk schedules it or declines it with a reason.',
});

export const listCaseHearingRequests = endpoint({
  method: 'GET',
  path: '/cases/:id/hearing-requests/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(HearingRequest) }),
  status: 200,
  summary: 'Lists the latest requests for a hearing in a case: yours, and for court staff everyone’s.',
});

/** A calendar call of the judge of a case, at which a hearing could be called. */
const HearingDay = z.object({
  date: z.iso.date(),
  title: z.string(),
  /** HH:MM in the court's time zone. */
  from: z.string(),
  to: z.string(),
  venue: z.string(),
  places_left: z.number().int(),
});

export const listHearingDays = endpoint({
  method: 'GET',
  path: '/cases/:id/hearing-days/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    /** The judge of the case; null if none is assigned. */
    judge: z.string().nullable(),
    /** The calendar calls of that judge within 60 days. */
    data: z.array(HearingDay),
    /** The days within 60 days on which the court is closed, besides weekends. */
    closed: z.array(z.object({ date: z.iso.date(), reason: z.string() })),
  }),
  status: 200,
  summary: 'Lists what is known about the days on which a hearing in a case could be held.',
});

export const listPendingHearingRequests = endpoint({
  method: 'GET',
  path: '/hearing-requests/',
  permission: 'hearings:schedule',
  input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({ data: z.array(HearingRequest), total: z.number().int(), total_pages: z.number().int() }),
  status: 200,
  summary: 'Lists the requests for a hearing that no one has decided, the oldest first.',
});

export const scheduleHearingRequest = endpoint({
  method: 'POST',
  path: '/hearing-requests/:id/schedule/',
  permission: 'hearings:schedule',
  body: 'json',
  /** The case is that of the request. */
  input: NewHearing.omit({ case_number: true, case_title: true, case_type: true }).extend({
    id: z.uuid(),
    version: Version,
  }),
  reply: z.object({ message: z.string(), hearing: Hearing }),
  status: 200,
  summary: 'Schedules the hearing that was requested, with all checks of scheduling.',
});

export const declineHearingRequest = endpoint({
  method: 'POST',
  path: '/hearing-requests/:id/decline/',
  permission: 'hearings:schedule',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, reason: requiredLine('The reason', 500) }),
  reply: Done,
  status: 200,
  summary: 'Declines a request for a hearing with a reason, which its sender receives.',
});

export const withdrawHearingRequest = endpoint({
  method: 'POST',
  path: '/hearing-requests/:id/withdraw/',
  permission: 'hearing-requests:make',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version }),
  reply: Done,
  status: 200,
  summary: 'Withdraws your request for a hearing before the court has decided on it.',
});
