import { eq } from 'drizzle-orm';
import { courtrooms } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { byNumber } from './byNumber.ts';

/** The courtrooms of a court in the order in which people name them. */
export async function findBoardRooms(db: Db, court_id: string) {
  const rooms = await db
    .select({ id: courtrooms.id, name: courtrooms.name, active: courtrooms.active })
    .from(courtrooms)
    .where(eq(courtrooms.court_id, court_id));
  return rooms.sort((a, b) => byNumber.compare(a.name, b.name));
}
