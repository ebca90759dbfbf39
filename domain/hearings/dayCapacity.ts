import type { Span } from './availability.ts';
import { type CourtDays, hoursOn } from './CourtDays.ts';
import { minutesOf } from './clockMinutes.ts';
import { toMoment, toWallTime } from './courtTime.ts';

type Facts = {
  days: CourtDays;
  /** The courtrooms in use, or 1 for a single judge or courtroom. */
  columns: number;
  /** Calendar calls, each with the share of its capacity that is taken. */
  calls: readonly (Span & { share: number })[];
  /** The absences of a single judge, which never overlap. */
  absences: readonly Span[];
};

/**
 * The available minutes of a day, and those that calendar calls have booked: available are the court's hours of each
 * column, without absences; a call books as much of its time as it has of its capacity. Null where no time is available.
 */
export function dayCapacity({ days, columns, calls, absences }: Facts) {
  const booked = new Map<string, number>();
  for (const { starts_at, ends_at, share } of calls) {
    const { date } = toWallTime(starts_at, days.time_zone);
    const minutes = Math.round(((ends_at.getTime() - starts_at.getTime()) / 60_000) * Math.min(1, share));
    booked.set(date, (booked.get(date) ?? 0) + minutes);
  }
  return (date: string) => {
    const available_minutes = columns * openMinutes(date, days) - awayMinutes(date, days, absences);
    if (available_minutes <= 0) return null;
    return { booked_minutes: booked.get(date) ?? 0, available_minutes };
  };
}

function openMinutes(date: string, days: CourtDays): number {
  const hours = hoursOn(date, days);
  return hours ? minutesOf(hours.closes) - minutesOf(hours.opens) : 0;
}

function awayMinutes(date: string, days: CourtDays, absences: readonly Span[]): number {
  const hours = hoursOn(date, days);
  const opens = hours && toMoment({ date, time: hours.opens }, days.time_zone);
  const closes = hours && toMoment({ date, time: hours.closes }, days.time_zone);
  if (!opens || !closes) return 0;
  const within = ({ starts_at, ends_at }: Span) =>
    Math.min(ends_at.getTime(), closes.getTime()) - Math.max(starts_at.getTime(), opens.getTime());
  return absences.reduce((sum, one) => sum + Math.max(0, Math.round(within(one) / 60_000)), 0);
}
