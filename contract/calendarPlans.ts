import { z } from 'zod';
import { addDays } from '#domain/days/days';
import {
  mostPlanDays,
  planFailures,
  planScopes,
  planStates,
  searchSeconds,
  usualNoticeDays,
} from '#domain/scheduling/plans/planStates';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const weight = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .min(0, `${name} cannot be negative`)
    .max(1000, `${name} must be at most 1000`);

/** What the court weighs when it places hearings. Each is the cost of one unit. */
export const PlanWeights = z.object({
  waiting: weight('Waiting'),
  lateness: weight('Lateness'),
  other_room: weight('Other courtrooms'),
  moved: weight('Moves'),
  overload: weight('Overload'),
  uneven: weight('Uneven load'),
  appearance_day: weight('Days of appearance'),
});
export type PlanWeights = z.infer<typeof PlanWeights>;

export const NewCalendarPlan = z
  .object({
    first_day: calendarDay('Enter the first day'),
    last_day: calendarDay('Enter the last day'),
    scope: z.enum(planScopes, 'Choose which hearings can move'),
    notice_days: z.coerce.number().int('Enter whole days').min(0).max(60, 'At most 60 days').default(usualNoticeDays),
    seconds: z.coerce
      .number()
      .int('Enter whole seconds')
      .min(searchSeconds.least, `At least ${searchSeconds.least} seconds`)
      .max(searchSeconds.most, `At most ${searchSeconds.most} seconds`)
      .default(searchSeconds.usual),
    seed: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ...PlanWeights.shape,
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    message: 'The last day cannot be before the first',
  })
  .refine(({ first_day, last_day }) => last_day <= addDays(first_day, mostPlanDays - 1), {
    path: ['last_day'],
    message: `A plan has at most ${mostPlanDays} days`,
  });
export type NewCalendarPlan = z.infer<typeof NewCalendarPlan>;

export const CalendarPlan = z.object({
  id: z.uuid(),
  asked_by: z.string(),
  asked_at: Moment,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  scope: z.enum(planScopes),
  notice_days: z.number().int(),
  seconds: z.number().int(),
  seed: z.number().int(),
  weights: PlanWeights,
  state: z.enum(planStates),
  failure: z.enum(planFailures).nullable(),
  /** Hearings to be placed; null until the search begins. */
  total: z.number().int().nullable(),
  placed: z.number().int().nullable(),
  steps: z.number().int(),
  /** The cost of the best solution so far, by the weights. */
  cost: z.number().nullable(),
  searched_seconds: z.number(),
  finished_at: Moment.nullable(),
  version: z.number().int(),
});
export type CalendarPlan = z.infer<typeof CalendarPlan>;

const Place = z.object({
  hearing_date: z.iso.date(),
  hearing_time: z.string(),
  judge: z.string(),
  venue: z.string(),
});

export const CalendarPlanItem = z.object({
  hearing_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  event_type: z.string(),
  duration_minutes: z.number().int(),
  /** Where it is on the calendar; null for a request. */
  present: Place.nullable(),
  /** Where the plan places it; null if it has no place. */
  proposed: Place.nullable(),
  moves: z.boolean(),
  accepted_at: Moment.nullable(),
  /** Whether the hearing was changed after the plan was made. */
  changed_meanwhile: z.boolean(),
});
export type CalendarPlanItem = z.infer<typeof CalendarPlanItem>;

const shared = { permission: 'calendar:plan' } as const;

export const startCalendarPlan = endpoint({
  ...shared,
  method: 'POST',
  path: '/scheduling/plans/',
  body: 'json',
  input: NewCalendarPlan,
  reply: z.object({ message: z.string(), data: CalendarPlan }),
  status: 202,
  summary: 'Starts a search for places of requested hearings, and of scheduled ones that can move.',
});

export const listCalendarPlans = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/plans/',
  input: z.object({}),
  reply: z.object({ data: z.array(CalendarPlan) }),
  status: 200,
  summary: 'Returns the latest plans of the court’s calendar.',
});

export const readCalendarPlan = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/plans/:id/',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: CalendarPlan, items: z.array(CalendarPlanItem) }),
  status: 200,
  summary: 'Returns a plan with its progress and, once it has ended, with the place of each hearing.',
});

export const cancelCalendarPlan = endpoint({
  ...shared,
  method: 'POST',
  path: '/scheduling/plans/:id/cancel/',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Ends a search early. The best solution so far is kept.',
});
