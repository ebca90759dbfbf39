import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { publicName } from '#domain/participants/publicName';
import { cases, parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** Reads for the court's own decisions and for jobs. They check no viewer: what a person sees goes through findCase. */

export type StoredCase = typeof cases.$inferSelect;

/** A case of a court. */
export async function findCaseForSystem(db: Db, court_id: string, id: string): Promise<StoredCase | undefined> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.court_id, court_id)));
  return found;
}

/** Some cases of a court, by ID. */
export async function findCasesForSystem(
  db: Db,
  court_id: string,
  ids: readonly string[],
): Promise<Map<string, StoredCase>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(cases)
    .where(and(inArray(cases.id, [...ids]), eq(cases.court_id, court_id)));
  return new Map(found.map((one) => [one.id, one]));
}

/** A case, locked until the transaction ends. */
export async function lockCaseForSystem(tx: Db, id: string): Promise<StoredCase> {
  const [held] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return held!;
}

/** The current parties of a case in their order, with their roles; minors by initials, as captions name them. */
export async function findPartiesForSystem(db: Db, case_id: string): Promise<{ name: string; role: string }[]> {
  const current = await db
    .select()
    .from(parties)
    .where(and(eq(parties.case_id, case_id), isNull(parties.ended_on)))
    .orderBy(asc(parties.position));
  return current.map((one) => ({ name: publicName(one), role: one.role }));
}
