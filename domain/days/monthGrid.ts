import { addDays, weekdayNumber } from './days.ts';

const cellsInMonth = 42;

/** The 42 days of a month's grid in a calendar: full weeks, starting on the Sunday on or before the first. */
export function monthGrid(month: string): string[] {
  const first = `${month}-01`;
  return daysFrom(addDays(first, -weekdayNumber(first)), cellsInMonth);
}

/** The seven days of the week of a day, from Sunday on. */
export function weekOf(date: string): string[] {
  return daysFrom(addDays(date, -weekdayNumber(date)), 7);
}

function daysFrom(start: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(start, index));
}
