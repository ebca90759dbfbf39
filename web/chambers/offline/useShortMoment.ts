import { toWallTime } from '#domain/hearings/courtTime';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';

/** The time if it is today, otherwise the date too. */
export function useShortMoment(): (at: number) => string {
  const format = useFormat();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  return (at) => {
    const then = toWallTime(new Date(at), zone);
    const isToday = then.date === toWallTime(new Date(), zone).date;
    return isToday ? format.clock(then.time) : format.moment(new Date(at).toISOString());
  };
}
