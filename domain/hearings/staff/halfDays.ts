import type { DayHours } from '../CourtDays.ts';

/** Where mornings end and afternoons begin. */
export const midday = '12:00';

/** A part of a day, HH:MM in the court's time zone. */
export type Hours = { from: string; to: string };

/** The halves of a day of the court; one that the court's hours do not reach is left out. */
export function halfDays({ opens, closes }: DayHours): { morning: Hours | null; afternoon: Hours | null } {
  return {
    morning: opens < midday ? { from: opens, to: closes < midday ? closes : midday } : null,
    afternoon: closes > midday ? { from: opens > midday ? opens : midday, to: closes } : null,
  };
}
