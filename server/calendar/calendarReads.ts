import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { durationLimits } from '#domain/hearings/durationLimits';
import { calendarBookings, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { bookedBy } from './bookedBy.ts';

/** A hearing that began longer ago has ended, so that the index of beginnings finds those that have not. */
export const longestHearingMs = durationLimits.most * 60_000;

const { during } = calendarBookings;

/** The time of a booking, as columns. */
export const bookedTime = {
  starts_at: sql<Date>`lower(${during})`.mapWith(sittings.starts_at),
  ends_at: sql<Date>`upper(${during})`.mapWith(sittings.ends_at),
};

/** Bookings that overlap a time. */
export const bookedWithin = ({ starts_at, ends_at }: Span): SQL =>
  sql`${during} && tstzrange(${starts_at.toISOString()}::timestamptz, ${ends_at.toISOString()}::timestamptz)`;

type BookingsWanted = { viewer: Seer | null; court_id: string; during: Span; matching: SQL | undefined };

/** The bookings of a court that overlap a time, in order, each with what booked it, as far as the viewer may know it. */
export function findBookings(db: Db, { viewer, court_id, during: window, matching }: BookingsWanted) {
  const { kind, resource, hearing_id } = calendarBookings;
  return db
    .select({ kind, resource, hearing_id, ...bookedTime, by: bookedBy(viewer) })
    .from(calendarBookings)
    .leftJoin(hearings, eq(hearings.id, hearing_id))
    .leftJoin(sittings, eq(sittings.id, calendarBookings.sitting_id))
    .where(and(eq(calendarBookings.court_id, court_id), matching, bookedWithin(window)))
    .orderBy(bookedTime.starts_at);
}

/** How many hearings are called in a calendar call, besides one that is moved. */
export const calledIn = (except: string | null = null) =>
  sql<number>`(select count(*)::int from hearings h where h.sitting_id = "sittings"."id" and h.status = 'scheduled'
    and h.id is distinct from ${except}::uuid)`;

type Wanted = { court_id: string; during: Span; matching?: SQL | undefined };

/** The calendar calls of a court that overlap a time, in order, with how many hearings are called in each. */
export function findCallsForSystem(
  db: Db,
  { court_id, during: { starts_at, ends_at }, matching, except = null }: Wanted & { except?: string | null },
) {
  const { id, title, judge_id, courtroom_id, capacity, event_type_ids, template_id } = sittings;
  return db
    .select({
      ...{ id, title, judge_id, courtroom_id, capacity, event_type_ids, template_id, called: calledIn(except) },
      ...{ starts_at: sittings.starts_at, ends_at: sittings.ends_at },
    })
    .from(sittings)
    .where(
      and(
        ...[eq(sittings.court_id, court_id), matching],
        ...[lt(sittings.starts_at, ends_at), gt(sittings.ends_at, starts_at)],
      ),
    )
    .orderBy(asc(sittings.starts_at), asc(sittings.id));
}

/** The declared times of a court's judges that overlap a time, in order. */
export function findPeriodsForSystem(db: Db, { court_id, during: { starts_at, ends_at }, matching }: Wanted) {
  const { judge_id, status } = judgeAvailability;
  return db
    .select({ judge_id, status, starts_at: judgeAvailability.starts_at, ends_at: judgeAvailability.ends_at })
    .from(judgeAvailability)
    .where(
      and(
        ...[eq(judgeAvailability.court_id, court_id), matching],
        ...[lt(judgeAvailability.starts_at, ends_at), gt(judgeAvailability.ends_at, starts_at)],
      ),
    )
    .orderBy(asc(judgeAvailability.starts_at));
}
