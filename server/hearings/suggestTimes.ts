import type { FreeTime } from '#contract/hearingTimes';
import type { Calendar } from '#domain/hearings/Calendar';
import type { Objections } from '#domain/hearings/constraints';
import { findFreeTimes } from '#domain/hearings/findFreeTimes';
import type { WantedHearing } from '#domain/hearings/judgeTime';
import { searchedDays } from '#server/calendar/loadCalendarForSystem';
import { describeFreeTimes } from './describeFreeTimes.ts';

const suggestedTimes = 3;

/** The available times after a refused one. After a full sitting, those in the next sittings that have room come first. */
export function suggestTimes(
  hearing: WantedHearing,
  { after, decision }: { after: Date; decision: Objections },
  calendar: Calendar,
): FreeTime[] {
  const search = (in_sitting: boolean) =>
    findFreeTimes(hearing, { after, wanted: suggestedTimes, within_days: searchedDays, in_sitting }, calendar);
  const inSittings = decision.objections[0]?.code === 'sitting_full' ? search(true) : [];
  return describeFreeTimes(inSittings.length > 0 ? inSittings : search(false), hearing, calendar);
}
