import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import type { Db } from '#server/kernel/Database';

type Entry = typeof attorneys.$inferSelect;

/** The entries of a court's roster with one of these bar numbers, or of one of these people, by name. */
export async function findInRoster(
  db: Db,
  court_id: string,
  { numbers, people }: { numbers: readonly string[]; people: readonly string[] },
): Promise<Entry[]> {
  if (numbers.length === 0 && people.length === 0) return [];
  const named = [inArray(attorneys.bar_number, [...numbers]), inArray(attorneys.person_id, [...people])];
  return db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), or(...named)))
    .orderBy(asc(attorneys.full_name));
}

/** A person's own entry in a court's roster. */
export async function findOwnEntry(db: Db, court_id: string, person_id: string): Promise<Entry | undefined> {
  const [own] = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), eq(attorneys.person_id, person_id)));
  return own;
}
