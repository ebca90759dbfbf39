import { useEffect, useState } from 'react';
import { toWallTime, type WallTime } from '#domain/hearings/courtTime';
import { useAppSelector } from '#web/store.ts';

/** The current time in the court's time zone, updated every minute: the date is the court's, wherever the user is. */
export function useCourtNow(): WallTime & { time_zone: string } {
  const time_zone = useAppSelector((state) => state.user.court_time_zone) ?? 'UTC';
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setAt(Date.now()), 20_000);
    return () => clearInterval(clock);
  }, []);
  return { ...toWallTime(new Date(at), time_zone), time_zone };
}
