import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { spanOf } from '#domain/hearings/courtTime';
import { bookedResources } from '#domain/hearings/resources';
import { bookedSpan } from '#domain/hearings/staff/staffTime';
import { zoneOf } from '#server/courts/zoneOf';
import { hearingAttorneys, hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { bookTime } from './bookTime.ts';
import { findBookingUnitsForSystem } from './staff/staffRepository.ts';

type StoredHearing = typeof hearings.$inferSelect;

/**
 * A hearing as it is written. Its moments and bookings follow from it, so that they never disagree with its day, time
 * and duration. Every hearing of the portal is written by this file and by updateHearing.ts.
 */
export type HearingDraft = Omit<typeof hearings.$inferInsert, 'starts_at' | 'ends_at'> & {
  duration_minutes: number;
  attorney_ids?: readonly string[];
};

/** Writes new hearings of one court and books their time. */
export async function insertHearings(tx: Db, drafts: readonly HearingDraft[]): Promise<StoredHearing[]> {
  if (drafts.length === 0) return [];
  const zone = await zoneOf(tx, drafts[0]!.court_id);
  const rows = drafts.map((draft) => ({ ...draft, id: draft.id ?? randomUUID() }));
  const made = await tx
    .insert(hearings)
    .values(rows.map(({ attorney_ids: _counsel, ...row }) => ({ ...row, ...momentsOf(row, zone) })))
    .returning();
  await addCounsel(tx, rows);
  await bookHearings(tx, made);
  return made;
}

/** Writes which attorneys appear. */
export async function addCounsel(tx: Db, appearing: { id: string; attorney_ids?: readonly string[] }[]): Promise<void> {
  const rows = appearing.flatMap(({ id: hearing_id, attorney_ids = [] }) =>
    attorney_ids.map((attorney_id) => ({ hearing_id, attorney_id })),
  );
  if (rows.length > 0) await tx.insert(hearingAttorneys).values(rows);
}

/** Books the time of hearings that were written; of people who are booked in longer units, those units. */
export async function bookHearings(tx: Db, written: readonly StoredHearing[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  const counsel = await tx.select().from(hearingAttorneys).where(inArray(hearingAttorneys.hearing_id, ids));
  const attorneys = new Map<string, { id: string }[]>(ids.map((id) => [id, []]));
  for (const { hearing_id, attorney_id } of counsel) attorneys.get(hearing_id)!.push({ id: attorney_id });
  const units = await findBookingUnitsForSystem(tx, written);
  const zone = units.size === 0 ? null : await zoneOf(tx, written[0]!.court_id);
  await bookTime(
    tx,
    written.flatMap((hearing) => {
      const { id, court_id } = hearing;
      return bookedResources({ ...hearing, attorneys: attorneys.get(id)! }).map((resource) => {
        const unit = units.get(resource.resource);
        const span = unit && zone ? bookedSpan(unit, hearing, zone) : hearing;
        const { starts_at, ends_at } = span;
        return { court_id, resources: [resource], starts_at, ends_at, by: { hearing_id: id } };
      });
    }),
  );
}

type Timed = Pick<HearingDraft, 'hearing_date' | 'hearing_time' | 'duration_minutes'>;

/** The start and end of a hearing. */
export function momentsOf({ hearing_date: date, hearing_time, duration_minutes }: Timed, zone: string): Span {
  const span = spanOf({ date, time: hearing_time.slice(0, 5) }, duration_minutes, zone);
  if (!span) throw new Error(`The time ${hearing_time} does not exist on ${date} in ${zone}.`);
  return span;
}
