import { dateTimeFormat } from '#domain/intl/formats';

/** `March 2026` */
export function nameMonth(month: string): string {
  return written(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** Sun to Sat, and the full names. January 4, 2026, was a Sunday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => ({
  short: written(`2026-01-${String(4 + index).padStart(2, '0')}`, { weekday: 'short' }),
  long: written(`2026-01-${String(4 + index).padStart(2, '0')}`, { weekday: 'long' }),
}));

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
