import type { FreeTime } from '#contract/hearingTimes';
import type { Calendar } from '#domain/hearings/Calendar';
import { spanOf, type WallTime } from '#domain/hearings/courtTime';
import { propose, type WantedHearing } from '#domain/hearings/judgeTime';

/** Available times, each with the calendar call to which the hearing would belong. */
export function describeFreeTimes(times: readonly WallTime[], hearing: WantedHearing, calendar: Calendar): FreeTime[] {
  return times.map(({ date, time }) => {
    const span = spanOf({ date, time }, hearing.duration_minutes, calendar.time_zone);
    const sitting = span ? propose(hearing, [], span, calendar).sitting : undefined;
    return {
      ...{ hearing_date: date, hearing_time: time },
      ...(sitting && { sitting: { title: sitting.title, called: sitting.called, capacity: sitting.capacity } }),
    };
  });
}
