import { dateTimeFormat } from '#domain/intl/formats';

/** A day, YYYY-MM-DD, as notices and the record write it: `Nov 22, 2026`. */
export function spellDay(day: string): string {
  return spell(day, {});
}

/** The same with the day of the week: `Sun, Nov 22, 2026`. */
export function spellWeekday(day: string): string {
  return spell(day, { weekday: 'short' });
}

/** The same in full, as documents write it: `November 22, 2026`. */
export function spellLongDay(day: string): string {
  return spell(day, { month: 'long' });
}

function spell(day: string, more: Intl.DateTimeFormatOptions): string {
  const options = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC', ...more } as const;
  return dateTimeFormat(options).format(new Date(`${day}T00:00:00Z`));
}
