import { addDays, weekdayNumber } from '#domain/days/days';

/** The days of the week that contains a date, YYYY-MM-DD, from Monday to Sunday. */
export function courtWeek(day: string): string[] {
  const monday = addDays(day, -((weekdayNumber(day) + 6) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(monday, later));
}

/** The week that a person opens first: on a weekend, the one that follows. */
export function weekToShow(today: string): string {
  const weekday = weekdayNumber(today);
  return courtWeek(weekday === 6 ? addDays(today, 2) : weekday === 0 ? addDays(today, 1) : today)[0]!;
}
