import { and, eq, inArray } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { isOpenCaseOf } from '#server/visibility/isOpenCase';
import type { StoredCase } from './findCaseForSystem.ts';

/** Those of these cases of a court whose number and title are open to the public. */
export async function findOpenCasesForSystem(
  db: Db,
  court_id: string,
  ids: readonly string[],
): Promise<Map<string, StoredCase>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(cases)
    .where(and(eq(cases.court_id, court_id), inArray(cases.id, [...ids]), isOpenCaseOf(court_id)));
  return new Map(found.map((one) => [one.id, one]));
}
