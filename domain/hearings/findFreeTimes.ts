import { addDays } from '#domain/days/days';
import type { Calendar } from './Calendar.ts';
import { minutesOf, timeOf } from './clockMinutes.ts';
import { findObjections } from './constraints.ts';
import { spanOf, toWallTime, type WallTime } from './courtTime.ts';
import { propose, type WantedHearing } from './judgeTime.ts';
import { resourcesOf } from './resources.ts';
import { startStep } from './startStep.ts';

type Search = {
  /** Nothing earlier is offered. */
  after: Date;
  /** How many times are wanted. */
  wanted: number;
  /** How many days are searched. */
  within_days: number;
  /** Only times within a sitting that the hearing would share. */
  in_sitting?: boolean;
};

/** The second time on a day is in the other half of it: a person who cannot come at 9:00 rarely can at 9:15. */
const apartMinutes = 120;
const mostOnOneDay = 2;

/** The next times within the court's hours to which no constraint objects; at most two a day. */
export function findFreeTimes(
  hearing: WantedHearing,
  { after, wanted, within_days, in_sitting = false }: Search,
  calendar: Calendar,
): WallTime[] {
  const isFree = freeTimeTest(hearing, { after, in_sitting }, calendar);
  const first = toWallTime(after, calendar.time_zone).date;
  const found: WallTime[] = [];
  for (let n = 0; n < within_days && found.length < wanted; n++) {
    const onDay = freeTimesOn(addDays(first, n), hearing.duration_minutes, calendar, isFree);
    found.push(...onDay.slice(0, wanted - found.length));
  }
  return found;
}

function freeTimeTest(
  hearing: WantedHearing,
  { after, in_sitting }: { after: Date; in_sitting: boolean },
  calendar: Calendar,
): (at: WallTime) => boolean {
  const resources = resourcesOf(hearing);
  return (at) => {
    const span = spanOf(at, hearing.duration_minutes, calendar.time_zone);
    if (!span || span.starts_at < after) return false;
    const proposal = propose(hearing, resources, span, calendar);
    if (in_sitting && !proposal.sitting) return false;
    return findObjections(proposal, calendar).objections.length === 0;
  };
}

function freeTimesOn(
  date: string,
  duration_minutes: number,
  calendar: Calendar,
  isFree: (at: WallTime) => boolean,
): WallTime[] {
  const { hours } = calendar.dayOf(date);
  if (!hours) return [];
  const found: WallTime[] = [];
  const last = minutesOf(hours.closes) - duration_minutes;
  for (let minute = minutesOf(hours.opens); minute <= last && found.length < mostOnOneDay; minute += startStep) {
    const at = { date, time: timeOf(minute) };
    if (!isFree(at)) continue;
    found.push(at);
    minute += apartMinutes - startStep;
  }
  return found;
}
