import { addDays } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { type CourtDays, hoursOn } from '#domain/hearings/CourtDays';
import { spanOf, toWallTime } from '#domain/hearings/courtTime';

/** The number of court days from which the pace of decisions is computed. */
export const paceDays = 5;
/** With fewer decisions, an estimate would be a guess. */
export const fewestDecisions = 10;
/** Days ahead for which an estimate is made. */
const farthest = 366;
const hourMs = 3_600_000;

/** When the pending filings are finished at the present pace. */
export type Estimate =
  | { state: 'done' }
  | { state: 'too_few_decisions' }
  | { state: 'estimated'; at: Date }
  /** More than a year ahead. */
  | { state: 'too_far' };

/** The court's hours of the last five court days, the present one up to now, earliest first. */
export function recentHours(now: Date, days: CourtDays): Span[] {
  const found: Span[] = [];
  const today = toWallTime(now, days.time_zone).date;
  for (let back = 0; back < 60 && found.length < paceDays; back++) {
    const open = openOn(addDays(today, -back), days);
    if (open && open.starts_at < now) found.unshift({ ...open, ends_at: open.ends_at < now ? open.ends_at : now });
  }
  return found;
}

/** Decisions per hour of the court; null if there are too few decisions to say. */
export function decisionsPerHour(decided: number, hours: readonly Span[]): number | null {
  const open = hours.reduce((sum, { starts_at, ends_at }) => sum + ends_at.getTime() - starts_at.getTime(), 0);
  return decided < fewestDecisions || open === 0 ? null : (decided * hourMs) / open;
}

/** When this many filings are decided at a pace, if people decide during the court's hours and nothing else arrives. */
export function estimateEnd(pending: number, perHour: number | null, now: Date, days: CourtDays): Estimate {
  if (pending === 0) return { state: 'done' };
  if (perHour === null) return { state: 'too_few_decisions' };
  let left = (pending / perHour) * hourMs;
  const today = toWallTime(now, days.time_zone).date;
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const open = openOn(addDays(today, ahead), days);
    if (!open || open.ends_at <= now) continue;
    const from = Math.max(open.starts_at.getTime(), now.getTime());
    const length = open.ends_at.getTime() - from;
    if (left <= length) return { state: 'estimated', at: new Date(from + left) };
    left -= length;
  }
  return { state: 'too_far' };
}

function openOn(date: string, days: CourtDays): Span | null {
  const hours = hoursOn(date, days);
  if (!hours) return null;
  const minutes = minutesOf(hours.closes) - minutesOf(hours.opens);
  return spanOf({ date, time: hours.opens }, minutes, days.time_zone);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
