import { addDays, daysBetween, weekdayNumber } from '#domain/days/days';
import type { HearingStatus } from '#domain/hearings/statuses';
import { quantile } from '#domain/reports/quantile';
import type { CourtFacts, FactHearing } from './CourtFacts.ts';
import type { CourtPast, Fate, PastRequest } from './CourtModel.ts';
import type { Naming } from './Naming.ts';
import { fewest, usualFullDay } from './simulationStates.ts';

const fateOf: Partial<Record<HearingStatus, Fate>> = {
  completed: 'held',
  adjourned: 'continued',
  cancelled: 'canceled',
};
/** Notice is what all but the quickest tenth of the requests had. */
const quickest = 0.1;
/** A judge’s full day is longer than all but the longest twentieth of the days. */
const longest = 0.95;

type Reading = { past_weeks: number; types: number; naming: Naming };

/** What the past weeks of a court show: requests, time to hearing, what became of hearings, and how long they took. */
export function readPast({ today, hearings }: CourtFacts, { past_weeks, types, naming }: Reading): CourtPast {
  const since = addDays(today, 1 - 7 * past_weeks);
  const isPast = (date: string | null): date is string => date !== null && since <= date && date <= today;
  const weeks: PastRequest[][] = Array.from({ length: past_weeks }, () => []);
  const leads: number[][] = Array.from({ length: types }, () => []);
  let [recorded, inferred] = [0, 0];
  for (const hearing of hearings) {
    const { asked, date, follows } = hearing;
    const day = asked ?? date;
    if (follows || !isPast(day)) continue;
    weeks[Math.floor(daysBetween(day, today) / 7)]!.push({ ...naming.matterOf(hearing), weekday: weekdayNumber(day) });
    if (asked) recorded += 1;
    else inferred += 1;
    if (asked && date && date >= asked) leads[naming.typeOf(hearing)]!.push(daysBetween(asked, date));
  }
  const held = hearings.filter(({ date, status }) => isPast(date) && fateOf[status] !== undefined);
  const perDay = minutesPerDay(held);
  return {
    weeks: withoutEarlier(weeks),
    ...{ recorded, inferred },
    leads: leads.map((days) => ({
      days: days.length < fewest ? null : Math.max(1, shareOf(days, quickest)),
      n: days.length,
    })),
    fates: held.map((hearing) => {
      const fate = fateOf[hearing.status]!;
      const days_before = fate === 'held' ? 0 : Math.max(0, daysBetween(hearing.changed, hearing.date!));
      return { type: naming.typeOf(hearing), fate, days_before };
    }),
    durations: held.flatMap((hearing) =>
      hearing.took === null || hearing.status !== 'completed'
        ? []
        : { type: naming.typeOf(hearing), judge: naming.matterOf(hearing).judge, minutes: hearing.took },
    ),
    full_day: perDay.length < fewest ? usualFullDay : Math.max(usualFullDay, shareOf(perDay, longest)),
    judge_days: perDay.length,
  };
}

/** Weeks before the first request are not the court’s. */
function withoutEarlier(weeks: PastRequest[][]): PastRequest[][] {
  return weeks.slice(0, weeks.findLastIndex((requests) => requests.length > 0) + 1);
}

/** The scheduled minutes of the hearings that each judge held on each day. */
function minutesPerDay(held: readonly FactHearing[]): number[] {
  const days = new Map<string, number>();
  for (const { judge_id, date, minutes, status } of held) {
    if (!judge_id || status !== 'completed') continue;
    const key = `${judge_id} ${date}`;
    days.set(key, (days.get(key) ?? 0) + minutes);
  }
  return [...days.values()];
}

const shareOf = (values: readonly number[], share: number) =>
  quantile(
    values.toSorted((one, other) => one - other),
    share,
  ) ?? 0;
