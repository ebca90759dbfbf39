import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';

/**
 * How many court days remain until a date, without today and with the date itself: 0 today, 1 on the next court day,
 * and negative once the date has passed. A date on which the court is closed counts as the court day before it.
 */
export function courtDaysLeft(today: string, due: string, calendar: CourtCalendar): number {
  const [from, to, sign] = today <= due ? [today, due, 1] : [due, today, -1];
  let days = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (isCourtDay(date, calendar)) days++;
  return days === 0 ? 0 : sign * days;
}
