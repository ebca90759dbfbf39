import { and, eq, sql } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { ownCaseIds } from './caseRelations.ts';

/** Whether a case is assigned to the judge, or to an absent judge for whom this judge acts today. */
export async function isOwnCaseOf(db: Db, judge: Actor, case_id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, case_id), sql`${cases.id} in ${ownCaseIds(db, judge)}`));
  return found !== undefined;
}
