import type { CalendarPlan, CalendarPlanItem, PlanComparison, readCalendarPlan } from '#contract/calendarPlans';
import type { ReplyOf } from '#contract/endpoint';
import { writePlanRequirement } from '#contract/messages/writeMessages';
import { addDays, daysBetween } from '#domain/days/days';
import { toWallTime } from '#domain/hearings/courtTime';
import type { Conflict } from '#domain/scheduling/findConflict';
import { comparePlan } from '#domain/scheduling/plans/comparePlan';
import { nameRequirement, type PlanNames } from '#domain/scheduling/plans/nameParts';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { zoneOf } from '#server/courts/zoneOf';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describePlan } from './describePlan.ts';
import { type Acceptance, findAcceptances } from './findAcceptances.ts';
import { type NamedPlan, readNamedPlan } from './planNames.ts';
import {
  findFullPlan,
  findPlan,
  findPlanItems,
  findPlans,
  type StoredPlan,
  type StoredPlanItem,
} from './planRepository.ts';

/** The latest plans of the court’s calendar. */
export async function listPlans({ db }: Needs<'db'>, { court_id }: Actor): Promise<CalendarPlan[]> {
  const plans = await findPlans(db, court_id);
  const names = await findNames(db, [...new Set(plans.map(({ asked_by }) => asked_by))]);
  return plans.map((plan) => describePlan(plan, names.get(plan.asked_by) ?? ''));
}

/** A plan and, once its search has ended, where it places each hearing to which the user has access. */
export async function readPlan(
  { db }: Needs<'db'>,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof readCalendarPlan>> {
  const plan = await findPlan(db, actor.court_id, id);
  if (!plan) throw new Refusal('not_found');
  const people = await findNames(db, [plan.asked_by]);
  const data = describePlan(plan, people.get(plan.asked_by) ?? '');
  const full = plan.finished_at === null ? undefined : await findFullPlan(db, actor.court_id, id);
  if (!full) return { data, items: [], comparison: null };
  const named = await readNamedPlan(db, actor, full);
  return { data, items: await readItems(db, full, named), comparison: await compare(db, full, named.names) };
}

async function readItems(db: Db, { id }: StoredPlan, { names, hearings }: NamedPlan): Promise<CalendarPlanItem[]> {
  const items = await findPlanItems(db, id);
  const acceptances = await findAcceptances(db, id);
  return items.flatMap((item) => {
    const hearing = hearings.get(item.hearing_id);
    const accepted = acceptances.get(item.hearing_id);
    return hearing ? [describeItem(item, hearing, names, accepted)] : [];
  });
}

function describeItem(
  item: StoredPlanItem,
  { hearing, sitting_title }: FoundHearing,
  names: PlanNames,
  accepted: Acceptance | undefined,
): CalendarPlanItem {
  const { hearing_date, hearing_time, judge_id, courtroom_id, sitting_id } = item;
  const { case_number, case_title, event_type, duration_minutes } = hearing;
  const nameOf = (id: string | null) => (id === null ? null : names.staff(id) || null);
  return {
    ...{ hearing_id: hearing.id, case_number, case_title, event_type, duration_minutes, moves: item.moves },
    present:
      hearing.status === 'requested'
        ? null
        : {
            ...{ hearing_date: hearing.hearing_date, hearing_time: hearing.hearing_time.slice(0, 5) },
            ...{ judge: hearing.judge, venue: hearing.venue, sitting: sitting_title },
          },
    proposed:
      hearing_date && hearing_time && judge_id && courtroom_id
        ? {
            ...{ hearing_date, hearing_time: hearing_time.slice(0, 5) },
            ...{ judge: names.judge(judge_id), venue: names.room(courtroom_id) },
            sitting: sitting_id && names.sitting(sitting_id),
          }
        : null,
    interpreter: item.language === null ? null : { language: item.language, name: nameOf(item.interpreter_id) },
    conflict: item.conflict && describeConflict(item.conflict, names),
    accepted: accepted ? { batch_id: accepted.batch_id, at: accepted.at.toISOString() } : null,
    changed_meanwhile: !accepted && hearing.version !== item.hearing_version,
  };
}

const mostRequirements = 8;

function describeConflict({ requirements, isMinimal: is_minimal }: Conflict, names: PlanNames) {
  const texts = [...new Set(requirements.map((one) => writePlanRequirement(nameRequirement(one, names))))];
  const more = Math.max(0, texts.length - mostRequirements);
  return { requirements: texts.slice(0, mostRequirements), more, is_minimal };
}

/** The plan beside the present calendar, as it was when the search began. */
async function compare(db: Db, plan: StoredPlan, names: PlanNames): Promise<PlanComparison | null> {
  const { instance, best, court_id, asked_at, first_day } = plan;
  if (!instance || !best) return null;
  const asked_on = toWallTime(asked_at, await zoneOf(db, court_id)).date;
  const compared = comparePlan(instance, best, (day) => daysBetween(asked_on, addDays(first_day, day)));
  const hours = (slots: number) => Math.round((slots * instance.slot_minutes * 10) / 60) / 10;
  return {
    ...compared,
    judges: compared.judges.map(({ judge, open, before, after, overtime }) => ({
      ...{ judge: names.judge(judge), capacity: hours(open), before: hours(before), after: hours(after) },
      overtime: { before: hours(overtime.before), after: hours(overtime.after) },
    })),
  };
}
