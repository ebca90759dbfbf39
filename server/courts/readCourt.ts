import { eq, sql } from 'drizzle-orm';
import type { ClosedDay, CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { type Closure, extendingDays } from '#domain/courts/holidays/closures';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { dateInZone } from '#domain/days/dateInZone';
import type { FilingDateSettings } from '#domain/filingDates/CourtDating';
import { courtClosures, courtFilingDates } from '#server/db/schema/courtDays';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';
import { settingsOf } from './filingDateSettings.ts';

export type KnownCourt = typeof courts.$inferSelect & {
  /** Days on which it is closed by an order that extends deadlines. */
  closures: ClosedDay[];
  calendar: CourtCalendar;
  /** What it set for filing dates. */
  filing_dates: FilingDateSettings;
  /** The date that it is there. */
  today: string;
};

/** A court's closures as JSON, so that a court is read with one statement. */
const declared = sql<Closure[]>`(
  select coalesce(jsonb_agg(to_jsonb(${courtClosures}) order by ${courtClosures.closed_on}), '[]')
  from ${courtClosures} where ${courtClosures.court_id} = ${courts.id})`;

/** A court of this portal with its calendar and today's date. */
export async function readCourt(db: Db, now: Date, court_id: string): Promise<KnownCourt> {
  const [found] = await db
    .select({ court: courts, declared, filing_dates: courtFilingDates })
    .from(courts)
    .leftJoin(courtFilingDates, eq(courtFilingDates.court_id, courts.id))
    .where(eq(courts.id, court_id));
  if (!found) throw new Error(`There is no court ${court_id}.`);
  const { court } = found;
  const closures = extendingDays(found.declared);
  return {
    ...court,
    closures,
    calendar: holidaysOf(court, closures),
    filing_dates: settingsOf(found.filing_dates),
    today: dateInZone(now, court.time_zone),
  };
}
