import { asc, eq, sql } from 'drizzle-orm';
import type { CourtCalendar } from '#contract/calendar';
import { dateInZone } from '#domain/days/dateInZone';
import { may } from '#domain/identity/permissions';
import { readCourtDays } from '#server/courts/readCourtDays';
import { courtrooms, eventTypes } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { byNumber } from './byNumber.ts';

/** The properties that all statutory holidays share. */
const byLaw = {
  id: null,
  closed_until: null,
  closed_from: null,
  closed_to: null,
  declared_by: 'law' as const,
  place: null,
  order_citation: null,
  extends_deadlines: true,
};

/** The rooms, kinds of events, closed days and hours of the user's court. */
export async function readCourtCalendar({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<CourtCalendar> {
  const lastYear = Number(dateInZone(now(), 'UTC').slice(0, 4)) - 1;
  const [rooms, kinds, days] = await Promise.all([
    db.select().from(courtrooms).where(eq(courtrooms.court_id, viewer.court_id)).orderBy(asc(courtrooms.id)),
    db
      .select()
      .from(eventTypes)
      .where(eq(eventTypes.court_id, viewer.court_id))
      .orderBy(asc(sql`lower(${eventTypes.name})`)),
    readCourtDays(db, viewer.court_id, `${lastYear}-01-01`),
  ]);
  return {
    time_zone: days.time_zone,
    courtrooms: rooms.sort((a, b) => byNumber.compare(a.name, b.name)),
    event_types: kinds,
    closures: [
      ...days.declared.map(({ court_id: _court, ...closure }) => closure),
      ...days.holidays.map((day) => ({ ...byLaw, ...day })),
    ].sort((a, b) => a.closed_on.localeCompare(b.closed_on)),
    holiday_authorities: days.authorities,
    hours: [...days.hours],
    hours_are_own: days.hours_are_own,
    can_manage: may(viewer.capacity, 'calendar:manage'),
  };
}
