import { clockTime } from '#contract/messages/en/words';
import { spellWeekday } from '#domain/days/spellDay';
import type { Span } from '#domain/hearings/availability';
import { toWallTime } from '#domain/hearings/courtTime';

/** 'on Tue, Mar 17, from 9:00 AM to 9:30 AM', or from day to day. */
export function describeSpan({ starts_at, ends_at }: Span, timeZone: string): string {
  const [from, to] = [toWallTime(starts_at, timeZone), toWallTime(ends_at, timeZone)];
  return from.date === to.date
    ? `on ${spellWeekday(from.date)}, from ${clockTime(from.time)} to ${clockTime(to.time)}`
    : `from ${spellWeekday(from.date)}, ${clockTime(from.time)}, to ${spellWeekday(to.date)}, ${clockTime(to.time)}`;
}
