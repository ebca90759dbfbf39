import { usualDisplay } from '#domain/settings/preferences';
import { writeMoment } from '#domain/settings/writeMoment';
import { session } from '#web/identity/session.ts';

/** A moment in the court's own time zone, which is named, as the person wants it written: `03/17/2026, 9:58 AM PDT`. */
export function formatMoment(moment: string): string {
  const user = session.read();
  return writeMoment(new Date(moment), user?.preferences ?? usualDisplay, user?.court_time_zone ?? 'UTC');
}
