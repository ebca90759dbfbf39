import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { type AttendingStaff, staffIdsOf } from '#domain/hearings/resources';
import { type StaffKind, type StaffMember, staffNameKey } from '#domain/hearings/staff/HearingStaff';
import { hearingStaff, hearingStaffHours, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';

export type StoredStaff = typeof hearingStaff.$inferSelect;

/** A person of the court's list; with `locks`, locked until the transaction ends. */
export async function findStaff(db: Db, court_id: string, id: string, locks = false): Promise<StoredStaff | undefined> {
  const found = db
    .select()
    .from(hearingStaff)
    .where(and(eq(hearingStaff.id, id), eq(hearingStaff.court_id, court_id)));
  const [person] = await (locks ? found.for('update') : found);
  return person;
}

/** A person as a request names one. With an id, the name may be an earlier one. */
export type NamedStaff = { kind: StaffKind; name: string | null; id: string | null };

/** The people of the list who have one of the ids or names, each by id, or else by kind and name. */
export async function findNamedStaffForSystem(
  db: Db,
  court_id: string,
  named: readonly NamedStaff[],
): Promise<(one: NamedStaff) => StoredStaff | undefined> {
  const keys = named.flatMap(({ name }) => (name?.trim() ? staffNameKey(name) : []));
  const ids = named.flatMap(({ id }) => id ?? []);
  if (keys.length === 0 && ids.length === 0) return () => undefined;
  const found = await db
    .select()
    .from(hearingStaff)
    .where(
      and(
        eq(hearingStaff.court_id, court_id),
        or(inArray(sql`lower(${hearingStaff.name})`, keys), inArray(hearingStaff.id, ids)),
      ),
    );
  return ({ kind, name, id }) =>
    id === null
      ? found.find((person) => person.kind === kind && staffNameKey(person.name) === staffNameKey(name ?? ''))
      : found.find((person) => person.id === id);
}

/** The people of the list whom hearings need, with what decides their availability during a time. */
export function findAttendingForSystem(db: Db, attended: readonly AttendingStaff[], during: Span) {
  return findMembersForSystem(db, attended.flatMap(staffIdsOf), during);
}

/** People of the list with what decides their availability during a time. */
export async function findMembersForSystem(db: Db, ids: readonly string[], during: Span): Promise<StaffMember[]> {
  if (ids.length === 0) return [];
  const people = await db
    .select()
    .from(hearingStaff)
    .where(inArray(hearingStaff.id, [...new Set(ids)]));
  return withTimes(db, people, during);
}

/** The same of people who were read. */
export async function withTimes<Person extends Omit<StaffMember, 'hours' | 'periods'>>(
  db: Db,
  people: readonly Person[],
  { starts_at, ends_at }: Span,
): Promise<(Person & Pick<StaffMember, 'hours' | 'periods'>)[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { staff_id, status, note } = hearingStaffPeriods;
  const hours = await db.select().from(hearingStaffHours).where(inArray(hearingStaffHours.staff_id, ids));
  const periods = await db
    .select({
      ...{ staff_id, status, note },
      ...{ starts_at: hearingStaffPeriods.starts_at, ends_at: hearingStaffPeriods.ends_at },
    })
    .from(hearingStaffPeriods)
    .where(
      and(
        inArray(staff_id, ids),
        lt(hearingStaffPeriods.starts_at, ends_at),
        gt(hearingStaffPeriods.ends_at, starts_at),
      ),
    )
    .orderBy(asc(hearingStaffPeriods.starts_at));
  return people.map((person) => ({
    ...person,
    hours: hours
      .filter((one) => one.staff_id === person.id)
      .map(({ weekdays, from_time, to_time, valid_from, valid_until }) => ({
        ...{ weekdays, from: from_time.slice(0, 5), to: to_time.slice(0, 5), valid_from, valid_until },
      })),
    periods: periods.filter((one) => one.staff_id === person.id).map(({ staff_id: _of, ...period }) => period),
  }));
}

/** The units in which the people of hearings are booked, by their ids. */
export async function findBookingUnitsForSystem(db: Db, attended: readonly AttendingStaff[]) {
  const ids = [...new Set(attended.flatMap(staffIdsOf))];
  if (ids.length === 0) return new Map<string, StaffMember['booking_unit']>();
  const found = await db
    .select({ id: hearingStaff.id, booking_unit: hearingStaff.booking_unit })
    .from(hearingStaff)
    .where(inArray(hearingStaff.id, ids));
  return new Map(found.map(({ id, booking_unit }) => [id, booking_unit]));
}
