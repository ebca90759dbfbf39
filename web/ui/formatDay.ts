import { usualDisplay } from '#domain/settings/preferences';
import { writeDay } from '#domain/settings/writeDay';
import { session } from '#web/identity/session.ts';

/** A day of the calendar, YYYY-MM-DD, as the person wants it written: `03/17/2026`. */
export function formatDay(day: string): string {
  return writeDay(day, (session.read()?.preferences ?? usualDisplay).date_format);
}
