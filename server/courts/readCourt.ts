import { asc, eq } from 'drizzle-orm';
import type { ClosedDay, CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { extendingDays } from '#domain/courts/holidays/closures';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { dateInZone } from '#domain/days/dateInZone';
import { courtClosures } from '#server/db/schema/courtDays';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';

export type KnownCourt = typeof courts.$inferSelect & {
  /** Days on which it is closed by an order that extends deadlines. */
  closures: ClosedDay[];
  calendar: CourtCalendar;
  /** The date that it is there. */
  today: string;
};

/** A court of this portal with its calendar and today's date. */
export async function readCourt(db: Db, now: Date, court_id: string): Promise<KnownCourt> {
  const [court] = await db.select().from(courts).where(eq(courts.id, court_id));
  const declared = await db
    .select()
    .from(courtClosures)
    .where(eq(courtClosures.court_id, court_id))
    .orderBy(asc(courtClosures.closed_on));
  const closures = extendingDays(declared);
  if (!court) throw new Error(`There is no court ${court_id}.`);
  return { ...court, closures, calendar: holidaysOf(court, closures), today: dateInZone(now, court.time_zone) };
}
