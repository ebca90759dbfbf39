import { session } from '#web/identity/session.ts';

/** A moment in the court's own time zone, which is named: `Mar 17, 2026, 9:58 AM PDT`. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: session.read()?.court_time_zone ?? 'UTC',
  }).format(new Date(moment));
}
