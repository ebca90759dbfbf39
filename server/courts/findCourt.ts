import { eq } from 'drizzle-orm';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';

export type StoredCourt = typeof courts.$inferSelect;

export async function findCourt(db: Db, court_id: string): Promise<StoredCourt> {
  const [court] = await db.select().from(courts).where(eq(courts.id, court_id));
  return court!;
}
