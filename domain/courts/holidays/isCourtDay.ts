import { addDays, weekdayOf } from '#domain/days/days';
import type { CourtCalendar } from './CourtCalendar.ts';

/** Whether a court is open on a date. */
export function isCourtDay(date: string, calendar: CourtCalendar): boolean {
  return whyClosed(date, calendar) === null;
}

/** The weekend day or holiday for which a court is closed, or null if it is open. */
export function whyClosed(date: string, calendar: CourtCalendar): string | null {
  const weekday = weekdayOf(date);
  return calendar.closed.get(date) ?? (weekday === 'Saturday' || weekday === 'Sunday' ? weekday : null);
}

/** The first court day after a date. */
export function nextCourtDay(date: string, calendar: CourtCalendar): string {
  return seekCourtDay(addDays(date, 1), calendar, 1);
}

/** The last court day before a date. */
export function previousCourtDay(date: string, calendar: CourtCalendar): string {
  return seekCourtDay(addDays(date, -1), calendar, -1);
}

/** The date if it is a court day; otherwise, the nearest court day after (1) or before it (-1). */
export function seekCourtDay(date: string, calendar: CourtCalendar, direction: 1 | -1): string {
  let day = date;
  while (!isCourtDay(day, calendar)) day = addDays(day, direction);
  return day;
}
