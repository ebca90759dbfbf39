import { useMemo } from 'react';
import { dateInZone } from '#domain/days/dateInZone';
import { nameDay, nameShortDay } from '#domain/settings/nameDay';
import { writeClock } from '#domain/settings/writeClock';
import { writeDay } from '#domain/settings/writeDay';
import { writeMoment } from '#domain/settings/writeMoment';
import { useAppSelector } from '#web/store.ts';
import { usePreferences } from './usePreferences.ts';

/**
 * Formats dates and times as the person prefers. A component that uses it is updated immediately after a change of
 * preferences.
 */
export function useFormat() {
  const preferences = usePreferences();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  return useMemo(
    () => ({
      /** A calendar date, YYYY-MM-DD: `03/17/2026`. */
      day: (day: string) => writeDay(day, preferences.date_format),
      /** `Tuesday, March 17, 2026` */
      longDay: (day: string) => nameDay(day, preferences.date_format),
      /** `Mar 17` */
      shortDay: (day: string) => nameShortDay(day, preferences.date_format),
      /** A date and time in the court's time zone, which is named: `03/17/2026, 9:58 AM PDT`. */
      moment: (moment: string) => writeMoment(new Date(moment), preferences, zone),
      /** The date of a moment in the court's time zone: `03/17/2026`. */
      dayOf: (moment: string) => writeDay(dateInZone(new Date(moment), zone), preferences.date_format),
      /** A time of day, HH:MM with or without seconds: `9:58 AM`. */
      clock: (time: string) => writeClock(time, preferences.time_format),
    }),
    [preferences, zone],
  );
}

/** The functions that format dates and times, for functions that are not components. */
export type Format = ReturnType<typeof useFormat>;
