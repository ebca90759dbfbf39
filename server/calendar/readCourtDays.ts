import { and, asc, eq, gte } from 'drizzle-orm';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { type CourtDays, usualHours } from '#domain/hearings/CourtDays';
import type { Db } from '#server/db/db';
import { courts } from '#server/db/schema';
import { courtClosures, workingHours } from '#server/db/schema/calendar';
import { Refusal } from '#server/http/Refusal';

/** When a court holds hearings, with what its screens say about it. */
export type ReadCourtDays = CourtDays & {
  closures: { id: string | null; closed_on: string; name: string }[];
  hours_are_own: boolean;
  authorities: string[];
};

/** The days and hours of a court: the holidays that the law gives it, the days that it closes itself, its hours. */
export async function readCourtDays(db: Db, court_id: string, since = '0001-01-01'): Promise<ReadCourtDays> {
  const [court] = await db.select().from(courts).where(eq(courts.id, court_id));
  if (!court) throw new Refusal('not_found');
  const own = await db
    .select({ id: courtClosures.id, closed_on: courtClosures.closed_on, name: courtClosures.name })
    .from(courtClosures)
    .where(and(eq(courtClosures.court_id, court_id), gte(courtClosures.closed_on, since)))
    .orderBy(asc(courtClosures.closed_on));
  const hours = await db
    .select({ weekday: workingHours.weekday, opens: workingHours.opens, closes: workingHours.closes })
    .from(workingHours)
    .where(eq(workingHours.court_id, court_id))
    .orderBy(asc(workingHours.weekday));
  const law = holidaysOf(court);
  const ownDays = new Set(own.map(({ closed_on }) => closed_on));
  const holidays = [...law.closed]
    .filter(([date]) => date >= since && !ownDays.has(date))
    .map(([closed_on, name]) => ({ id: null, closed_on, name }));
  return {
    time_zone: court.time_zone,
    closures: [...own, ...holidays].sort((a, b) => a.closed_on.localeCompare(b.closed_on)),
    hours: hours.length > 0 ? hours.map(onTheMinute) : usualHours,
    hours_are_own: hours.length > 0,
    authorities: law.authorities.map(({ authority }) => authority),
  };
}

/** PostgreSQL says 08:00:00. */
function onTheMinute({ weekday, opens, closes }: { weekday: number; opens: string; closes: string }) {
  return { weekday, opens: opens.slice(0, 5), closes: closes.slice(0, 5) };
}
