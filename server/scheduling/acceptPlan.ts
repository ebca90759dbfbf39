import type { acceptCalendarPlan as asked } from '#contract/calendarPlans';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { applyBatch } from '#server/rescheduling/applyBatch';
import { findAcceptances } from './findAcceptances.ts';
import { findPlan, findPlanItems } from './planRepository.ts';

/**
 * Accepts places of a plan as one change of several hearings: in one transaction, with one set of notices, and until then
 * with undo. Hearings that were changed since the plan was made are named.
 */
export async function acceptPlan(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, hearing_ids, reason, leaves_out }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const plan = await findPlan(needs.db, actor.court_id, id);
  if (!plan) throw new Refusal('not_found');
  const [items, accepted] = [await findPlanItems(needs.db, id), await findAcceptances(needs.db, id)];
  const byHearing = new Map(items.map((item) => [item.hearing_id, item]));
  const hearings = [...new Set(hearing_ids)].map((hearing_id) => {
    const { hearing_version, hearing_date, hearing_time, judge_id, courtroom_id, interpreter_id, moves } =
      byHearing.get(hearing_id) ?? {};
    if (!hearing_version || !hearing_date || !hearing_time || !judge_id || !courtroom_id || !moves) {
      throw new Refusal('no_place_in_plan');
    }
    if (accepted.has(hearing_id)) throw new Refusal('place_accepted');
    const place = { hearing_date, hearing_time: hearing_time.slice(0, 5), judge_id, courtroom_id };
    return { hearing_id, version: hearing_version, ...place, ...(interpreter_id && { interpreter_id }) };
  });
  return applyBatch(needs, actor, { act: 'move', cause: 'plan', reason, leaves_out, hearings }, id);
}
