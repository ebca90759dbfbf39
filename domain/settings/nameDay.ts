import { dateTimeFormat } from '#domain/intl/formats';
import type { DateFormat } from './preferences.ts';
import { writeDay } from './writeDay.ts';

function word(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A day, YYYY-MM-DD, in words: `Tuesday, March 17, 2026`, or in figures for who wants the year first. */
export function nameDay(day: string, format: DateFormat): string {
  const weekday = word(day, { weekday: 'long' });
  if (format === 'YYYY-MM-DD') return `${weekday}, ${writeDay(day, format)}`;
  const [month, ofMonth, year] = [word(day, { month: 'long' }), Number(day.slice(8)), day.slice(0, 4)];
  return format === 'DD/MM/YYYY'
    ? `${weekday}, ${ofMonth} ${month} ${year}`
    : `${weekday}, ${month} ${ofMonth}, ${year}`;
}

/** The same without weekday and year: `Mar 17`, `17 Mar`, `03-17`. */
export function nameShortDay(day: string, format: DateFormat): string {
  if (format === 'YYYY-MM-DD') return day.slice(5);
  const [month, ofMonth] = [word(day, { month: 'short' }), Number(day.slice(8))];
  return format === 'DD/MM/YYYY' ? `${ofMonth} ${month}` : `${month} ${ofMonth}`;
}
