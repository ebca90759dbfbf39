import { eq } from 'drizzle-orm';
import { eventTypes } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';

/** The event types of a court, active or not. */
export function findEventTypesForSystem(db: Db, court_id: string) {
  return db.select().from(eventTypes).where(eq(eventTypes.court_id, court_id));
}
