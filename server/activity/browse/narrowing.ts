import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The filters of a list of the record or the access log. */
export type Narrowed = {
  person?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A name narrows a list to at most this many people. */
export const mostPeople = 50;

/** The days from and to, both included, in the court's time zone. */
export function inDays(column: PgColumn, { from, to }: Narrowed, zone: string): SQL | undefined {
  return and(
    from ? sql`${column} >= ${from}::timestamp at time zone ${zone}` : undefined,
    to ? sql`${column} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  );
}

/** Lines after the last one of the page before, in the order of time and number, the newest first. */
export function after(at: PgColumn, number: PgColumn, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [when, last] = cursor.split('_') as [string, string];
  // The first condition alone can use the index; the second one orders events of the same moment.
  return and(sql`${at} <= ${when}::timestamptz`, sql`(${at}, ${number}) < (${when}::timestamptz, ${last}::bigint)`);
}

/** A moment with all the digits that the database has: a rounded one would skip lines or show them twice. */
export const exactly = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const among = (column: PgColumn, values: string[] | undefined): SQL | undefined =>
  values && (values.length > 0 ? inArray(column, values) : sql`false`);
