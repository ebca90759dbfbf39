import { z } from 'zod';
import { maybe, Time, whole } from './calendar.ts';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { requiredLine } from './text.ts';

const fields = z.object({
  title: requiredLine('Title', 120),
  judge_id: z.uuid({ error: 'Choose a judge' }),
  courtroom_id: z.uuid({ error: 'Choose a courtroom' }),
  /** 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day').max(7),
  /** Which of these weekdays in a month, from 1; empty for every week. */
  weeks: z.array(z.int().min(1).max(5)).max(5).default([]),
  from: Time,
  to: Time,
  capacity: whole('Capacity', 1, 200),
  /** What is heard in it; empty for every event type that is heard on calendar calls. */
  event_type_ids: z.array(z.uuid()).max(100).default([]),
  valid_from: calendarDay('Enter a date'),
  valid_until: maybe(calendarDay('Enter a date')),
});

type Times = { from: string; to: string; valid_from: string; valid_until: string | null };
const inOrder = <T extends z.ZodType<Times>>(schema: T) =>
  schema
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' })
    .refine(({ valid_from, valid_until }) => valid_until === null || valid_until >= valid_from, {
      path: ['valid_until'],
      message: 'The last day cannot be before the first',
    });

/** A calendar call that recurs. */
export const NewWeekTemplate = inOrder(fields);
export type NewWeekTemplate = z.infer<typeof NewWeekTemplate>;

export const WeekTemplate = fields.extend({
  id: z.uuid(),
  capacity: z.number().int(),
  judge: z.string(),
  venue: z.string(),
  /** The names of its event types. */
  event_types: z.array(z.string()),
  /** Its calls from now on, the hearings in them, and the day of the next one. */
  ahead: z.number().int(),
  booked: z.number().int(),
  next_on: z.string().nullable(),
  version: z.number().int(),
});
export type WeekTemplate = z.infer<typeof WeekTemplate>;

/** What a template means for a day: a call is opened, kept, or ended, or why there is none. */
export const plannedStates = [
  'new',
  'kept',
  'differs',
  'ended',
  'removed',
  'booked',
  'closed',
  'no_court_day',
  'outside_hours',
  'no_such_time',
] as const;
export const PlannedCall = z.object({
  date: z.string(),
  state: z.enum(plannedStates),
  /** How many hearings are called in it. */
  called: z.number().int(),
  /** The closure, or what has booked the judge or the courtroom. */
  name: z.string().nullable(),
  /** HH:MM: the hours of the court on that day, or the time of a call that differs. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type PlannedCall = z.infer<typeof PlannedCall>;

export const listWeekTemplates = endpoint({
  method: 'GET',
  path: '/scheduling/week-templates/',
  permission: 'hearings:schedule',
  input: z.object({}),
  reply: z.object({ data: z.array(WeekTemplate) }),
  status: 200,
  summary: 'Lists the court’s recurring calendar calls, with how many calls and hearings are ahead.',
});

export const previewWeekTemplate = endpoint({
  method: 'POST',
  path: '/scheduling/week-templates/preview/',
  permission: 'hearings:schedule',
  body: 'json',
  input: inOrder(fields.extend({ id: z.uuid().optional() })),
  reply: z.object({ data: z.array(PlannedCall), until: z.string() }),
  status: 200,
  summary: 'Lists the calls that a recurring calendar call would open, keep, or end, and the days without one.',
});

/** What was done with the calls ahead. */
const Saved = z.object({
  message: z.string(),
  opened: z.number().int(),
  ended: z.number().int(),
  /** The calls with hearings, which stay as they were. */
  unchanged: z.array(PlannedCall),
});

export const addWeekTemplate = endpoint({
  method: 'POST',
  path: '/scheduling/week-templates/',
  permission: 'hearings:schedule',
  body: 'json',
  input: NewWeekTemplate,
  reply: Saved,
  status: 201,
  summary: 'Adds a recurring calendar call and opens its calls for the next 26 weeks.',
});

export const changeWeekTemplate = endpoint({
  method: 'PUT',
  path: '/scheduling/week-templates/:id/',
  permission: 'hearings:schedule',
  body: 'json',
  input: inOrder(fields.extend({ id: z.uuid(), version: z.int().min(1) })),
  reply: Saved,
  status: 200,
  summary: 'Changes a recurring calendar call. Future calls without hearings follow; those with hearings are listed.',
});

export const removeWeekTemplate = endpoint({
  method: 'DELETE',
  path: '/scheduling/week-templates/:id/',
  permission: 'hearings:schedule',
  input: z.object({ id: z.uuid() }),
  reply: Saved,
  status: 200,
  summary: 'Removes a recurring calendar call with its future calls that have no hearings.',
});
