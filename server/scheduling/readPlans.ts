import type { CalendarPlan, CalendarPlanItem } from '#contract/calendarPlans';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import { readDirectory } from '#server/calendar/readDirectory';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describePlan } from './describePlan.ts';
import { findPlan, findPlanItems, findPlans, type StoredPlanItem } from './planRepository.ts';

/** The latest plans of the court’s calendar. */
export async function listPlans({ db }: Needs<'db'>, { court_id }: Actor): Promise<CalendarPlan[]> {
  const plans = await findPlans(db, court_id);
  const names = await findNames(db, [...new Set(plans.map(({ asked_by }) => asked_by))]);
  return plans.map((plan) => describePlan(plan, names.get(plan.asked_by) ?? ''));
}

/** A plan and, once its search has ended, where it places each hearing. */
export async function readPlan(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  id: string,
): Promise<{ data: CalendarPlan; items: CalendarPlanItem[] }> {
  const plan = await findPlan(db, court_id, id);
  if (!plan) throw new Refusal('not_found');
  const items = await findPlanItems(db, id);
  const [names, directory, hearings] = await Promise.all([
    findNames(db, [plan.asked_by]),
    readDirectory(db, court_id),
    findHearingsByIdForSystem(
      db,
      items.map(({ hearing_id }) => hearing_id),
    ),
  ]);
  const judges = new Map(directory.judges.map(({ id: judge, name }) => [judge, name]));
  const rooms = new Map(directory.rooms.map(({ id: room, name }) => [room, name]));
  return {
    data: describePlan(plan, names.get(plan.asked_by) ?? ''),
    items: items.flatMap((item) => {
      const hearing = hearings.get(item.hearing_id);
      return hearing ? [describeItem(item, hearing, judges, rooms)] : [];
    }),
  };
}

function describeItem(
  item: StoredPlanItem,
  hearing: StoredHearing,
  judges: ReadonlyMap<string, string>,
  rooms: ReadonlyMap<string, string>,
): CalendarPlanItem {
  const { hearing_date, hearing_time, judge_id, courtroom_id } = item;
  const { case_number, case_title, event_type, duration_minutes } = hearing;
  return {
    ...{ hearing_id: hearing.id, case_number, case_title, event_type, duration_minutes, moves: item.moves },
    present:
      hearing.status === 'requested'
        ? null
        : {
            ...{ hearing_date: hearing.hearing_date, hearing_time: hearing.hearing_time.slice(0, 5) },
            ...{ judge: hearing.judge, venue: hearing.venue },
          },
    proposed:
      hearing_date && hearing_time && judge_id && courtroom_id
        ? {
            ...{ hearing_date, hearing_time: hearing_time.slice(0, 5) },
            ...{ judge: judges.get(judge_id) ?? '', venue: rooms.get(courtroom_id) ?? '' },
          }
        : null,
    accepted_at: item.accepted_at?.toISOString() ?? null,
    changed_meanwhile: item.accepted_at === null && hearing.version !== item.hearing_version,
  };
}
