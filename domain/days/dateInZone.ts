import { dateTimeFormat } from '#domain/intl/formats';

/** The date (YYYY-MM-DD) in a time zone (an IANA name) at a moment. */
export function dateInZone(at: Date, timeZone: string): string {
  const written = dateTimeFormat({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
  const [month, day, year] = written.split('/');
  return `${year}-${month}-${day}`;
}
