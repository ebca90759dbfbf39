import { courtrooms, eventTypes } from '#server/db/schema/calendar';
import type { Services } from '#server/kernel/needs';
import { plannedEventTypes } from './plan/calendarBook.ts';
import { plannedCourtrooms } from './plan/people.ts';

/** The courtrooms of the sample court, and what is held in them for how long. */
export async function seedRooms({ db, config }: Services): Promise<void> {
  const court_id = config.court.id;
  await db
    .insert(courtrooms)
    .values(plannedCourtrooms.map((room) => ({ court_id, ...room })))
    .onConflictDoNothing();
  await db
    .insert(eventTypes)
    .values(plannedEventTypes.map((type) => ({ court_id, ...type })))
    .onConflictDoNothing();
}
