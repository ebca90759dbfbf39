import { inArray } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { isSameTime } from '#domain/hearings/presentPlace';
import { bookedResources, type Resource } from '#domain/hearings/resources';
import { bookedSpan } from '#domain/hearings/staff/staffTime';
import { zoneOf } from '#server/courts/zoneOf';
import { calendarBookings, hearingAttorneys } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { type BookedTime, bookTime } from './bookTime.ts';
import type { StoredHearing } from './FoundHearing.ts';
import { findBookingUnitsForSystem } from './staff/staffRepository.ts';

/** Books the time of new hearings. */
export async function bookHearings(tx: Db, made: readonly StoredHearing[]): Promise<void> {
  await bookTime(tx, await timesOf(tx, made));
}

/**
 * Books the time of hearings that were changed. While the time of a hearing stays, what it has booked stays as it is: a
 * person may be booked in another unit by now.
 */
export async function rebookHearings(
  tx: Db,
  changed: readonly { before: Span; after: StoredHearing }[],
): Promise<void> {
  const ids = changed.map(({ after }) => after.id);
  const staying = new Set(changed.flatMap(({ before, after }) => (isSameTime(before, after) ? after.id : [])));
  const times = await timesOf(
    tx,
    changed.map(({ after }) => after),
  );
  const wanted = new Map(
    times.flatMap((time) => time.resources.map((resource) => [keyOf(time.by, resource), time] as const)),
  );
  const held = await tx.select().from(calendarBookings).where(inArray(calendarBookings.hearing_id, ids));
  const released: string[] = [];
  for (const row of held) {
    const isKept = staying.has(row.hearing_id!) && wanted.delete(keyOf({ hearing_id: row.hearing_id! }, row));
    if (!isKept) released.push(row.id);
  }
  if (released.length > 0) await tx.delete(calendarBookings).where(inArray(calendarBookings.id, released));
  await bookTime(tx, [...wanted.values()]);
}

const keyOf = (by: { hearing_id: string } | { sitting_id: string }, { kind, resource }: Resource) =>
  `${Object.values(by)[0]} ${kind} ${resource}`;

/** What hearings book: their time, and of people who are booked in longer units, those units. */
async function timesOf(tx: Db, written: readonly StoredHearing[]): Promise<BookedTime[]> {
  const ids = written.map(({ id }) => id);
  const counsel = await tx.select().from(hearingAttorneys).where(inArray(hearingAttorneys.hearing_id, ids));
  const attorneys = new Map<string, { id: string }[]>(ids.map((id) => [id, []]));
  for (const { hearing_id, attorney_id } of counsel) attorneys.get(hearing_id)!.push({ id: attorney_id });
  const units = await findBookingUnitsForSystem(tx, written);
  const zone = units.size === 0 ? null : await zoneOf(tx, written[0]!.court_id);
  return written.flatMap((hearing) => {
    const { id, court_id } = hearing;
    return bookedResources({ ...hearing, attorneys: attorneys.get(id)! }).map((resource) => {
      const unit = units.get(resource.resource);
      const span = unit && zone ? bookedSpan(unit, hearing, zone) : hearing;
      const { starts_at, ends_at } = span;
      return { court_id, resources: [resource], starts_at, ends_at, by: { hearing_id: id } };
    });
  });
}
