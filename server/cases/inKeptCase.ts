import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** Cases of a court with a number; the number of a merged case leads to the case that was kept. */
export function inKeptCase(db: Db, court_id: string, isNumbered: SQL): SQL {
  const numbered = db
    .select({ id: sql<string>`coalesce(${cases.merged_into_id}, ${cases.id})` })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), isNumbered));
  return sql`${cases.id} in (${numbered})`;
}

/** The case itself, or the one with which it was merged. */
export async function findKeptCaseForSystem(db: Db, case_id: string): Promise<string> {
  const [found] = await db
    .select({ id: sql<string>`coalesce(${cases.merged_into_id}, ${cases.id})` })
    .from(cases)
    .where(eq(cases.id, case_id));
  return found?.id ?? case_id;
}

/** The case itself, and those that were merged into it. */
export async function findMergedCasesForSystem(db: Db, case_id: string): Promise<string[]> {
  const merged = await db.select({ id: cases.id }).from(cases).where(eq(cases.merged_into_id, case_id));
  return [case_id, ...merged.map(({ id }) => id)];
}
