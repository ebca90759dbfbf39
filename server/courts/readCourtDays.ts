import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { fullDays } from '#domain/courts/holidays/closures';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { type CourtDays, usualHours } from '#domain/hearings/CourtDays';
import { courtClosures, workingHours } from '#server/db/schema/courtDays';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findCourt } from './findCourt.ts';

export type StoredClosure = typeof courtClosures.$inferSelect;

/** When a court holds hearings, with what its screens say about it. */
export type ReadCourtDays = CourtDays & {
  /** The holidays that the law gives the court, but for those on which it closes itself. */
  holidays: { closed_on: string; name: string }[];
  /** What was closed by order, part of a day included. */
  declared: StoredClosure[];
  hours_are_own: boolean;
  authorities: string[];
};

/** The days and hours of a court: the holidays that the law gives it, the days that it closes itself, its hours. */
export async function readCourtDays(db: Db, court_id: string, since = '0001-01-01'): Promise<ReadCourtDays> {
  const court = await findCourt(db, court_id);
  if (!court) throw new Refusal('not_found');
  const declared = await findClosures(db, court_id, since);
  const hours = await db
    .select({ weekday: workingHours.weekday, opens: workingHours.opens, closes: workingHours.closes })
    .from(workingHours)
    .where(eq(workingHours.court_id, court_id))
    .orderBy(asc(workingHours.weekday));
  const law = holidaysOf(court);
  const own = fullDays(declared).map(({ date, name }) => ({ closed_on: date, name }));
  const ownDays = new Set(own.map(({ closed_on }) => closed_on));
  const holidays = [...law.closed]
    .filter(([date]) => date >= since && !ownDays.has(date))
    .map(([closed_on, name]) => ({ closed_on, name }));
  return {
    time_zone: court.time_zone,
    closures: [...own, ...holidays].sort((a, b) => a.closed_on.localeCompare(b.closed_on)),
    short_days: declared.flatMap(({ closed_on, closed_from, closed_to }) =>
      closed_from && closed_to ? [{ date: closed_on, closed_from, closed_to }] : [],
    ),
    holidays,
    declared,
    hours: hours.length > 0 ? hours.map(onTheMinute) : usualHours,
    hours_are_own: hours.length > 0,
    authorities: law.authorities.map(({ authority }) => authority),
  };
}

/** The closures of a court by order that end on a day or later. */
async function findClosures(db: Db, court_id: string, since: string): Promise<StoredClosure[]> {
  const lastDay = sql`coalesce(${courtClosures.closed_until}, ${courtClosures.closed_on})`;
  const found = await db
    .select()
    .from(courtClosures)
    .where(and(eq(courtClosures.court_id, court_id), gte(lastDay, since)))
    .orderBy(asc(courtClosures.closed_on));
  return found.map((one) => ({
    ...one,
    closed_from: one.closed_from?.slice(0, 5) ?? null,
    closed_to: one.closed_to?.slice(0, 5) ?? null,
  }));
}

/** PostgreSQL returns 08:00:00. */
function onTheMinute({ weekday, opens, closes }: { weekday: number; opens: string; closes: string }) {
  return { weekday, opens: opens.slice(0, 5), closes: closes.slice(0, 5) };
}
