import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { staffNameKey } from '#domain/hearings/staff/HearingStaff';
import { refusalFor } from '#server/db/refusalFor';
import { calendarBookings, hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { idColumns, isAhead } from './hearingsOfStaff.ts';
import type { StoredStaff } from './staffRepository.ts';

/**
 * Future hearings that name a person by the name alone refer to the person from now on, as do the bookings of their time,
 * which keep their length. Returns how many hearings there are.
 */
export async function adoptHearings(tx: Db, person: StoredStaff, now: Date): Promise<number> {
  const { id, court_id, kind, name } = person;
  const key = staffNameKey(name);
  const adopted = await tx
    .update(hearings)
    .set({ [`${kind}_id`]: id, [kind]: name, version: sql`${hearings.version} + 1`, updated_at: now })
    .where(
      and(
        ...[eq(hearings.court_id, court_id), isAhead(now), isNull(idColumns[kind])],
        sql`lower(trim(${hearings[kind]})) = ${key}`,
      ),
    )
    .returning({ id: hearings.id });
  if (adopted.length === 0) return 0;
  try {
    await tx
      .update(calendarBookings)
      .set({ resource: id })
      .where(
        and(
          ...[eq(calendarBookings.kind, kind), eq(calendarBookings.resource, key)],
          inArray(
            calendarBookings.hearing_id,
            adopted.map((hearing) => hearing.id),
          ),
        ),
      );
  } catch (error) {
    if (refusalFor(error)?.code !== 'hearing_conflict') throw error;
    throw invalidInput('name', `Hearings at the same time already name ${name}. Change those hearings first`);
  }
  return adopted.length;
}

/** How many future hearings, requested or scheduled, a person attends. */
export function countHearingsAhead(tx: Db, { id, kind }: StoredStaff, now: Date): Promise<number> {
  return tx.$count(hearings, and(eq(idColumns[kind], id), isAhead(now)));
}

/** The future hearings that a person attends, with their times. */
export function findTimesAhead(tx: Db, { id, kind }: StoredStaff, now: Date) {
  return tx
    .select({ id: hearings.id, starts_at: hearings.starts_at, ends_at: hearings.ends_at })
    .from(hearings)
    .where(and(eq(idColumns[kind], id), gt(hearings.starts_at, now), eq(hearings.status, 'scheduled')))
    .orderBy(hearings.starts_at, hearings.id);
}
