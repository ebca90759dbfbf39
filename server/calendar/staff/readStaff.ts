import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { readStaff as asked, StaffDay, StaffDetails, StaffPeriod } from '#contract/hearingStaff';
import { addDays } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { midnight, toWallTime } from '#domain/hearings/courtTime';
import { absencesOn, hoursOf, usableSpansOn } from '#domain/hearings/staff/staffTime';
import { may } from '#domain/identity/permissions';
import { readCourtDays } from '#server/courts/readCourtDays';
import { hearingStaffHours, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findEngagements } from './findEngagements.ts';
import { describeStaff } from './listStaff.ts';
import { mostEntries } from './staffAvailability.ts';
import { findStaff, withTimes } from './staffRepository.ts';

const daysOfWeek = 7;

/** A person of the list with recurring hours, single times that have not ended, and a week with its hearings. */
export async function readStaff(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, from }: InputOf<typeof asked>,
): Promise<StaffDetails> {
  const person = await findStaff(db, viewer.court_id, id);
  if (!person) throw new Refusal('not_found');
  const days = await readCourtDays(db, viewer.court_id);
  const zone = days.time_zone;
  const first = from ?? toWallTime(now(), zone).date;
  const dates = Array.from({ length: daysOfWeek }, (_, n) => addDays(first, n));
  const week = { starts_at: midnight(first, zone), ends_at: midnight(addDays(first, daysOfWeek), zone) };
  const [member] = await withTimes(db, [person], week);
  const engaged = await findEngagements(db, viewer, { staff_ids: [id], during: week });
  const booked = engaged.get(id) ?? [];
  return {
    ...describeStaff(person),
    hours: await listHours(db, id),
    periods: await listPeriods(db, id, zone, now()),
    week: dates.map((date): StaffDay => {
      const hours = hoursOn(date, days);
      const onDay = ({ starts_at }: Span) => toWallTime(starts_at, zone).date === date;
      return {
        date,
        closed: closureOn(date, days)?.name ?? null,
        court: hours && { from: hours.opens, to: hours.closes },
        open: usableSpansOn(member!, date, hours, zone).map((span) => hoursOf(span, date, zone)),
        away: absencesOn(member!, date, zone).flatMap(({ period, ...span }) =>
          period ? [{ ...hoursOf(span, date, zone), note: period.note }] : [],
        ),
        booked: booked.filter(onDay).map(({ by, ...span }) => ({ ...hoursOf(span, date, zone), by })),
      };
    }),
    can_manage: may(viewer.capacity, 'hearing-staff:manage'),
  };
}

async function listHours(db: Db, staff_id: string) {
  const found = await db
    .select()
    .from(hearingStaffHours)
    .where(eq(hearingStaffHours.staff_id, staff_id))
    .orderBy(asc(hearingStaffHours.valid_from), asc(hearingStaffHours.weekdays), asc(hearingStaffHours.from_time));
  return found.map(({ staff_id: _of, from_time, to_time, ...one }) => ({
    ...{ ...one, from: from_time.slice(0, 5), to: to_time.slice(0, 5) },
  }));
}

async function listPeriods(db: Db, staff_id: string, zone: string, now: Date): Promise<StaffPeriod[]> {
  const found = await db
    .select()
    .from(hearingStaffPeriods)
    .where(and(eq(hearingStaffPeriods.staff_id, staff_id), gt(hearingStaffPeriods.ends_at, now)))
    .orderBy(asc(hearingStaffPeriods.starts_at), sql`${hearingStaffPeriods.id}`)
    .limit(mostEntries);
  const write = (at: Date) => Object.values(toWallTime(at, zone)).join('T');
  return found.map(({ id, status, starts_at, ends_at, note }) => ({
    ...{ id, status, from: write(starts_at), to: write(ends_at), note },
  }));
}
