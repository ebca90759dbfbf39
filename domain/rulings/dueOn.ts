import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, addMonths, daysBetween } from '#domain/days/days';
import type { JudgeClock } from './JudgeClock.ts';

/**
 * The last day under a clock that runs from a day, which is not counted. A period of days includes weekends and
 * holidays and is not extended by them: the clocks run on the judge, not on a party. With list days, the list on which
 * the matter would appear.
 */
export function dueOn(clock: JudgeClock, from: string, calendar: CourtCalendar): string {
  const start = addDays(from, clock.delay_days ?? 0);
  const last = lastDay(clock, start, calendar);
  return clock.list_days ? nextListDay(clock.list_days, last) : last;
}

function lastDay({ amount, unit }: JudgeClock, start: string, calendar: CourtCalendar): string {
  if (unit === 'months') return addMonths(start, amount);
  if (unit === 'days') return addDays(start, amount);
  let day = start;
  for (let left = amount; left > 0; left--) day = nextCourtDay(day, calendar);
  return day;
}

/** The first list day that is not before a day. */
function nextListDay(listDays: readonly string[], day: string): string {
  const year = Number(day.slice(0, 4));
  return [year, year + 1].flatMap((one) => listDays.map((at) => `${one}-${at}`)).find((at) => at >= day)!;
}

export const clockTones = ['calm', 'soon', 'now', 'past'] as const;
export type ClockTone = (typeof clockTones)[number];

/** How near the last day is: amber from the first warning, red from the last one, and past after the last day. */
export function clockTone({ warn_at }: Pick<JudgeClock, 'warn_at'>, due_on: string, today: string): ClockTone {
  const left = daysBetween(today, due_on);
  if (left < 0) return 'past';
  if (left <= warn_at.at(-1)!) return 'now';
  return left <= warn_at[0] ? 'soon' : 'calm';
}
