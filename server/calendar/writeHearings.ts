import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { spanOf } from '#domain/hearings/courtTime';
import { bookedResources } from '#domain/hearings/resources';
import { calendarBookings, hearingAttorneys, hearings } from '#server/db/schema/calendar';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';
import { bookTime } from './bookTime.ts';

type StoredHearing = typeof hearings.$inferSelect;

/**
 * A hearing as it is written. Its moments and bookings follow from it, so that they never disagree with its day, time
 * and duration. Every hearing of the portal is written by the functions of this file.
 */
export type HearingDraft = Omit<typeof hearings.$inferInsert, 'starts_at' | 'ends_at'> & {
  duration_minutes: number;
  attorney_ids?: readonly string[];
};

/** Writes new hearings of one court and books their time. */
export async function insertHearings(tx: Db, drafts: readonly HearingDraft[]): Promise<StoredHearing[]> {
  if (drafts.length === 0) return [];
  const zone = await findZone(tx, drafts[0]!.court_id);
  const rows = drafts.map(({ attorney_ids = [], ...draft }) => ({
    ...draft,
    id: draft.id ?? randomUUID(),
    attorney_ids,
  }));
  const made = await tx
    .insert(hearings)
    .values(rows.map(({ attorney_ids: _ids, ...row }) => ({ ...row, ...momentsOf(row, zone) })))
    .returning();
  const appearing = rows.flatMap(({ id: hearing_id, attorney_ids }) =>
    attorney_ids.map((attorney_id) => ({ hearing_id, attorney_id })),
  );
  if (appearing.length > 0) await tx.insert(hearingAttorneys).values(appearing);
  await book(tx, made);
  return made;
}

/** Writes the next version of a hearing, and books its time again. */
export async function updateHearing(
  tx: Db,
  before: StoredHearing,
  { attorney_ids, ...changes }: Partial<HearingDraft>,
  now: Date,
): Promise<StoredHearing> {
  const zone = await findZone(tx, before.court_id);
  const [after] = await tx
    .update(hearings)
    .set({
      ...changes,
      ...momentsOf({ ...before, ...changes }, zone),
      version: before.version + 1,
      updated_at: now,
    })
    .where(eq(hearings.id, before.id))
    .returning();
  if (attorney_ids) {
    await tx.delete(hearingAttorneys).where(eq(hearingAttorneys.hearing_id, before.id));
    const appearing = attorney_ids.map((attorney_id) => ({ hearing_id: before.id, attorney_id }));
    if (appearing.length > 0) await tx.insert(hearingAttorneys).values(appearing);
  }
  await tx.delete(calendarBookings).where(eq(calendarBookings.hearing_id, before.id));
  await book(tx, [after!]);
  return after!;
}

/** Gives the hearings to come in a room its new name. The room itself is booked by its id. */
export async function renameVenue(tx: Db, courtroom_id: string, venue: string, now: Date): Promise<void> {
  await tx
    .update(hearings)
    .set({ venue, version: sql`${hearings.version} + 1`, updated_at: now })
    .where(and(eq(hearings.courtroom_id, courtroom_id), gt(hearings.starts_at, now)));
}

async function book(tx: Db, written: readonly StoredHearing[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  const counsel = await tx.select().from(hearingAttorneys).where(inArray(hearingAttorneys.hearing_id, ids));
  const attorneys = new Map<string, { id: string }[]>(ids.map((id) => [id, []]));
  for (const { hearing_id, attorney_id } of counsel) attorneys.get(hearing_id)!.push({ id: attorney_id });
  await bookTime(
    tx,
    written.map((hearing) => {
      const { id, court_id, starts_at, ends_at } = hearing;
      const resources = bookedResources({ ...hearing, attorneys: attorneys.get(id)! });
      return { court_id, resources, starts_at, ends_at, by: { hearing_id: id } };
    }),
  );
}

type Timed = Pick<HearingDraft, 'hearing_date' | 'hearing_time' | 'duration_minutes'>;

function momentsOf({ hearing_date: date, hearing_time, duration_minutes }: Timed, zone: string): Span {
  const span = spanOf({ date, time: hearing_time.slice(0, 5) }, duration_minutes, zone);
  if (!span) throw new Error(`No clock in ${zone} shows ${hearing_time} on ${date}.`);
  return span;
}

async function findZone(tx: Db, court_id: string): Promise<string> {
  const [court] = await tx.select({ time_zone: courts.time_zone }).from(courts).where(eq(courts.id, court_id));
  return court!.time_zone;
}
