import { and, between, eq, gt, lt } from 'drizzle-orm';
import type { Closure } from '#domain/courts/holidays/closures';
import { toMoment } from '#domain/hearings/courtTime';
import { zoneOf } from '#server/courts/zoneOf';
import { hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** How many scheduled hearings of a court are on the days of a closure, or within its hours. */
export async function countHearingsWithinForSystem(tx: Db, court_id: string, closure: Closure): Promise<number> {
  const time_zone = await zoneOf(tx, court_id);
  const { closed_on, closed_until, closed_from, closed_to } = closure;
  const onDays = between(hearings.hearing_date, closed_on, closed_until ?? closed_on);
  const from = closed_from && toMoment({ date: closed_on, time: closed_from }, time_zone);
  const to = closed_to && toMoment({ date: closed_on, time: closed_to }, time_zone);
  const inHours = from && to ? and(lt(hearings.starts_at, to), gt(hearings.ends_at, from)) : undefined;
  return tx.$count(hearings, and(eq(hearings.court_id, court_id), onDays, inHours, eq(hearings.status, 'scheduled')));
}
