import * as words from '#domain/settings/nameDay';
import { usualDisplay } from '#domain/settings/preferences';
import { session } from '#web/identity/session.ts';

/** A time by the court's clock, HH:MM, as the person wants it written: `9:30 AM`. */
export function formatTime(time: string): string {
  if ((session.read()?.preferences ?? usualDisplay).time_format === '24h') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `March 2026` */
export function nameMonth(month: string): string {
  return written(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** `Tuesday, March 17, 2026` */
export function nameDay(date: string): string {
  return words.nameDay(date, dateFormat());
}

/** `Mar 17` */
export function nameShortDay(date: string): string {
  return words.nameShortDay(date, dateFormat());
}

function dateFormat() {
  return (session.read()?.preferences ?? usualDisplay).date_format;
}

/** Sun to Sat, and in full. 4 January 2026 was a Sunday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => ({
  short: written(`2026-01-${String(4 + index).padStart(2, '0')}`, { weekday: 'short' }),
  long: written(`2026-01-${String(4 + index).padStart(2, '0')}`, { weekday: 'long' }),
}));

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
