import { z } from 'zod';
import { exhibitSides, exhibitStates } from '#domain/courtroom/exhibits';
import { hearingStages, manners, outcomeIds } from '#domain/courtroom/HearingRecord';
import { dispositionIds } from '#domain/rulings/dispositions';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { FreeTime } from './hearingTimes.ts';
import { RulingDetails } from './rulingDetails.ts';
import { PendingMotion } from './rulings.ts';
import { Confirmation } from './secondFactor.ts';

const count = z.number().int();
const words = (name: string, atMost: number) =>
  z.string().trim().max(atMost, `${name} is longer than ${atMost} characters`);
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** Where a hearing is in the courtroom. */
export const courtroomStatuses = [
  'waiting',
  'called',
  'in_session',
  'submitted',
  'continued',
  'done',
  'off_calendar',
] as const;

/** A hearing of the session, in the order of the calendar. */
export const SessionHearing = z.object({
  id: z.uuid(),
  hearing_time: z.string(),
  duration_minutes: count,
  case_id: z.uuid().nullable(),
  case_number: z.string(),
  case_title: z.string(),
  event_type: z.string(),
  venue: z.string(),
  status: z.enum(courtroomStatuses),
  /** HH:MM, while the session runs late and the hearing waits. */
  expected_time: z.string().nullable(),
  /** Whether its minute order is signed. */
  is_signed: z.boolean(),
  /** Whether its outcome is recorded and the minute order is not signed yet. */
  needs_signature: z.boolean(),
});
export type SessionHearing = z.infer<typeof SessionHearing>;

export const CourtSession = z.object({
  today: z.string(),
  date: z.string(),
  judge: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The judges with hearings on this day. */
  judges: z.array(z.object({ id: z.uuid(), name: z.string(), hearings: count })),
  hearings: z.array(SessionHearing),
  /** By how much today’s session runs late, and the end of a recess, HH:MM. `version` is 0 before the first change. */
  pace: z.object({ delay_minutes: count, recess_until: z.string().nullable(), version: count }),
  /** Who waits and could not be notified of the present delay, for those who record the session. */
  not_notified: z.array(
    z.object({
      hearing_id: z.uuid(),
      case_number: z.string(),
      name: z.string(),
      because: z.enum(['no_email', 'failed']),
    }),
  ),
  abilities: z.object({ record: z.boolean() }),
});
export type CourtSession = z.infer<typeof CourtSession>;

export const readCourtSession = endpoint({
  method: 'GET',
  path: '/courtroom/session/',
  permission: 'courtroom:read',
  input: z.object({
    /** Default: you, if you are a judge; else the judge whose hearings begin first. */
    judge_id: z.uuid().optional(),
    /** Default: today. */
    date: calendarDay('Enter a date').optional(),
  }),
  reply: CourtSession,
  status: 200,
  summary: 'Returns the calendar of a judge for a day in the courtroom, with the status of each hearing.',
});

const Appeared = z.object({
  key: z.string(),
  name: z.string(),
  for: z.string(),
  manner: z.enum(manners),
});
const Outcome = z.object({
  id: z.enum(outcomeIds),
  reason: z.string(),
  moved_by: z.string(),
  next_hearing: FreeTime.nullable(),
});

/** The record of a hearing. `version` is 0 before the first entry. */
export const CourtRecord = z.object({
  hearing: SessionHearing.extend({ hearing_date: z.string(), judge: z.string() }),
  version: count,
  stage: z.enum(hearingStages),
  /** Who can appear, each with the digit that chooses it. */
  choices: z.array(
    z.object({
      digit: z.string().nullable(),
      key: z.string(),
      name: z.string(),
      for: z.string(),
      is_counsel: z.boolean(),
    }),
  ),
  appearances: z.array(Appeared),
  reporter: z.string(),
  interpreter: z.string(),
  /** The motions that are pending in the case, with the rulings that can be pronounced. */
  motions: z.array(PendingMotion),
  rulings: z.array(
    z.object({
      filing_id: z.uuid(),
      disposition: z.enum(dispositionIds),
      motion: z.string(),
      text: z.string(),
      /** Whether it is on the docket already, because the judge made it on another screen. */
      is_docketed: z.boolean(),
    }),
  ),
  /** The exhibits of the case, in the order in which they were marked. */
  exhibits: z.array(
    z.object({
      id: z.uuid(),
      side: z.enum(exhibitSides),
      label: z.string(),
      description: z.string(),
      state: z.enum(exhibitStates),
      history: z.array(z.object({ state: z.enum(exhibitStates), at: z.string(), by: z.string() })),
    }),
  ),
  outcome: Outcome.nullable(),
  minutes: z
    .object({
      text: z.string(),
      is_corrected: z.boolean(),
      /** Whether an entry changed after the clerk corrected the text. */
      is_outdated: z.boolean(),
      docket_text: z.string(),
    })
    .nullable(),
  signed: z.object({ entry: count, at: z.string(), by: z.string() }).nullable(),
  abilities: z.object({ record: z.boolean() }),
});
export type CourtRecord = z.infer<typeof CourtRecord>;

export const readCourtRecord = endpoint({
  method: 'GET',
  path: '/courtroom/hearings/:id/',
  permission: 'courtroom:read',
  input: z.object({ id: z.uuid() }),
  reply: CourtRecord,
  status: 200,
  summary: 'Returns what the clerk recorded of a hearing, and the minute order that follows from it.',
});

/** One entry on the record of a hearing. */
export const CourtroomEntry = z.discriminatedUnion('does', [
  z.object({ does: z.literal('call') }),
  z.object({ does: z.literal('pass') }),
  z.object({
    does: z.literal('appear'),
    /** The key of a choice, or of a person who is not on record; without a key, such a person is added. */
    key: z.string().max(300).optional(),
    name: words('Name', 200).optional(),
    for: words('Appears for', 200).optional(),
    /** Null removes the appearance. */
    manner: z.enum(manners).nullable(),
  }),
  z.object({
    does: z.literal('name_people'),
    reporter: words('Court reporter', 200),
    interpreter: words('Interpreter', 200),
  }),
  z.object({
    does: z.literal('rule'),
    filing_id: z.uuid(),
    disposition: z.enum(dispositionIds, { error: 'Choose a ruling' }),
    reasons: words('Reasons', 20_000).default(''),
    details: RulingDetails.default({}),
    submitted_on: calendarDay('Enter a date').optional(),
    /** The version of the ruling in effect on the motion; 0 without one. */
    ruling_version: z.int().min(0),
  }),
  z.object({ does: z.literal('remove_ruling'), filing_id: z.uuid() }),
  z.object({
    does: z.literal('end'),
    outcome: z.enum(outcomeIds),
    reason: words('Reason', 400).default(''),
    moved_by: words('On motion of', 200).default(''),
    next_hearing: z.object({ hearing_date: calendarDay('Enter a date'), hearing_time: Time }).optional(),
  }),
  z.object({
    does: z.literal('mark_exhibit'),
    side: z.enum(exhibitSides, { error: 'Choose who offers it' }),
    /** Default: the next number or letter of the side. */
    label: words('Number or letter', 20).optional(),
    description: words('Description', 300).min(1, 'Describe the exhibit.'),
  }),
  z.object({ does: z.literal('move_exhibit'), exhibit_id: z.uuid(), state: z.enum(exhibitStates) }),
  z.object({ does: z.literal('reopen') }),
  /** Null restores the generated text. */
  z.object({ does: z.literal('correct_minutes'), text: words('Text', 40_000).min(1, 'Enter the text.').nullable() }),
]);
export type CourtroomEntry = z.infer<typeof CourtroomEntry>;
/** An entry as a caller writes it, before the schema fills in defaults. */
export type GivenEntry = z.input<typeof CourtroomEntry>;

export const enterInCourt = endpoint({
  method: 'POST',
  path: '/courtroom/hearings/:id/entries/',
  permission: 'courtroom:record',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The version of the record that you have read. */
    version: z.int().min(0),
    entry: CourtroomEntry,
  }),
  reply: CourtRecord,
  status: 201,
  summary: 'Makes an entry on the record of a hearing: the call, an appearance, a ruling, or the outcome.',
});

export const listOpenTimes = endpoint({
  method: 'GET',
  path: '/courtroom/hearings/:id/open-times/',
  permission: 'courtroom:record',
  input: z.object({
    id: z.uuid(),
    /** The first day to search. Default: tomorrow. */
    from: calendarDay('Enter a date').optional(),
  }),
  reply: z.object({ data: z.array(FreeTime) }),
  status: 200,
  summary: 'Lists times to which a hearing can be continued, before the same judge and in the same courtroom.',
});

export const signMinuteOrder = endpoint({
  method: 'POST',
  path: '/courtroom/hearings/:id/sign/',
  permission: 'courtroom:record',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The version of the record that you have read. */
    version: z.int().min(1),
    confirmation: Confirmation,
  }),
  reply: z.object({ message: z.string(), entry: count }),
  status: 201,
  summary:
    'Signs and seals the minute order with your second factor, enters it on the docket with its rulings, and serves everyone in the case.',
});

export const setPace = endpoint({
  method: 'PUT',
  path: '/courtroom/pace/',
  permission: 'courtroom:record',
  body: 'json',
  input: z.object({
    judge_id: z.uuid(),
    /** The version of the pace that you have read. */
    version: z.int().min(0),
    delay_minutes: z.coerce
      .number('Enter the delay in minutes')
      .int('Enter the delay in minutes')
      .min(0, 'Enter the delay in minutes')
      .max(480, 'Enter at most 480 minutes'),
    recess_until: z.preprocess((time) => time || null, Time.nullable()),
  }),
  reply: z.object({ message: z.string(), delay_minutes: count, notified: count }),
  status: 200,
  summary:
    'Records that today’s session of a judge runs late or is in recess, and notifies the people whose hearings move.',
});
