import { dateTimeFormat } from '#domain/intl/formats';
import type { Display } from './preferences.ts';
import { writeDay } from './writeDay.ts';

type Written = Pick<Display, 'date_format' | 'time_format'>;

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const hours = { '12h': { hour: 'numeric' }, '24h': { hour: '2-digit', hourCycle: 'h23' } } as const;
const rest = { minute: '2-digit', timeZoneName: 'short' } as const;

/** A moment in a court's time zone, which is named, in the person's preferred format: `03/17/2026, 9:58 AM PDT`. */
export function writeMoment(moment: Date, { date_format, time_format }: Written, timeZone: string): string {
  const format = dateTimeFormat({ ...day, ...hours[time_format], ...rest, timeZone });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const time = [`${part.hour}:${part.minute}`, part.dayPeriod, part.timeZoneName].filter(Boolean).join(' ');
  return `${writeDay(`${part.year}-${part.month}-${part.day}`, date_format)}, ${time}`;
}
