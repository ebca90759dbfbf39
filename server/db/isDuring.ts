import { and, type SQL, sql } from 'drizzle-orm';

/** Days of a court, both included, by its clock. */
export type CourtDays = { from: string; to: string; time_zone: string };

/** Whether a moment is in these days. Each begins and ends at the court's midnight, regardless of clock changes in it. */
export function isDuring({ from, to, time_zone }: CourtDays): (moment: SQL) => SQL | undefined {
  const midnight = (date: string, days: number) =>
    sql`((${date}::date + ${days}::int)::timestamp at time zone ${time_zone})`;
  return (moment) => and(sql`${moment} >= ${midnight(from, 0)}`, sql`${moment} < ${midnight(to, 1)}`);
}
