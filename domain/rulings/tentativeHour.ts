import type { StateKind } from '#domain/courts/courtKindOf';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { previousCourtDay } from '#domain/courts/holidays/isCourtDay';

/** When a court publishes its tentative rulings, if it does. */
export type TentativePractice = {
  offered: boolean;
  /** HH:MM in the court's time zone. */
  hour: string;
  /** How many court days before the hearing. */
  court_days_before: number;
};

/** A court's practice until it sets its own: CRC 3.1308 has 3:00 PM the court day before; elsewhere there is none. */
export function usualPractice(kind: StateKind | string | null): TentativePractice {
  return { offered: kind === 'california', hour: '15:00', court_days_before: 1 };
}

/** The day on which a tentative ruling for a hearing is published. */
export function publicationDay(
  hearing_day: string,
  { court_days_before }: TentativePractice,
  calendar: CourtCalendar,
): string {
  let day = hearing_day;
  for (let left = court_days_before; left > 0; left--) day = previousCourtDay(day, calendar);
  return day;
}
