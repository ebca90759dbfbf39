import { addDays } from '#domain/days/days';
import { type PilotState, pilotDays } from './pilotTerms.ts';

/** The days of a pilot as ISO dates; `ended_on` is the day on which a person ended it early. */
export type PilotDates = { starts_on: string; ends_on: string; ended_on: string | null };

/** Where a pilot is on a day. It runs on its first day and on its last. */
export function pilotStateOn({ starts_on, ends_on, ended_on }: PilotDates, day: string): PilotState {
  if (ended_on !== null || day > ends_on) return 'ended';
  return day < starts_on ? 'planned' : 'running';
}

/** Whether clerks' decisions still count on a day: while the pilot runs, and for two weeks after its end. */
export function takesDecisionsOn(dates: PilotDates, day: string): boolean {
  const last = dates.ended_on ?? dates.ends_on;
  return pilotStateOn(dates, day) === 'running' || (day >= dates.starts_on && day <= addDays(last, pilotDays.late));
}
