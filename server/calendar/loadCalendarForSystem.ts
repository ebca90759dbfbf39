import { and, eq, gt, gte, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import {
  arrangeCalendar,
  type Booking,
  type Calendar,
  type JudgePeriod,
  type Sitting,
} from '#domain/hearings/Calendar';
import { spanOf, type WallTime } from '#domain/hearings/courtTime';
import type { WantedHearing } from '#domain/hearings/judgeTime';
import { resourcesOf } from '#domain/hearings/resources';
import { readCourtDays } from '#server/courts/readCourtDays';
import { calendarBookings, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { bookedBy } from './bookedBy.ts';
import { findAttendingForSystem } from './staff/staffRepository.ts';

/** How many days are searched for free times. */
export const searchedDays = 45;

/** What the calendar holds, around a time, of everything that a hearing needs. */
export async function loadCalendarForSystem(
  tx: Db,
  viewer: Seer,
  hearing: WantedHearing,
  at: WallTime,
  now: Date,
): Promise<Calendar> {
  const { court_id } = viewer;
  const days = await readCourtDays(tx, court_id);
  const around = Date.parse(`${at.date}T00:00:00Z`);
  const window = {
    starts_at: new Date(around - dayMs),
    ends_at: new Date(around + (searchedDays + 2) * dayMs),
  };
  const span = spanOf(at, hearing.duration_minutes, days.time_zone);
  if (span) await lockSitting(tx, court_id, hearing, span);
  return arrangeCalendar({
    now,
    days,
    sittings: await findSittings(tx, court_id, hearing, window),
    bookings: await findBookings(tx, viewer, hearing, window),
    periods: await findPeriods(tx, court_id, hearing, window),
    staff: await findAttendingForSystem(tx, [hearing], window),
  });
}

/** Locks the sitting until the transaction ends, so that its last place is given only once. */
async function lockSitting(tx: Db, court_id: string, hearing: WantedHearing, { starts_at, ends_at }: Span) {
  await tx
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(ofSitting(court_id, hearing), lte(sittings.starts_at, starts_at), gte(sittings.ends_at, ends_at)))
    .for('update');
}

function findSittings(tx: Db, court_id: string, hearing: WantedHearing, { starts_at, ends_at }: Span) {
  const called = sql<number>`(select count(*)::int from hearings h where h.sitting_id = "sittings"."id"
    and h.status = 'scheduled' and h.id is distinct from ${hearing.id}::uuid)`;
  return tx
    .select({
      id: sittings.id,
      title: sittings.title,
      judge_id: sittings.judge_id,
      courtroom_id: sittings.courtroom_id,
      starts_at: sittings.starts_at,
      ends_at: sittings.ends_at,
      capacity: sittings.capacity,
      event_type_ids: sittings.event_type_ids,
      called,
    })
    .from(sittings)
    .where(and(ofSitting(court_id, hearing), lt(sittings.starts_at, ends_at), gt(sittings.ends_at, starts_at)))
    .orderBy(sittings.starts_at) satisfies PromiseLike<Sitting[]>;
}

function ofSitting(court_id: string, { judge_id, courtroom_id }: WantedHearing): SQL | undefined {
  if (!judge_id || !courtroom_id) return sql`false`;
  return and(eq(sittings.court_id, court_id), eq(sittings.judge_id, judge_id), eq(sittings.courtroom_id, courtroom_id));
}

/** The bookings of what the hearing needs, but for its own. */
function findBookings(tx: Db, viewer: Seer, hearing: WantedHearing, { starts_at, ends_at }: Span): Promise<Booking[]> {
  const needed = resourcesOf(hearing).map(({ kind, resource }): SQL | undefined =>
    and(eq(calendarBookings.kind, kind), eq(calendarBookings.resource, resource)),
  );
  const { during, hearing_id } = calendarBookings;
  return tx
    .select({
      kind: calendarBookings.kind,
      resource: calendarBookings.resource,
      hearing_id,
      starts_at: sql<Date>`lower(${during})`.mapWith(judgeAvailability.starts_at),
      ends_at: sql<Date>`upper(${during})`.mapWith(judgeAvailability.ends_at),
      by: bookedBy(viewer),
    })
    .from(calendarBookings)
    .leftJoin(hearings, eq(hearings.id, hearing_id))
    .leftJoin(sittings, eq(sittings.id, calendarBookings.sitting_id))
    .where(
      and(
        eq(calendarBookings.court_id, viewer.court_id),
        or(...needed),
        sql`${during} && tstzrange(${starts_at.toISOString()}::timestamptz, ${ends_at.toISOString()}::timestamptz)`,
        hearing.id ? or(isNull(hearing_id), ne(hearing_id, hearing.id)) : undefined,
      ),
    )
    .orderBy(sql`lower(${during})`);
}

async function findPeriods(
  tx: Db,
  court_id: string,
  { judge_id }: WantedHearing,
  { starts_at, ends_at }: Span,
): Promise<JudgePeriod[]> {
  if (!judge_id) return [];
  return tx
    .select()
    .from(judgeAvailability)
    .where(
      and(
        eq(judgeAvailability.court_id, court_id),
        eq(judgeAvailability.judge_id, judge_id),
        lt(judgeAvailability.starts_at, ends_at),
        gt(judgeAvailability.ends_at, starts_at),
      ),
    );
}
