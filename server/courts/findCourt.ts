import { asc, eq, inArray } from 'drizzle-orm';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

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

/** The ID of a court as someone sent it; one that this portal does not have is refused. */
export async function findCourtId(db: Db, asked: string): Promise<string> {
  const [court] = await findCourts(db, [asked]);
  if (!court) throw new Refusal('court_unknown');
  return court.id;
}
