import { dateTimeFormat } from '#domain/intl/formats';

/** A moment as receipts state it, in the court's time zone: `Monday, November 23, 2026 at 2:30:15 PM PST`. */
export function spellReceived(moment: string, timeZone: string): string {
  return dateTimeFormat({
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
    timeZone,
  }).format(new Date(moment));
}
