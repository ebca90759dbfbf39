import { asc, eq, inArray } from 'drizzle-orm';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';

/** A court as the database has it. */
export type StoredCourt = typeof courts.$inferSelect;

/** A court of this portal. */
export async function findCourt(db: Db, court_id: string): Promise<StoredCourt> {
  const [court] = await db.select().from(courts).where(eq(courts.id, court_id));
  return court!;
}

/** Some courts of this portal, or all of them, by name. */
export async function findCourts(db: Db, ids?: readonly string[]): Promise<StoredCourt[]> {
  return db
    .select()
    .from(courts)
    .where(ids && inArray(courts.id, [...ids]))
    .orderBy(asc(courts.name));
}
