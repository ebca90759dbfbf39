import { dayMs } from '#domain/days/days';
import { dateTimeFormat } from '#domain/intl/formats';
import type { Span } from './availability.ts';

/** A day (YYYY-MM-DD) and a time (HH:MM) in the court's time zone. */
export type WallTime = { date: string; time: string };

/** The local date and time in the court's time zone at a moment. */
export function toWallTime(at: Date, timeZone: string): WallTime {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The moment at which the court's time zone shows this. In the hour that repeats in the fall, standard time applies, as
 * in PostgreSQL; null in the hour skipped in the spring.
 */
export function toMoment({ date, time }: WallTime, timeZone: string): Date | null {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  // Date.parse reads February 31 as March 3.
  if (Number.isNaN(asIfUtc) || new Date(asIfUtc).getUTCDate() !== Number(date.slice(8))) return null;
  const early = asIfUtc - offsetAt(asIfUtc - dayMs, timeZone);
  const late = asIfUtc - offsetAt(asIfUtc + dayMs, timeZone);
  const shows = (at: number) => at + offsetAt(at, timeZone) === asIfUtc;
  const found = [Math.max(early, late), Math.min(early, late)].find(shows);
  return found === undefined ? null : new Date(found);
}

/** The first moment of a day. Where the clocks skip midnight, the day begins at one. */
export function midnight(date: string, timeZone: string): Date {
  return toMoment({ date, time: '00:00' }, timeZone) ?? toMoment({ date, time: '01:00' }, timeZone)!;
}

/** The time range from this moment for this many minutes; null if that local time does not exist. */
export function spanOf(at: WallTime, minutes: number, timeZone: string): Span | null {
  const starts_at = toMoment(at, timeZone);
  return starts_at && { starts_at, ends_at: new Date(starts_at.getTime() + minutes * 60_000) };
}

/** Offsets by zone and by the days since 1970; null on a day on which the clocks change. */
const offsets = new Map<string, Map<number, number | null>>();
/** About forty years of days a zone. */
const mostDays = 15_000;

/** How far the court's time zone is ahead of UTC, in milliseconds. Most days keep one offset, which is looked up once. */
function offsetAt(at: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number | null>();
  offsets.set(timeZone, days);
  const day = Math.floor(at / dayMs);
  const known = days.get(day);
  if (known !== undefined) return known ?? findOffset(at, timeZone);
  if (days.size >= mostDays) days.clear();
  const first = findOffset(day * dayMs, timeZone);
  days.set(day, first === findOffset((day + 1) * dayMs, timeZone) ? first : null);
  return offsetAt(at, timeZone);
}

const clock = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

function findOffset(at: number, timeZone: string): number {
  const whole = Math.floor(at / 60_000) * 60_000;
  const parts = Object.fromEntries(
    dateTimeFormat({ ...clock, timeZone })
      .formatToParts(new Date(whole))
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`) - whole;
}
