import type { FreeTime } from '#contract/hearingTimes';
import { findFreeTimes } from '#domain/hearings/findFreeTimes';
import { continuedPlaceOf } from '#domain/hearings/presentPlace';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { loadCalendarForSystem, searchedDays } from '#server/calendar/loadCalendarForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { describeFreeTimes } from './describeFreeTimes.ts';
import { resolveHearing } from './resolveHearing.ts';

type Search = { after: Date; from: string; wanted: number; now: Date };

/** The next times to which a hearing can be continued, before the same judge, in the same courtroom, with its counsel. */
export async function findOpenTimes(
  tx: Db,
  actor: Actor,
  hearing: StoredHearing,
  { after, from, wanted, now }: Search,
): Promise<FreeTime[]> {
  const like = { ...hearing, judge_id: hearing.judge_id ?? undefined, attorney_ids: undefined };
  const present = continuedPlaceOf(hearing);
  const resolved = { ...(await resolveHearing(tx, actor, like)), id: hearing.id, present };
  const calendar = await loadCalendarForSystem(tx, actor, resolved, { date: from, time: '00:00' }, now);
  const found = findFreeTimes(resolved, { after, wanted, within_days: searchedDays }, calendar);
  return describeFreeTimes(found, resolved, calendar);
}
