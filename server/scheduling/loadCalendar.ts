import type { OpenCourtHearing } from '#domain/scheduling/plans/CourtSchedule';
import { slotGrid } from '#domain/scheduling/plans/slotGrid';
import { findBookedTimeForSystem } from '#server/calendar/findScheduleForSystem';
import type { Db } from '#server/kernel/Database';
import { type LoadedSchedule, loadCourtSchedule } from './loadCourtSchedule.ts';
import { findPlanSettingsForSystem } from './planRepository.ts';

/** The most hearings of a calendar that are open to the search; the time of any others is taken. */
const mostOpen = 5000;

type Days = { court_id: string; first_day: string; last_day: string; now: Date };

/** A court's calendar with the hearings that have a place, and those that have none. */
export type LoadedCalendar = LoadedSchedule & {
  /** The hearings with a place in the days. */
  placed: readonly OpenCourtHearing[];
  /** Requests, by hearing. */
  open: ReadonlyMap<string, OpenCourtHearing>;
};

/**
 * The court's calendar of some days as the optimizer receives it, by the weights and the notice that the court last
 * chose. Hearings whose judge or courtroom is not in the court's lists, and those before it opens, are taken time.
 */
export async function loadCalendar(db: Db, { court_id, first_day, last_day, now }: Days): Promise<LoadedCalendar> {
  const settings = await findPlanSettingsForSystem(db, court_id);
  const asked = { court_id, first_day, last_day, scope: 'all' as const, ...settings };
  const { schedule, versions, notice } = await loadCourtSchedule(db, asked, now, mostOpen);
  const grid = slotGrid(schedule.days, schedule.from, schedule.to);
  const hasPlace = ({ current }: OpenCourtHearing) => current !== null && grid.placeOf(current) !== null;
  const placed = schedule.hearings.filter(hasPlace);
  const others = schedule.hearings.filter((one) => !hasPlace(one));
  const booked = await findBookedTimeForSystem(
    db,
    others.map(({ id }) => id),
  );
  return {
    schedule: { ...schedule, taken: [...schedule.taken, ...booked.map(inSchedule)] },
    versions,
    placed,
    notice,
    open: new Map(others.map((one) => [one.id, one])),
  };
}

/** A booking as the optimizer receives it: a person by the key of `engagementKeys`. */
function inSchedule({ kind, resource, ...time }: Awaited<ReturnType<typeof findBookedTimeForSystem>>[number]) {
  return kind === 'judge' || kind === 'room'
    ? { ...time, kind, id: resource }
    : { ...time, kind: 'person' as const, id: `${kind}:${resource}` };
}
