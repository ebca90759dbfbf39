import { overlaps, type Period, type Span } from './availability.ts';
import { type CourtDays, hoursOn } from './CourtDays.ts';
import { addDays } from './calendarDays.ts';
import { toMoment, toWallTime, type WallTime } from './courtTime.ts';

type Search = {
  /** Nothing earlier is offered. */
  after: Date;
  duration_minutes: number;
  days: CourtDays;
  /** The time of everything that the hearing needs which is taken already, in any order. */
  taken: readonly Span[];
  judge: readonly Period[];
  /** How many are wanted. */
  wanted: number;
  /** How many days are looked through. */
  within_days: number;
};

/** Hearings begin at a quarter of an hour. */
const stepMinutes = 15;

/** The next times within the court's hours at which nothing that the hearing needs is taken; at most two a day. */
export function findFreeTimes(search: Search): WallTime[] {
  const blocked = [...search.taken, ...search.judge.filter(({ status }) => status === 'out_of_office')];
  const found: WallTime[] = [];
  const first = toWallTime(search.after, search.days.time_zone).date;
  for (let n = 0; n < search.within_days && found.length < search.wanted; n++) {
    found.push(...freeTimesOn(addDays(first, n), search, blocked).slice(0, search.wanted - found.length));
  }
  return found;
}

function freeTimesOn(date: string, search: Search, blocked: readonly Span[]): WallTime[] {
  const { days, duration_minutes, after } = search;
  const hours = hoursOn(date, days);
  if (!hours) return [];
  const found: WallTime[] = [];
  const last = minutesOf(hours.closes) - duration_minutes;
  for (let minute = minutesOf(hours.opens); minute <= last && found.length < 2; minute += stepMinutes) {
    const time = timeOf(minute);
    const starts_at = toMoment({ date, time }, days.time_zone);
    if (!starts_at || starts_at < after) continue;
    const span = { starts_at, ends_at: new Date(starts_at.getTime() + duration_minutes * 60_000) };
    if (blocked.some((one) => overlaps(one, span))) continue;
    found.push({ date, time });
    // The second of a day is in another part of it: whoever cannot come at nine rarely can at a quarter past.
    minute += 2 * 60 - stepMinutes;
  }
  return found;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
