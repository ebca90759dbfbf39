import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '#domain/days/days';
import { type CourtDays, hoursOn } from '#domain/hearings/CourtDays';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { midnight, toMoment, toWallTime } from '#domain/hearings/courtTime';
import { courtrooms, sittings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findPeriodsForSystem } from './findPlacementFacts.ts';

type Range = { from: string; to: string; judge_id?: string | undefined; courtroom_id?: string | undefined };
type Period = Awaited<ReturnType<typeof findPeriodsForSystem>>[number];

/**
 * The available minutes of each day of a range, and those that calendar calls have booked. Available are the court's
 * hours in each courtroom in use; for a judge, the court's hours in which the judge is not out of office. A calendar
 * call books as much of its time as it has of its capacity. Null where no time is available.
 */
export async function measureCapacity(db: Db, viewer: Actor, range: Range, days: CourtDays) {
  const { from, to, judge_id, courtroom_id } = range;
  const { court_id } = viewer;
  const span = { starts_at: midnight(from, days.time_zone), ends_at: midnight(addDays(to, 1), days.time_zone) };
  const [rooms, calls, periods] = await Promise.all([
    db.$count(courtrooms, and(eq(courtrooms.court_id, court_id), eq(courtrooms.active, true))),
    findCalls(db, court_id, range, span),
    judge_id ? findPeriodsForSystem(db, court_id, span) : [],
  ]);
  const absences = periods.filter((one) => one.judge_id === judge_id && one.status === 'out_of_office');
  const booked = new Map<string, number>();
  for (const { starts_at, ends_at, share } of calls) {
    const { date } = toWallTime(starts_at, days.time_zone);
    const minutes = Math.round(((ends_at.getTime() - starts_at.getTime()) / 60_000) * Math.min(1, share));
    booked.set(date, (booked.get(date) ?? 0) + minutes);
  }
  const columns = judge_id || courtroom_id ? 1 : rooms;
  return (date: string) => {
    const available_minutes = columns * openMinutes(date, days) - awayMinutes(date, days, absences);
    if (available_minutes <= 0) return null;
    return { booked_minutes: booked.get(date) ?? 0, available_minutes };
  };
}

function findCalls(
  db: Db,
  court_id: string,
  { judge_id, courtroom_id }: Range,
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
) {
  const called = sql`(select count(*) from hearings h where h.sitting_id = "sittings"."id"
    and h.status in ('scheduled', 'completed'))`;
  return db
    .select({
      ...{ starts_at: sittings.starts_at, ends_at: sittings.ends_at },
      share: sql<number>`(${called}::float / ${sittings.capacity})`,
    })
    .from(sittings)
    .where(
      and(
        ...[eq(sittings.court_id, court_id), gte(sittings.starts_at, starts_at), lt(sittings.starts_at, ends_at)],
        judge_id ? eq(sittings.judge_id, judge_id) : undefined,
        courtroom_id ? eq(sittings.courtroom_id, courtroom_id) : undefined,
      ),
    );
}

function openMinutes(date: string, days: CourtDays): number {
  const hours = hoursOn(date, days);
  return hours ? minutesOf(hours.closes) - minutesOf(hours.opens) : 0;
}

/** Absences of one judge never overlap. */
function awayMinutes(date: string, days: CourtDays, absences: readonly Period[]): number {
  const hours = hoursOn(date, days);
  const opens = hours && toMoment({ date, time: hours.opens }, days.time_zone);
  const closes = hours && toMoment({ date, time: hours.closes }, days.time_zone);
  if (!opens || !closes) return 0;
  const within = ({ starts_at, ends_at }: Period) =>
    Math.min(ends_at.getTime(), closes.getTime()) - Math.max(starts_at.getTime(), opens.getTime());
  return absences.reduce((sum, one) => sum + Math.max(0, Math.round(within(one) / 60_000)), 0);
}
