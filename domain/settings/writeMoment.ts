import { dateInZone } from '#domain/days/dateInZone';
import { dateTimeFormat } from '#domain/intl/formats';
import type { Display } from './preferences.ts';
import { writeDay } from './writeDay.ts';

type Written = Pick<Display, 'date_format' | 'time_format'>;

/** A moment in a court's time zone, which is named, in the person's preferred format: `03/17/2026, 9:58 AM PDT`. */
export function writeMoment(moment: Date, { date_format, time_format }: Written, timeZone: string): string {
  return `${writeDay(dateInZone(moment, timeZone), date_format)}, ${writeTime(moment, time_format, timeZone)}`;
}

function writeTime(moment: Date, time_format: Written['time_format'], timeZone: string): string {
  const hours =
    time_format === '24h' ? ({ hour: '2-digit', hourCycle: 'h23' } as const) : ({ hour: 'numeric' } as const);
  const parts = { ...hours, minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  // Intl separates the hour from AM and PM with a narrow space that some fonts lack.
  return dateTimeFormat(parts).format(moment).replaceAll('\u202f', ' ');
}
