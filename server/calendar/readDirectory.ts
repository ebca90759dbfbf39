import { eq } from 'drizzle-orm';
import type { Directory } from '#domain/hearings/findByName';
import { courtrooms, eventTypes } from '#server/db/schema/calendar';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';

/** The judges, rooms and kinds of events of a court. */
export async function readDirectory(db: Db, court_id: string): Promise<Directory> {
  const judges = await findJudges(db, court_id);
  const rooms = await db.select().from(courtrooms).where(eq(courtrooms.court_id, court_id));
  const kinds = await db.select().from(eventTypes).where(eq(eventTypes.court_id, court_id));
  return { judges, rooms, kinds };
}
