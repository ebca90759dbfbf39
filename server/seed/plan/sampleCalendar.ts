import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { ClosedDay, CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { addDays, type Weekday, weekdayOf } from '#domain/days/days';

/** The years before those that the court calendars cover, in which sample cases have a past. */
const years = Array.from({ length: 9 }, (_, index) => 2017 + index);

/**
 * The calendar of a court for the plan: that of the portal, and the holidays of earlier years, so that nothing in the
 * past of a sample case happens on a day on which no court was open.
 */
export function sampleCalendar(court: { level: CourtLevel; jurisdiction: Jurisdiction }): CourtCalendar {
  const own = holidaysOf(court);
  const earlier = years.flatMap(holidaysIn).filter(({ date }) => date < own.covers.from);
  return holidaysOf(court, earlier);
}

function holidaysIn(year: number): ClosedDay[] {
  const thanksgiving = nth(year, 11, 'Thursday', 4);
  return [
    day(observed(`${year}-01-01`), 'New Year’s Day'),
    day(nth(year, 1, 'Monday', 3), 'Martin Luther King Jr. Day'),
    day(observed(`${year}-02-12`), 'Lincoln’s Birthday'),
    day(nth(year, 2, 'Monday', 3), 'Presidents’ Day'),
    day(observed(`${year}-03-31`), 'Cesar Chavez Day'),
    day(lastMonday(year, 5), 'Memorial Day'),
    day(observed(`${year}-06-19`), 'Juneteenth'),
    day(observed(`${year}-07-04`), 'Independence Day'),
    day(nth(year, 9, 'Monday', 1), 'Labor Day'),
    day(nth(year, 9, 'Friday', 4), 'Native American Day'),
    day(nth(year, 10, 'Monday', 2), 'Columbus Day'),
    day(observed(`${year}-11-11`), 'Veterans Day'),
    day(thanksgiving, 'Thanksgiving Day'),
    day(addDays(thanksgiving, 1), 'Day after Thanksgiving'),
    day(observed(`${year}-12-25`), 'Christmas Day'),
  ];
}

const day = (date: string, name: string): ClosedDay => ({ date, name });

/** A holiday on a Saturday is kept on the Friday before, and one on a Sunday on the Monday after. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === 'Saturday' ? addDays(date, -1) : weekday === 'Sunday' ? addDays(date, 1) : date;
}

function nth(year: number, month: number, weekday: Weekday, count: number): string {
  let date = `${year}-${String(month).padStart(2, '0')}-01`;
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return addDays(date, 7 * (count - 1));
}

const lastMonday = (year: number, month: number) => addDays(nth(year, month + 1, 'Monday', 1), -7);
