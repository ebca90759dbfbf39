import type { BoardPeriod } from '#contract/calendarBoard';
import { addDays } from '#domain/days/days';
import type { JudgePeriod } from '#domain/hearings/Calendar';
import { toWallTime } from '#domain/hearings/courtTime';

type Days = { from: string; to: string; time_zone: string };

/** A judge's declared time as the parts that fall on each of some days. */
export function splitByDay({ judge_id, status, starts_at, ends_at }: JudgePeriod, days: Days): BoardPeriod[] {
  const begins = toWallTime(starts_at, days.time_zone);
  const ends = toWallTime(ends_at, days.time_zone);
  const parts: BoardPeriod[] = [];
  const first = begins.date > days.from ? begins.date : days.from;
  const last = ends.date < days.to ? ends.date : days.to;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const from = date === begins.date ? begins.time : '00:00';
    const to = date === ends.date ? ends.time : '24:00';
    if (from < to) parts.push({ judge_id, status, date, from, to });
  }
  return parts;
}
