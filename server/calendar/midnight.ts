import { toMoment } from '#domain/hearings/courtTime';

/** The first moment of a day: in a few zones some night has no midnight. */
export function midnight(date: string, time_zone: string): Date {
  return toMoment({ date, time: '00:00' }, time_zone) ?? toMoment({ date, time: '01:00' }, time_zone)!;
}
