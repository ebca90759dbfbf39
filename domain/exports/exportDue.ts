import { toWallTime } from '../hearings/courtTime.ts';

/**
 * The date of the nightly export that is due, in the court’s time zone; null before the hour. A portal that was not
 * running at the hour makes it up on the same day.
 */
export function exportDue(now: Date, { time_zone, hour }: { time_zone: string; hour: number }): string | null {
  const { date, time } = toWallTime(now, time_zone);
  return Number(time.slice(0, 2)) >= hour ? date : null;
}
