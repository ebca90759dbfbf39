import type { CalendarPlan, NewCalendarPlan } from '#contract/calendarPlans';
import { toWallTime } from '#domain/hearings/courtTime';
import { weightsOf } from '#domain/scheduling/plans/weights';
import { findCourt } from '#server/courts/findCourt';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describePlan } from './describePlan.ts';
import { calendarPlanJob } from './planJob.ts';
import { findPlan, insertPlan, requestCancel } from './planRepository.ts';

/** Queues a search for a plan of the court’s calendar, of which a court has one at a time. */
export async function startPlan(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  asked: NewCalendarPlan,
): Promise<{ message: string; data: CalendarPlan }> {
  const { court_id, person_id: asked_by } = actor;
  return db.transaction(async (tx) => {
    const court = await findCourt(tx, court_id);
    const at = now();
    if (asked.last_day < toWallTime(at, court.time_zone).date) throw invalidInput('last_day', 'These days have passed');
    const { first_day, last_day, scope, notice_days, seconds, seed, ...weights } = asked;
    const search = { first_day, last_day, scope, notice_days, seconds, seed, weights: weightsOf(weights) };
    const made = await insertPlan(tx, { ...search, court_id, asked_by, asked_at: at });
    if (!made) throw new Refusal('plan_under_way');
    await addJob(tx, calendarPlanJob, { id: made.id });
    return { message: 'Search started', data: describePlan(made, actor.full_name) };
  });
}

/** Ends a search early, with the best solution so far. */
export async function cancelPlan({ db }: Needs<'db'>, { court_id }: Actor, id: string): Promise<{ message: string }> {
  if (!(await findPlan(db, court_id, id))) throw new Refusal('not_found');
  if (!(await requestCancel(db, court_id, id))) throw new Refusal('search_ended');
  return { message: 'The search ends with its best solution' };
}
