import { and, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import type { StaffEngagement } from '#domain/hearings/staff/HearingStaff';
import { hearingStatuses, takesPlace } from '#domain/hearings/statuses';
import { calendarBookings, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { bookedBy } from '../bookedBy.ts';

type Wanted = {
  staff_ids: readonly string[];
  during: Span;
  /** A hearing that is left out, because it is changed. */
  except?: string | null;
};

/**
 * The hearings of people of the list during a time, also those called in a sitting, by the person who attends, each with
 * the time that it has booked of the person.
 */
export async function findEngagements(
  db: Db,
  viewer: Seer,
  { staff_ids, during: { starts_at, ends_at }, except = null }: Wanted,
): Promise<ReadonlyMap<string, readonly StaffEngagement[]>> {
  const engaged = new Map<string, StaffEngagement[]>();
  if (staff_ids.length === 0) return engaged;
  const { mediator_id, interpreter_id, reporter_id } = hearings;
  const staff_id = sql<string>`attending.staff_id`;
  // A hearing in a sitting books no time of its people.
  const bookedOr = (bound: SQL, own: SQL) => sql<Date>`coalesce(${bound}, ${own})`.mapWith(judgeAvailability.starts_at);
  const { during } = calendarBookings;
  const found = await db
    .select({
      ...{ staff_id, starts_at: hearings.starts_at, ends_at: hearings.ends_at, by: bookedBy(viewer) },
      booked_from: bookedOr(sql`lower(${during})`, sql`${hearings.starts_at}`),
      booked_to: bookedOr(sql`upper(${during})`, sql`${hearings.ends_at}`),
    })
    .from(hearings)
    .innerJoin(sql`unnest(array[${mediator_id}, ${interpreter_id}, ${reporter_id}]) as attending(staff_id)`, sql`true`)
    .leftJoin(
      calendarBookings,
      and(eq(calendarBookings.hearing_id, hearings.id), eq(calendarBookings.resource, sql`${staff_id}::text`)),
    )
    .leftJoin(sittings, eq(sittings.id, hearings.sitting_id))
    .where(
      and(
        ...[eq(hearings.court_id, viewer.court_id), inArray(hearings.status, hearingStatuses.filter(takesPlace))],
        ...[lt(hearings.starts_at, ends_at), gt(hearings.ends_at, starts_at)],
        inArray(staff_id, [...staff_ids]),
        except ? ne(hearings.id, except) : undefined,
      ),
    )
    .orderBy(hearings.starts_at);
  for (const { staff_id: id, booked_from, booked_to, ...one } of found) {
    const engagement = { ...one, booked: { starts_at: booked_from, ends_at: booked_to } };
    engaged.set(id, [...(engaged.get(id) ?? []), engagement]);
  }
  return engaged;
}
