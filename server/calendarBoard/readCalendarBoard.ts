import type { readCalendarBoard as asked, BoardDay, CalendarBoard } from '#contract/calendarBoard';
import type { InputOf } from '#contract/endpoint';
import { addDays } from '#domain/days/days';
import { type CourtDays, closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { midnight } from '#domain/hearings/courtTime';
import { may } from '#domain/identity/permissions';
import { findPeriodsForSystem } from '#server/calendar/calendarReads';
import { findBoardRooms } from '#server/calendar/findBoardRooms';
import { findHearings } from '#server/calendar/hearingRepository';
import { listSittings } from '#server/calendar/manageSittings';
import { readCourtDays } from '#server/courts/readCourtDays';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeOnBoard } from './describeOnBoard.ts';
import { splitByDay } from './splitByDay.ts';

/** More than the busiest court holds in a week. */
const mostHearings = 2000;

/** Up to seven days of the calendar, with the hearings that the viewer has access to. */
export async function readCalendarBoard(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { from, to, judge_id, courtroom_id }: InputOf<typeof asked>,
): Promise<CalendarBoard> {
  const court = await readCourtDays(db, viewer.court_id, from);
  const span = { starts_at: midnight(from, court.time_zone), ends_at: midnight(addDays(to, 1), court.time_zone) };
  const schedules = may(viewer.capacity, 'hearings:schedule');
  const [found, sittings, judges, courtrooms, periods] = await Promise.all([
    findHearings(db, viewer, { from, to, judge_id, courtroom_id }, { limit: mostHearings + 1, offset: 0 }),
    schedules ? listSittings({ db }, viewer, { from, to, judge_id }) : [],
    findJudges(db, viewer.court_id),
    findBoardRooms(db, viewer.court_id),
    findPeriodsForSystem(db, { court_id: viewer.court_id, during: span }),
  ]);
  return {
    hearings: await describeOnBoard(db, viewer, found.slice(0, mostHearings), now()),
    is_truncated: found.length > mostHearings,
    sittings: sittings.filter((sitting) => !courtroom_id || sitting.courtroom_id === courtroom_id),
    days: daysOf(from, to, court),
    judges: judges.map(({ id, name }) => ({ id, name })),
    courtrooms,
    periods: periods.flatMap((period) => splitByDay(period, { from, to, time_zone: court.time_zone })),
  };
}

function daysOf(from: string, to: string, court: CourtDays): BoardDay[] {
  const days: BoardDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hours = hoursOn(date, court);
    const closed = hours ? null : (closureOn(date, court)?.name ?? '');
    days.push({ date, closed, opens: hours?.opens ?? null, closes: hours?.closes ?? null });
  }
  return days;
}
