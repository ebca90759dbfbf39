import { weekdayOf } from './calendarDays.ts';

/** Between which hours (HH:MM) hearings are held on a day of the week; 0 is Sunday. */
export type DayHours = { weekday: number; opens: string; closes: string };
export type Closure = { closed_on: string; name: string };

/** When a court holds hearings at all. */
export type CourtDays = { time_zone: string; hours: readonly DayHours[]; closures: readonly Closure[] };

/** The hours in force while a court has not said its own: the sign on most courthouse doors. */
export const usualHours: readonly DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '17:00',
}));

/** The closure of a day, if the court is closed on it by name. */
export function closureOn(date: string, { closures }: Pick<CourtDays, 'closures'>): Closure | undefined {
  return closures.find(({ closed_on }) => closed_on === date);
}

/** The court's hours on a day: null on a closed one, by name or by weekday. */
export function hoursOn(date: string, days: CourtDays): DayHours | null {
  if (closureOn(date, days)) return null;
  return days.hours.find(({ weekday }) => weekday === weekdayOf(date)) ?? null;
}
