import { addDays } from '#domain/days/days';
import type { ClosedDay } from './CourtCalendar.ts';

/** Who closed a courthouse: the court itself, the county (a commissioners court), or the state. */
export const closureDeclarers = ['court', 'county', 'state'] as const;
export type ClosureDeclarer = (typeof closureDeclarers)[number];

/** A closure by order. Dates are YYYY-MM-DD, hours HH:MM in the court's time zone. */
export type Closure = {
  closed_on: string;
  /** The last day; null for a single day. */
  closed_until: string | null;
  /** Both null for full days. */
  closed_from: string | null;
  closed_to: string | null;
  name: string;
  /** Which county or courthouse, if not the entire court. */
  place: string | null;
  /** Whether the order makes the day count as a holiday for deadlines and filing dates there. */
  extends_deadlines: boolean;
};

/** The days of a closure, each with its reason. */
export function daysOf({ closed_on, closed_until, name, place }: Closure): ClosedDay[] {
  const days: ClosedDay[] = [];
  const reason = place ? `${name}, ${place}` : name;
  for (let date = closed_on; date <= (closed_until ?? closed_on); date = addDays(date, 1)) {
    days.push({ date, name: reason });
  }
  return days;
}

/** The days that count as holidays for deadlines and filing dates. */
export function extendingDays(closures: readonly Closure[]): ClosedDay[] {
  return closures.filter(({ extends_deadlines }) => extends_deadlines).flatMap(daysOf);
}

/** The days on which no hearing is held at all. */
export function fullDays(closures: readonly Closure[]): ClosedDay[] {
  return closures.filter(({ closed_from }) => closed_from === null).flatMap(daysOf);
}
