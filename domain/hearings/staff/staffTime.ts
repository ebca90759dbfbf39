import { addDays, weekdayNumber } from '#domain/days/days';
import { overlaps, type Span } from '../availability.ts';
import type { DayHours } from '../CourtDays.ts';
import { midnight, toMoment, toWallTime } from '../courtTime.ts';
import type { BookingUnit, StaffPeriod, StaffTime } from './HearingStaff.ts';
import { type Hours, midday } from './halfDays.ts';

/** Why a person is not available: no longer on the list, a time away, or hours that do not contain the time. */
export type Absence =
  | { why: 'inactive' }
  | { why: 'away'; period: StaffPeriod }
  /** `open` are the hours of that day, none where the person is not available on it. */
  | { why: 'hours'; date: string; open: readonly Hours[] };

/**
 * Why a person is not available during all of a time; null if available. Time away excludes all else. On days without
 * recurring hours in force, the person is available in the hours of the court.
 */
export function absenceDuring(time: StaffTime, span: Span, zone: string): Absence | null {
  if (!time.active) return { why: 'inactive' };
  const away = time.periods.find((period) => period.status === 'away' && overlaps(period, span));
  if (away) return { why: 'away', period: away };
  const [first, last] = [toWallTime(span.starts_at, zone).date, toWallTime(span.ends_at, zone).date];
  const open: Span[] = time.periods.filter(({ status }) => status === 'available');
  for (let date = first; date <= last; date = addDays(date, 1)) open.push(...recurringOn(time, date, zone));
  if (isCovered(span, open)) return null;
  return { why: 'hours', date: first, open: openHoursOn(time, first, zone) };
}

/** Whether a person is available during all of a time. */
export const isAvailable = (time: StaffTime, span: Span, zone: string) => absenceDuring(time, span, zone) === null;

/** The stretches of a day in which a person is available, in order; adjacent ones are joined. */
export function openSpansOn(time: StaffTime, date: string, zone: string): Span[] {
  return openSpans(time, date, recurringOn(time, date, zone), zone);
}

/** The same as the court can use it: the hours within those of the court, and single times also outside them. */
export function usableSpansOn(time: StaffTime, date: string, court: DayHours | null, zone: string): Span[] {
  if (!court) return openSpans(time, date, [], zone);
  const within = { starts_at: momentOf(date, court.opens, zone), ends_at: momentOf(date, court.closes, zone) };
  return openSpans(
    time,
    date,
    recurringOn(time, date, zone).flatMap((span) => clip(span, within)),
    zone,
  );
}

function openSpans(time: StaffTime, date: string, recurring: readonly Span[], zone: string): Span[] {
  if (!time.active) return [];
  const day = dayOf(date, zone);
  const added = time.periods.filter(({ status }) => status === 'available');
  const away = time.periods.filter(({ status }) => status === 'away');
  return without(join([...recurring, ...added].flatMap((one) => clip(one, day))), away);
}

/** The open stretches of a day in the court's local time; the end of the day is 24:00. */
export function openHoursOn(time: StaffTime, date: string, zone: string): Hours[] {
  return openSpansOn(time, date, zone).map((span) => hoursOf(span, date, zone));
}

/** The stretches of a day in which a person is not available, each with the period of absence, if there is one. */
export function absencesOn(time: StaffTime, date: string, zone: string): (Span & { period: StaffPeriod | null })[] {
  const day = dayOf(date, zone);
  const away = time.active ? time.periods.filter(({ status }) => status === 'away') : [];
  const open = openSpansOn(time, date, zone);
  return [
    ...away.flatMap((period) => clip(period, day).map((span) => ({ ...span, period }))),
    ...without([day], [...open, ...away]).map((span) => ({ ...span, period: null })),
  ];
}

/** A stretch of a day in the court's local time; the end of the day is 24:00. */
export function hoursOf({ starts_at, ends_at }: Span, date: string, zone: string): Hours {
  const end = toWallTime(ends_at, zone);
  return { from: toWallTime(starts_at, zone).time, to: end.date > date ? '24:00' : end.time };
}

const halfHourMs = 30 * 60_000;

/** The time of a person that a hearing books, by the unit in which the person is booked. */
export function bookedSpan(unit: BookingUnit, span: Span, zone: string): Span {
  if (unit === 'minute') return span;
  const [starts, ends] = [toWallTime(span.starts_at, zone), toWallTime(span.ends_at, zone)];
  if (unit === 'half_hour') {
    const past = (at: Date, time: string) => (Number(time.slice(3)) % 30) * 60_000 + (at.getTime() % 60_000);
    const [over, into] = [past(span.starts_at, starts.time), past(span.ends_at, ends.time)];
    return {
      starts_at: new Date(span.starts_at.getTime() - over),
      ends_at: new Date(span.ends_at.getTime() + (into === 0 ? 0 : halfHourMs - into)),
    };
  }
  const noon = (date: string) => momentOf(date, midday, zone);
  return {
    starts_at: starts.time < midday ? midnight(starts.date, zone) : noon(starts.date),
    ends_at: halfDayEnd(span.ends_at, ends, zone),
  };
}

function halfDayEnd(ends_at: Date, { date, time }: { date: string; time: string }, zone: string): Date {
  if (time === '00:00') return ends_at;
  return time <= midday ? momentOf(date, midday, zone) : midnight(addDays(date, 1), zone);
}

/** The recurring hours of a day; all of it where none are in force. */
function recurringOn({ hours }: StaffTime, date: string, zone: string): Span[] {
  const inForce = hours.filter(
    (one) => one.valid_from <= date && (one.valid_until === null || date <= one.valid_until),
  );
  if (inForce.length === 0) return [dayOf(date, zone)];
  return inForce
    .filter(({ weekdays }) => weekdays.includes(weekdayNumber(date)))
    .map(({ from, to }) => ({ starts_at: momentOf(date, from, zone), ends_at: momentOf(date, to, zone) }));
}

/** The moment of a local time; an hour later where the clocks skip it. */
function momentOf(date: string, time: string, zone: string): Date {
  const later = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
  return toMoment({ date, time }, zone) ?? toMoment({ date, time: later }, zone)!;
}

const dayOf = (date: string, zone: string): Span => ({
  starts_at: midnight(date, zone),
  ends_at: midnight(addDays(date, 1), zone),
});

function clip(span: Span, within: Span): Span[] {
  const starts_at = span.starts_at > within.starts_at ? span.starts_at : within.starts_at;
  const ends_at = span.ends_at < within.ends_at ? span.ends_at : within.ends_at;
  return starts_at < ends_at ? [{ starts_at, ends_at }] : [];
}

/** Overlapping and adjacent spans as one, in order. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())) {
    const last = joined.at(-1);
    if (!last || span.starts_at > last.ends_at) joined.push({ starts_at: span.starts_at, ends_at: span.ends_at });
    else if (span.ends_at > last.ends_at) last.ends_at = span.ends_at;
  }
  return joined;
}

/** What remains of the spans without the excluded ones. */
export function without(spans: readonly Span[], excluded: readonly Span[]): Span[] {
  let remaining = [...spans];
  for (const gap of excluded) {
    remaining = remaining.flatMap((span) => [
      ...clip(span, { starts_at: span.starts_at, ends_at: gap.starts_at }),
      ...clip(span, { starts_at: gap.ends_at, ends_at: span.ends_at }),
    ]);
  }
  return remaining;
}

function isCovered(span: Span, open: readonly Span[]): boolean {
  return join(open).some(({ starts_at, ends_at }) => starts_at <= span.starts_at && span.ends_at <= ends_at);
}
