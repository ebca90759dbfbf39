import { and, eq, inArray, isNull } from 'drizzle-orm';
import { parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** Of these cases, those with a participant who needs an interpreter. */
export async function findCasesNeedingInterpreterForSystem(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ case_id: parties.case_id })
    .from(parties)
    .where(and(inArray(parties.case_id, [...ids]), eq(parties.needs_interpreter, true), isNull(parties.ended_on)));
  return new Set(found.map(({ case_id }) => case_id));
}
