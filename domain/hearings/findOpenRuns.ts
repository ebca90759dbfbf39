import type { Calendar } from './Calendar.ts';
import { timeOf } from './clockMinutes.ts';
import { judgeTime, type WantedHearing } from './judgeTime.ts';
import { resourcesOf } from './resources.ts';

/** Adjacent times of a day at which a hearing can begin, from the first to the last, in minutes after midnight. */
export type OpenRun = { first: number; last: number };

type Search = { date: string; from: number; to: number; step: number };

/** The times between two minutes of a day at which no constraint objects to a hearing, as the calendar shows them. */
export function findOpenRuns(
  hearing: WantedHearing,
  { date, from, to, step }: Search,
  calendar: Calendar,
): readonly OpenRun[] {
  const resources = resourcesOf(hearing);
  const runs: OpenRun[] = [];
  for (let minute = from; minute + hearing.duration_minutes <= to; minute += step) {
    const { objections } = judgeTime(hearing, { date, time: timeOf(minute) }, calendar, resources);
    if (objections.length > 0) continue;
    const run = runs.at(-1);
    if (run && run.last === minute - step) run.last = minute;
    else runs.push({ first: minute, last: minute });
  }
  return runs;
}
