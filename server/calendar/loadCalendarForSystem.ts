import { and, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { arrangeCalendar, type Calendar } from '#domain/hearings/Calendar';
import { spanOf, type WallTime } from '#domain/hearings/courtTime';
import type { WantedHearing } from '#domain/hearings/judgeTime';
import { resourcesOf } from '#domain/hearings/resources';
import { readCourtDays } from '#server/courts/readCourtDays';
import { calendarBookings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';
import { findBookings, findCallsForSystem, findPeriodsForSystem } from './calendarReads.ts';
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
    sittings: await findCallsForSystem(tx, {
      ...{ court_id, during: window, matching: ofSitting(court_id, hearing), except: hearing.id },
    }),
    bookings: await findBookings(tx, { viewer, court_id, during: window, matching: neededBy(hearing) }),
    periods: hearing.judge_id
      ? await findPeriodsForSystem(tx, {
          ...{ court_id, during: window, matching: eq(judgeAvailability.judge_id, hearing.judge_id) },
        })
      : [],
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

function ofSitting(court_id: string, { judge_id, courtroom_id }: WantedHearing): SQL | undefined {
  if (!judge_id || !courtroom_id) return sql`false`;
  return and(eq(sittings.court_id, court_id), eq(sittings.judge_id, judge_id), eq(sittings.courtroom_id, courtroom_id));
}

/** Bookings of what the hearing needs, but for its own. */
function neededBy(hearing: WantedHearing): SQL | undefined {
  const { kind, resource, hearing_id } = calendarBookings;
  const needed = resourcesOf(hearing).map((one) => and(eq(kind, one.kind), eq(resource, one.resource)));
  return and(or(...needed), hearing.id ? or(isNull(hearing_id), ne(hearing_id, hearing.id)) : undefined);
}
