import { eq } from 'drizzle-orm';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';

/** The time zone in which a court sits, as its settings say today. */
export async function zoneOf(db: Db, court_id: string): Promise<string> {
  const [court] = await db.select({ time_zone: courts.time_zone }).from(courts).where(eq(courts.id, court_id));
  if (!court) throw new Error(`There is no court ${court_id}.`);
  return court.time_zone;
}
