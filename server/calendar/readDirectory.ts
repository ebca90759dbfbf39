import { eq } from 'drizzle-orm';
import type { Directory } from '#domain/hearings/findByName';
import { courtrooms } from '#server/db/schema/calendar';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';
import { findEventTypesForSystem } from './findEventTypesForSystem.ts';

/** The judges, rooms and kinds of events of a court. */
export async function readDirectory(db: Db, court_id: string) {
  const judges = await findJudges(db, court_id);
  const rooms = await db.select().from(courtrooms).where(eq(courtrooms.court_id, court_id));
  const kinds = await findEventTypesForSystem(db, court_id);
  return { judges, rooms, kinds } satisfies Directory;
}
