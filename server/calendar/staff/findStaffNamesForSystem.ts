import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';

/** The names of people on a court's list, by ID. Other texts among the IDs are ignored. */
export async function findStaffNamesForSystem(
  db: Db,
  court_id: string,
  ids: readonly string[],
  matching?: SQL,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = hearingStaff;
  const found = await db
    .select({ id, name })
    .from(hearingStaff)
    .where(and(eq(hearingStaff.court_id, court_id), matching, sql`${id}::text = any(${sql.param(ids)}::text[])`));
  return new Map(found.map((one) => [one.id, one.name]));
}
