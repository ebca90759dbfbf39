import { daysBetween } from '#domain/days/days';
import { minutesOf, timeOf } from '#domain/hearings/clockMinutes';
import type { WallTime } from '#domain/hearings/courtTime';
import { startStep } from '#domain/hearings/startStep';

/** The minutes of a slot. */
export const slotMinutes = startStep;

/** Which time of the court each slot of a plan is. */
export type PlanTimes = {
  /** The time at which its days begin, HH:MM. */
  begins: string;
  /** The day and the slot in which a time begins; null outside the plan. */
  placeOf(at: WallTime): { day: number; slot: number } | null;
  /** The time at which a slot begins. */
  timeOf(day: number, slot: number): WallTime;
  /** The position of a date, which can be before the first or after the last day. */
  dayOf(date: string): number;
};

/** The times of a plan whose days begin at the same time and have the same number of slots. */
export function planTimes({ dates, begins, slots }: { dates: readonly string[]; begins: string; slots: number }) {
  const first = minutesOf(begins);
  const known = new Map(dates.map((date, day) => [date, day]));
  const dayOf = (date: string) => known.get(date) ?? daysBetween(dates[0]!, date);
  const times: PlanTimes = {
    begins,
    dayOf,
    placeOf({ date, time }) {
      const day = dayOf(date);
      const slot = Math.floor((minutesOf(time) - first) / slotMinutes);
      return day < 0 || day >= dates.length || slot < 0 || slot >= slots ? null : { day, slot };
    },
    timeOf: (day, slot) => ({ date: dates[day]!, time: timeOf(first + slot * slotMinutes) }),
  };
  return times;
}
