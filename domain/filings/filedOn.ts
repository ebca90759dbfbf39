import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay } from '#domain/courts/holidays/isCourtDay';

/**
 * Where a document received on a day on which the clerk's office is closed is filed as of the next court day:
 * CCP 1010.6(e)(3) and CRC 2.259(c); TRCP 21(f)(5); Ill. S. Ct. R. 9(d). Elsewhere the day of receipt counts.
 */
const nextDayStates: readonly Jurisdiction[] = ['California', 'Texas', 'Illinois'];

type Office = {
  court: { level: CourtLevel; jurisdiction: Jurisdiction };
  calendar: CourtCalendar;
  /** Days on which the court is closed by an order that extends deadlines. */
  closures: readonly { date: string }[];
};

/** The filing date of what a court received on a day, with its declared closures. Both dates are YYYY-MM-DD. */
export function filedOn(received: string, { court, calendar, closures }: Office): string {
  const moves = court.level !== 'Federal Court' && nextDayStates.includes(court.jurisdiction);
  const closed = closures.some(({ date }) => date === received);
  return moves && closed ? nextCourtDay(received, calendar) : received;
}
