import { usualDisplay } from '#domain/settings/preferences';
import { writeClock } from '#domain/settings/writeClock';
import { session } from '#web/identity/session.ts';

/** A time of day, HH:MM with or without seconds, as the person wants it written: `9:58 AM`. */
export function formatClock(time: string): string {
  return writeClock(time, (session.read()?.preferences ?? usualDisplay).time_format);
}
