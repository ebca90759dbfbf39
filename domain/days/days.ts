/** Arithmetic of calendar days, YYYY-MM-DD, without times or time zones, so daylight saving time does not matter. */

/** The milliseconds of a day on which the clocks do not change. */
export const dayMs = 86_400_000;

/** The days of the week, from Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether this is a valid date. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toText(toMs(text)) === text;
}

/** Whether this is a month (YYYY-MM) from 1900 to 2199. */
export function isMonth(text: string): boolean {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

export function addDays(date: string, days: number): string {
  return toText(toMs(date) + days * dayMs);
}

/** The same day of the month this many months later; the last day of the month if it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return toText(last.getTime() - Math.max(0, last.getUTCDate() - day) * dayMs);
}

/** The month (YYYY-MM) this many months later or earlier. */
export function shiftMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

export function weekdayOf(date: string): Weekday {
  return weekdays[weekdayNumber(date)]!;
}

/** The day of the week as a number; 0 is Sunday. */
export function weekdayNumber(date: string): number {
  return new Date(toMs(date)).getUTCDay();
}

/** Days from the first date to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return Math.round((toMs(second) - toMs(first)) / dayMs);
}

function toMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toText(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
