/** Days as YYYY-MM-DD, counted without any clock or zone. */

export const cellsInMonth = 42;

/** The day so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The month (YYYY-MM) so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** Whether this is a month that exists, as an address may have any text. */
export function isMonth(text: string): boolean {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** Whether this is a day that exists. */
export function isDay(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && addDaysOrNull(text) === text;
}

function addDaysOrNull(text: string): string | null {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

/** The 42 days of a month's grid (SPEC.md 9): whole weeks from the Sunday on or before the first. */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: cellsInMonth }, (_, index) => addDays(start, index));
}

/** The seven days from Sunday on in which a day lies. */
export function weekOf(date: string): string[] {
  const start = addDays(date, -weekdayOf(date));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}
