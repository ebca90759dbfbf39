import { z } from 'zod';
import { addDays } from '#domain/days/days';
import { mostInBatch } from '#domain/hearings/batches/batchActs';
import { terms } from '#domain/scheduling/costs';
import {
  mostPlanDays,
  planFailures,
  planScopes,
  planStates,
  searchSeconds,
  usualNoticeDays,
} from '#domain/scheduling/plans/planStates';
import { weightNames } from '#domain/scheduling/plans/weights';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { HearingBatch } from './hearingBatches.ts';
import { Moment } from './moment.ts';
import { requiredLine } from './text.ts';

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
  /** The calendar call in which it is heard. */
  sitting: z.string().nullable(),
});

/** Why a hearing has no place: what cannot all be met, each in a sentence. */
export const PlanConflict = z.object({
  requirements: z.array(z.string()),
  /** How many more there are than are listed. */
  more: z.int(),
  /** Whether the rest can be met as soon as any one of them is given up. */
  is_minimal: z.boolean(),
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
  /** For a hearing that needs an interpreter and names none: the language, and whom the plan chose for a request. */
  interpreter: z.object({ language: z.string(), name: z.string().nullable() }).nullable(),
  /** Why it has no place; null if it has one, or if no conflict was proven. */
  conflict: PlanConflict.nullable(),
  /** The change by which its place was accepted. */
  accepted: z.object({ batch_id: z.uuid(), at: Moment }).nullable(),
  /** Whether the hearing was changed after the plan was made. */
  changed_meanwhile: z.boolean(),
});
export type CalendarPlanItem = z.infer<typeof CalendarPlanItem>;

const Count = z.int().min(0);
const sides = <T extends z.ZodType>(of: T) => z.object({ before: of, after: of });
/** Days from the making of the plan to the hearing. */
const Waits = z.object({ hearings: Count, median: z.number().nullable(), p90: z.number().nullable() });
const Costs = z.record(z.enum(terms), z.number());

/** The present calendar beside the plan. Hours are of the days of the plan. */
export const PlanComparison = z.object({
  moved: Count,
  placed: Count,
  stay: Count,
  unplaced: Count,
  waits: sides(Waits),
  costs: sides(Costs),
  /** The hours in which a judge is present and the court open, those with hearings, and those beyond full days. */
  judges: z.array(
    z.object({
      ...{ judge: z.string(), capacity: z.number(), before: z.number(), after: z.number() },
      overtime: sides(z.number()),
    }),
  ),
});
export type PlanComparison = z.infer<typeof PlanComparison>;

/** A time with what objects to it, or, if nothing does, with what it would cost more, by term. */
export const ExplainedPlace = z.object({
  ...Place.shape,
  objections: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      /** The hearing that would have to move. */
      moves: z.object({ hearing_id: z.uuid(), case_number: z.string() }).nullable(),
    }),
  ),
  difference: z.number(),
  terms: Costs,
});
export type ExplainedPlace = z.infer<typeof ExplainedPlace>;

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
  reply: z.object({
    data: CalendarPlan,
    items: z.array(CalendarPlanItem),
    comparison: PlanComparison.nullable(),
  }),
  status: 200,
  summary:
    'Returns a plan with its progress and, once it has ended, with the place of each hearing and a comparison with the present calendar.',
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

export const acceptCalendarPlan = endpoint({
  ...shared,
  method: 'POST',
  path: '/scheduling/plans/:id/accept/',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    hearing_ids: z.array(z.uuid()).min(1, 'Choose at least one hearing').max(mostInBatch),
    reason: requiredLine('Reason', 300),
    /** Whether hearings with conflicts are left out; otherwise a conflict refuses all. */
    leaves_out: z.boolean().default(false),
  }),
  reply: z.object({ message: z.string(), data: HearingBatch }),
  status: 201,
  summary:
    'Accepts the places of some hearings of a plan, in one transaction: moves scheduled hearings and sets requested ones. Conflicts with changes since the plan was made are named for each hearing. People are notified once, after a delay in which it can be undone.',
});

const OfPlan = { id: z.uuid(), hearing_id: z.uuid() };

export const explainPlace = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/plans/:id/hearings/:hearing_id/why/',
  input: z.object(OfPlan),
  reply: z.object({
    /** Null for a hearing without a place. */
    place: Place.nullable(),
    cost: z.number(),
    terms: Costs,
    /** How many times as much a day of waiting counts: by priority and age. */
    weight: z.number(),
    /** How long hearings of its type took on average, before its judge where there were enough. */
    usual: z.object({ minutes: z.number(), count: z.number().int(), judge: z.string().nullable() }).nullable(),
    first_possible: z.object({ day: z.iso.date(), because: z.string().nullable() }),
    /** Days before it, the latest first, each at the time to which the least objects. */
    earlier: z.array(ExplainedPlace),
  }),
  status: 200,
  summary: 'Explains why a plan places a hearing where it does: what the place costs, and what prevents earlier days.',
});

export const explainOtherPlace = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/plans/:id/hearings/:hearing_id/why-not/',
  input: z.object({
    ...OfPlan,
    date: calendarDay('Enter a day'),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time')
      .optional(),
    judge_id: z.uuid().optional(),
    courtroom_id: z.uuid().optional(),
  }),
  reply: ExplainedPlace,
  status: 200,
  summary:
    'Explains why a plan does not place a hearing at another time: what objects and would have to move, or what it would cost more. Without a time, judge, or courtroom, it explains the ones to which the least objects.',
});

export const readPlanWeights = endpoint({
  ...shared,
  method: 'GET',
  path: '/scheduling/plan-weights/',
  input: z.object({}),
  reply: z.object({
    data: PlanWeights,
    /** The latest plan that ended with places, with the units that each weight counts: their cost divided by the weight. */
    effect: z
      .object({
        plan: CalendarPlan.pick({ id: true, first_day: true, last_day: true }),
        units: z.record(z.enum(weightNames), z.object({ before: z.number(), after: z.number() })),
      })
      .nullable(),
  }),
  status: 200,
  summary: 'Returns what the court weighs in new plans, and what each weight counts in the latest plan.',
});

export const savePlanWeights = endpoint({
  ...shared,
  method: 'PUT',
  path: '/scheduling/plan-weights/',
  body: 'json',
  input: PlanWeights,
  reply: z.object({ message: z.string(), data: PlanWeights }),
  status: 200,
  summary: 'Sets what the court weighs in new plans.',
});
