import { dateInZone } from '#domain/days/dateInZone';
import { filedOn } from '#domain/filings/filedOn';
import { readCourt } from '#server/courts/readCourt';
import type { Db } from '#server/kernel/Database';

/**
 * The court's day, YYYY-MM-DD, on which a document counts as filed that the court received at a moment; where the court
 * was closed that day by order, the day that its rules say.
 */
export async function filingDate(db: Db, now: Date, court_id: string, received: Date): Promise<string> {
  const court = await readCourt(db, now, court_id);
  return filedOn(dateInZone(received, court.time_zone), { court, calendar: court.calendar, closures: court.closures });
}
