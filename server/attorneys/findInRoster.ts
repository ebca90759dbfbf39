import { and, asc, eq, inArray } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import type { Db } from '#server/kernel/Database';

type Entry = typeof attorneys.$inferSelect;

/** The first entry of a court's roster with one of these bar numbers, by name. */
export async function findByBarNumbers(
  db: Db,
  court_id: string,
  numbers: readonly string[],
): Promise<Entry | undefined> {
  if (numbers.length === 0) return undefined;
  const [found] = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), inArray(attorneys.bar_number, [...numbers])))
    .orderBy(asc(attorneys.full_name))
    .limit(1);
  return found;
}

/** A person's own entry in a court's roster. */
export async function findOwnEntry(db: Db, court_id: string, person_id: string): Promise<Entry | undefined> {
  const [own] = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), eq(attorneys.person_id, person_id)));
  return own;
}
