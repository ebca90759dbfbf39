import type { FilingDate } from './FilingDateSteps.ts';

/** Whether a filing met a due date (YYYY-MM-DD), by the day that decides this under its court’s rules. */
export function isTimely({ timely_on }: Pick<FilingDate, 'timely_on'>, due: string): boolean {
  return timely_on <= due;
}
