import { weekdayNumber } from '#domain/days/days';

/** Between which hours (HH:MM) hearings are held on a day of the week; 0 is Sunday. */
export type DayHours = { weekday: number; opens: string; closes: string };
export type Closure = { closed_on: string; name: string };

/** A day on which the court is closed between two hours. */
export type ShortDay = { date: string; closed_from: string; closed_to: string };

/** When a court holds hearings. */
export type CourtDays = {
  time_zone: string;
  hours: readonly DayHours[];
  closures: readonly Closure[];
  short_days?: readonly ShortDay[];
};

/** The default hours of a court that has not set its own. */
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
  const usual = days.hours.find(({ weekday }) => weekday === weekdayNumber(date));
  return usual
    ? shortened(
        usual,
        days.short_days?.find((day) => day.date === date),
      )
    : null;
}

/** What remains of a day: the later part where the court opens late, else the part before it closes. */
function shortened(usual: DayHours, short: ShortDay | undefined): DayHours | null {
  if (!short) return usual;
  const { closed_from, closed_to } = short;
  if (closed_from <= usual.opens && closed_to >= usual.closes) return null;
  if (closed_from <= usual.opens) return { ...usual, opens: closed_to > usual.opens ? closed_to : usual.opens };
  return { ...usual, closes: closed_from < usual.closes ? closed_from : usual.closes };
}
