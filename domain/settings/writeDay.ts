import type { DateFormat } from './preferences.ts';

/** A calendar date, YYYY-MM-DD, in the person's preferred format. It is the same day in every time zone. */
export function writeDay(day: string, format: DateFormat): string {
  const [year, month, ofMonth] = day.split('-') as [string, string, string];
  if (format === 'YYYY-MM-DD') return `${year}-${month}-${ofMonth}`;
  return format === 'DD/MM/YYYY' ? `${ofMonth}/${month}/${year}` : `${month}/${ofMonth}/${year}`;
}
