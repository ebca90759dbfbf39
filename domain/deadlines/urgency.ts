import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';

/** A deadline is urgent if it is due within this many court days, or overdue. */
export const urgentCourtDays = 3;

/** The last due date that is urgent today. */
export function urgentUntil(today: string, calendar: CourtCalendar): string {
  let last = today;
  for (let left = urgentCourtDays; left > 0; left--) last = nextCourtDay(last, calendar);
  // A deadline on a weekend is as urgent as one on the preceding court day, because the court is closed in between.
  return addDays(nextCourtDay(last, calendar), -1);
}
