import { dateTimeFormat } from '#domain/intl/formats';

/** The time of day (HH:MM) in a time zone (an IANA name) at a moment. */
export function clockInZone(at: Date, timeZone: string): string {
  return dateTimeFormat({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}
