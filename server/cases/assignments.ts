import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { caseAssignments } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** The IDs of the attorneys to whom a case is assigned. */
export async function findAssigned(db: Db, case_id: string): Promise<string[]> {
  const found = await db
    .select({ id: caseAssignments.attorney_id })
    .from(caseAssignments)
    .where(eq(caseAssignments.case_id, case_id));
  return found.map(({ id }) => id);
}

/** The same for several cases, by case. */
export async function findAssignedByCaseForSystem(db: Db, case_ids: readonly string[]): Promise<Map<string, string[]>> {
  const byCase = new Map<string, string[]>();
  if (case_ids.length === 0) return byCase;
  const found = await db
    .select()
    .from(caseAssignments)
    .where(inArray(caseAssignments.case_id, [...case_ids]));
  for (const { case_id, attorney_id } of found) byCase.set(case_id, [...(byCase.get(case_id) ?? []), attorney_id]);
  return byCase;
}

/** A subquery of the attorneys to whom a row's case is assigned. */
export const assignedTo = (case_id: PgColumn): SQL =>
  sql`(select ca.attorney_id from ${caseAssignments} ca where ca.case_id = ${columnOf(case_id)})`;
