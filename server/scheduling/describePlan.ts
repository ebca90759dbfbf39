import type { CalendarPlan } from '#contract/calendarPlans';
import { courtWeightsOf } from '#domain/scheduling/plans/weights';
import type { ShownPlan } from './planRepository.ts';

/** A plan as staff see it. */
export function describePlan(plan: ShownPlan, asked_by: string): CalendarPlan {
  const { id, asked_at, first_day, last_day, scope, notice_days, seconds, seed, weights } = plan;
  const { state, failure, total, placed, steps, cost, searched_seconds, finished_at, version } = plan;
  return {
    ...{ id, asked_by, asked_at: asked_at.toISOString(), first_day, last_day, scope, notice_days, seconds, seed },
    ...{ weights: courtWeightsOf(weights), state, failure, total, placed, steps, cost, searched_seconds, version },
    finished_at: finished_at?.toISOString() ?? null,
  };
}
