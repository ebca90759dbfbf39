import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/kernel/Database';

/** A table whose rows are in a case, each with the version that a change counts up. */
type TableOfCase = PgTable & { id: PgColumn; case_id: PgColumn; version: PgColumn };

/** How many rows of a case a merge moves, or of those that match. For the owner of the table. */
export const countRecordsOfCase = (db: Db, table: TableOfCase, case_id: string, matching?: SQL): Promise<number> =>
  db.$count(table, and(eq(table.case_id, case_id), matching));

/** Moves the rows of a case, or some of them, to another case. Returns their IDs. For the owner of the table. */
export async function moveRecordsOfCase(
  tx: Db,
  table: TableOfCase,
  { from, to, only }: { from: string; to: string; only?: readonly string[] | undefined },
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved: { id: unknown }[] = await tx
    .update(table)
    .set({ case_id: to, version: sql`${table.version} + 1` } as never)
    .where(and(eq(table.case_id, from), only && inArray(table.id, [...only])))
    .returning({ id: table.id });
  return moved.map(({ id }) => String(id));
}
