import { eq } from 'drizzle-orm';
import type { PlanWeights, readPlanWeights } from '#contract/calendarPlans';
import type { ReplyOf } from '#contract/endpoint';
import { unitsOf } from '#domain/scheduling/plans/unitsOf';
import { usualWeights } from '#domain/scheduling/plans/weights';
import { courtPlanWeights } from '#server/db/schema/calendarPlans';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findLatestPlan } from './planRepository.ts';

/** What the court weighs, and what each weight counts in its latest plan. */
export async function readWeights({ db }: Needs<'db'>, { court_id }: Actor): Promise<ReplyOf<typeof readPlanWeights>> {
  const [stored] = await db.select().from(courtPlanWeights).where(eq(courtPlanWeights.court_id, court_id));
  const latest = await findLatestPlan(db, court_id);
  const { instance, best } = latest ?? {};
  return {
    data: stored?.weights ?? usualWeights,
    effect:
      latest && instance && best
        ? {
            plan: { id: latest.id, first_day: latest.first_day, last_day: latest.last_day },
            units: unitsOf(instance, best),
          }
        : null,
  };
}

/** Sets what the court weighs in new plans. Plans that exist keep their weights. */
export async function saveWeights(
  { db, now }: Needs<'db' | 'now'>,
  { court_id, person_id: changed_by }: Actor,
  weights: PlanWeights,
): Promise<{ message: string; data: PlanWeights }> {
  const row = { weights, changed_by, changed_at: now() };
  await db
    .insert(courtPlanWeights)
    .values({ court_id, ...row })
    .onConflictDoUpdate({ target: courtPlanWeights.court_id, set: row });
  return { message: 'Weights saved', data: weights };
}
