import { addDays, weekdayNumber } from '#domain/days/days';
import type { Span } from '../availability.ts';
import { type CourtDays, closureOn, hoursOn } from '../CourtDays.ts';
import { minutesOf } from '../clockMinutes.ts';
import { spanOf } from '../courtTime.ts';

/** When a recurring calendar call is held: on which days, between which times (HH:MM), and from when until when. */
export type TemplateTimes = {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** 1 is the first such weekday of a month. Empty for every week. */
  weeks: readonly number[];
  from: string;
  to: string;
  valid_from: string;
  valid_until: string | null;
};

/** A day of a template: its time, or why no call is held on it. */
export type TemplateDay = { date: string } & (
  | { state: 'open'; span: Span }
  | { state: 'closed'; name: string }
  | { state: 'no_court_day' }
  | { state: 'outside_hours'; opens: string; closes: string }
  | { state: 'no_such_time' }
);

/** The days of a template between two dates, both included. Closures, hours, and clock changes are its exceptions. */
export function templateDays(
  times: TemplateTimes,
  { from, to }: { from: string; to: string },
  days: CourtDays,
): TemplateDay[] {
  const first = times.valid_from > from ? times.valid_from : from;
  const last = times.valid_until !== null && times.valid_until < to ? times.valid_until : to;
  const found: TemplateDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (times.weekdays.includes(weekdayNumber(date)) && isInWeek(date, times.weeks))
      found.push(dayOf(date, times, days));
  }
  return found;
}

function isInWeek(date: string, weeks: readonly number[]): boolean {
  return weeks.length === 0 || weeks.includes(Math.ceil(Number(date.slice(8)) / 7));
}

function dayOf(date: string, { from, to }: TemplateTimes, days: CourtDays): TemplateDay {
  const closure = closureOn(date, days);
  if (closure) return { date, state: 'closed', name: closure.name };
  const hours = hoursOn(date, days);
  if (!hours) return { date, state: 'no_court_day' };
  if (from < hours.opens || to > hours.closes) {
    return { date, state: 'outside_hours', opens: hours.opens, closes: hours.closes };
  }
  const span = spanOf({ date, time: from }, minutesOf(to) - minutesOf(from), days.time_zone);
  return span ? { date, state: 'open', span } : { date, state: 'no_such_time' };
}
