import type { BestSlots } from '#contract/bestSlots';
import { addDays } from '#domain/days/days';
import { toMoment, toWallTime } from '#domain/hearings/courtTime';
import { bestSlotsOf } from '#domain/scheduling/bestSlots';
import type { Instance, Placement } from '#domain/scheduling/Instance';
import { narrowTo } from '#domain/scheduling/narrowTo';
import { nearestMisses } from '#domain/scheduling/nearestMisses';
import type { CourtSchedule, OpenCourtHearing } from '#domain/scheduling/plans/CourtSchedule';
import { instanceOf } from '#domain/scheduling/plans/instanceOf';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { type LoadedCalendar, loadCalendar } from '../loadCalendar.ts';
import { describeObstacles, describeSlots, namesOf } from './describeSlots.ts';

/** The days ahead in which free times are searched. */
const searchedDays = 60;
const wanted = 3;

/** A requested hearing as the search receives it, and the days that its sender prefers. */
export type AskedHearing = { hearing: OpenCourtHearing; preferred: readonly string[] };

type Search = { now: Date; askedOf: (calendar: LoadedCalendar) => readonly AskedHearing[] };

/** The best slots of some requested hearings, each as if it were the only request: all scheduled hearings stay. */
export async function searchSlots(db: Db, viewer: Actor, { now, askedOf }: Search): Promise<Map<string, BestSlots>> {
  const { court_id } = viewer;
  const today = toWallTime(now, await zoneOf(db, court_id)).date;
  const through = addDays(today, searchedDays);
  const calendar = await loadCalendar(db, { court_id, first_day: today, last_day: through, now });
  const asked = askedOf(calendar);
  const failure = failureOf(calendar.schedule);
  if (failure) {
    const none: BestSlots = { slots: [], obstacles: [], failure, through };
    return new Map(asked.map(({ hearing }) => [hearing.id, none]));
  }
  const hearings = [...calendar.placed, ...asked.map(({ hearing }) => withSitting(hearing, calendar.schedule))];
  const schedule = { ...calendar.schedule, hearings };
  const instance = fixPlaced(instanceOf(schedule), calendar);
  const placements = placementsOf(instance, calendar);
  const ids = asked.map(({ hearing }) => hearing.id);
  const narrow = narrowTo(instance, new Set(ids));
  const kept = new Set(narrow.hearings.map(({ id }) => id));
  const around = placements.filter(({ hearing }) => kept.has(hearing));
  const found = bestSlotsOf(narrow, around, ids, searchedDays);
  const misses = new Map(
    ids.filter((id) => found.get(id)!.slots.length === 0).map((id) => [id, nearestMisses(instance, placements, id)]),
  );
  const names = await namesOf(db, viewer, schedule, [...misses.values()].flat());
  return new Map(
    asked.map(({ hearing: { id }, preferred }) => {
      const about = { schedule, instance: narrow, placements: around, names, preferred, wanted };
      const slots = describeSlots(found.get(id)!, about);
      const obstacles = describeObstacles(misses.get(id) ?? [], about);
      const isHopeless = slots.length === 0 && obstacles.length === 0;
      return [id, { slots, obstacles, failure: isHopeless ? whyHopeless(instance, id) : null, through }];
    }),
  );
}

function failureOf({ judges, rooms }: CourtSchedule): BestSlots['failure'] {
  if (judges.length === 0) return 'no_judges';
  return rooms.length === 0 ? 'no_rooms' : null;
}

/** Why no slot of any day is even a near miss: it does not fit in a day, or no judge may hear it. */
function whyHopeless({ days, hearings }: Instance, id: string): BestSlots['failure'] {
  const { slots } = hearings.find((one) => one.id === id)!;
  return days.every((day) => day.slots < slots) ? 'too_long' : 'no_judge';
}

/** The requested place, in the calendar call that it would share. */
function withSitting(hearing: OpenCourtHearing, { sittings, sitting_types, days }: CourtSchedule): OpenCourtHearing {
  const { current, type, minutes } = hearing;
  const starts_at = current && toMoment(current, days.time_zone);
  if (!current || !starts_at) return { ...hearing, current: null };
  const ends_at = new Date(starts_at.getTime() + minutes * 60_000);
  const sitting = sittings.find(
    (one) =>
      one.judge_id === current.judge_id &&
      one.courtroom_id === current.courtroom_id &&
      one.starts_at <= starts_at &&
      ends_at <= one.ends_at &&
      (one.event_type_ids.length > 0 ? one.event_type_ids : sitting_types).includes(type),
  );
  return { ...hearing, current: { ...current, sitting_id: sitting?.id ?? null } };
}

function fixPlaced(instance: Instance, { placed }: LoadedCalendar): Instance {
  const ids = new Set(placed.map(({ id }) => id));
  return { ...instance, hearings: instance.hearings.map((one) => (ids.has(one.id) ? { ...one, fixed: true } : one)) };
}

function placementsOf({ hearings }: Instance, { placed }: LoadedCalendar): Placement[] {
  const ids = new Set(placed.map(({ id }) => id));
  return hearings.flatMap(({ id, current }) => (ids.has(id) && current ? [{ ...current, hearing: id }] : []));
}
