import { randomUUID } from 'node:crypto';
import type { Span } from '#domain/hearings/availability';
import { spanOf } from '#domain/hearings/courtTime';
import { zoneOf } from '#server/courts/zoneOf';
import { hearingAttorneys, hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { bookHearings } from './bookHearings.ts';
import type { StoredHearing } from './FoundHearing.ts';

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

type Timed = Pick<HearingDraft, 'hearing_date' | 'hearing_time' | 'duration_minutes'>;

/** The start and end of a hearing. */
export function momentsOf({ hearing_date: date, hearing_time, duration_minutes }: Timed, zone: string): Span {
  const span = spanOf({ date, time: hearing_time.slice(0, 5) }, duration_minutes, zone);
  if (!span) throw new Error(`The time ${hearing_time} does not exist on ${date} in ${zone}.`);
  return span;
}
