import { toWallTime } from '#domain/hearings/courtTime';
import { isSamePlace } from '#domain/scheduling/costs';
import type { Conflict } from '#domain/scheduling/findConflict';
import type { Instance, Placement, Solution } from '#domain/scheduling/Instance';
import type { CourtSchedule } from '#domain/scheduling/plans/CourtSchedule';
import { interpreterOfKey } from '#domain/scheduling/plans/interpreterPools';
import { slotGrid } from '#domain/scheduling/plans/slotGrid';
import type { insertPlanItems } from './planRepository.ts';

type Found = {
  instance: Instance;
  best: Solution;
  versions: ReadonlyMap<string, number>;
  conflicts: ReadonlyMap<string, Conflict>;
};

/** Where a plan places each hearing, in the court's time: on a calendar call, when the call begins. */
export function itemsOf(
  plan_id: string,
  { days, from, to, hearings, sittings }: CourtSchedule,
  { instance, best, versions, conflicts }: Found,
): Parameters<typeof insertPlanItems>[1] {
  const grid = slotGrid(days, from, to);
  const calls = new Map(sittings.map(({ id, starts_at }) => [id, toWallTime(starts_at, days.time_zone)]));
  const placed = new Map(best.placements.map((one) => [one.hearing, one]));
  const currents = new Map(instance.hearings.map(({ id, current }) => [id, current]));
  return hearings.map(({ id: hearing_id, language }) => {
    const place = placed.get(hearing_id);
    const at = place && (calls.get(place.sitting ?? '') ?? grid.timeOf(place.day, place.slot));
    return {
      ...{ plan_id, hearing_id, hearing_version: versions.get(hearing_id)! },
      moves: place !== undefined && !isPresent(place, currents.get(hearing_id) ?? null),
      ...(at && { hearing_date: at.date, hearing_time: at.time }),
      ...(place && { judge_id: place.judge, courtroom_id: place.room, sitting_id: place.sitting }),
      ...{ language, interpreter_id: interpreterOf(place) },
      conflict: conflicts.get(hearing_id) ?? null,
    };
  });
}

/** The interpreter whom the plan chose for a hearing: the only member of a pool that it can need. */
function interpreterOf(place: Placement | undefined): string | null {
  const [member] = place?.members ?? [];
  return member === undefined ? null : interpreterOfKey(member);
}

function isPresent(place: Placement, current: Instance['hearings'][number]['current']): boolean {
  return current !== null && isSamePlace(current, place);
}
