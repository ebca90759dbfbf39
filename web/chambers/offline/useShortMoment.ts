import { clockInZone } from '#domain/days/clockInZone';
import { dateInZone } from '#domain/days/dateInZone';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';

/** The time if it is today, otherwise the date too. */
export function useShortMoment(): (at: number) => string {
  const format = useFormat();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  return (at) => {
    const then = new Date(at);
    const isToday = dateInZone(then, zone) === dateInZone(new Date(), zone);
    return isToday ? format.clock(clockInZone(then, zone)) : format.moment(then.toISOString());
  };
}
