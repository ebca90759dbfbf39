import { spellWeekday } from '#domain/days/spellDay';
import type { Span } from '#domain/hearings/availability';
import { toWallTime } from '#domain/hearings/courtTime';

/** 'on Tue, Mar 17, from 9:00 AM to 9:30 AM', or from day to day. */
export function describeSpan({ starts_at, ends_at }: Span, timeZone: string): string {
  const [from, to] = [toWallTime(starts_at, timeZone), toWallTime(ends_at, timeZone)];
  return from.date === to.date
    ? `on ${spellWeekday(from.date)}, from ${describeTime(from.time)} to ${describeTime(to.time)}`
    : `from ${spellWeekday(from.date)}, ${describeTime(from.time)}, to ${spellWeekday(to.date)}, ${describeTime(to.time)}`;
}

/** '9:00 AM' */
export function describeTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
