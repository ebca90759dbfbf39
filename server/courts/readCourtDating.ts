import type { CourtDating } from '#domain/filingDates/CourtDating';
import { filingSystemOf } from '#domain/filingDates/filingDateRules';
import type { Db } from '#server/kernel/Database';
import { type KnownCourt, readCourt } from './readCourt.ts';

/** What determines the filing dates of a court: its rules, its clock, its closed days, and its settings. */
export async function readCourtDating(db: Db, now: Date, court_id: string): Promise<CourtDating> {
  return datingOf(await readCourt(db, now, court_id));
}

/** The same for a court that was read before. */
export function datingOf(court: KnownCourt): CourtDating {
  const { time_zone, calendar, closures, filing_dates: settings } = court;
  return { system: filingSystemOf(court), time_zone, calendar, closures, settings };
}
