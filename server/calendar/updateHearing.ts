import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { zoneOf } from '#server/courts/zoneOf';
import { hearingAttorneys, hearings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { rebookHearings } from './bookHearings.ts';
import { idColumns, isAhead } from './staff/hearingsOfStaff.ts';
import type { StoredStaff } from './staff/staffRepository.ts';
import { addCounsel, type HearingDraft, momentsOf } from './writeHearings.ts';

type StoredHearing = typeof hearings.$inferSelect;

/** Writes the next version of a hearing, and books what changed. */
export async function updateHearing(
  tx: Db,
  before: StoredHearing,
  { attorney_ids, ...changes }: Partial<HearingDraft>,
  now: Date,
): Promise<StoredHearing> {
  const moments = momentsOf({ ...before, ...changes }, await zoneOf(tx, before.court_id));
  const [after] = await tx
    .update(hearings)
    .set({ ...changes, ...moments, version: before.version + 1, updated_at: now })
    .where(eq(hearings.id, before.id))
    .returning();
  if (attorney_ids) {
    await tx.delete(hearingAttorneys).where(eq(hearingAttorneys.hearing_id, before.id));
    await addCounsel(tx, [{ id: before.id, attorney_ids }]);
  }
  await rebookHearings(tx, [{ before, after: after! }]);
  return after!;
}

/** Gives the hearings to come in a room its new name. The room itself is booked by its id. */
export async function renameVenue(tx: Db, courtroom_id: string, venue: string, now: Date): Promise<void> {
  await tx
    .update(hearings)
    .set({ venue, version: sql`${hearings.version} + 1`, updated_at: now })
    .where(and(eq(hearings.courtroom_id, courtroom_id), gt(hearings.starts_at, now)));
}

/** Gives the future hearings of an interpreter, a reporter, or a mediator the person's new name. */
export async function renameStaff(tx: Db, { id, kind, name }: StoredStaff, now: Date): Promise<void> {
  await tx
    .update(hearings)
    .set({ [kind]: name, version: sql`${hearings.version} + 1`, updated_at: now })
    .where(and(eq(idColumns[kind], id), isAhead(now)));
}

/** Takes canceled and continued hearings out of calendar calls that end. */
export async function detachEndedHearings(tx: Db, sitting_ids: readonly string[]): Promise<void> {
  await tx
    .update(hearings)
    .set({ sitting_id: null })
    .where(and(inArray(hearings.sitting_id, [...sitting_ids]), inArray(hearings.status, ['cancelled', 'adjourned'])));
}

/** Moves hearings of a case to another one, with its number and title, as part of a merge or its undoing. */
export async function moveHearingsForSystem(
  tx: Db,
  from: string,
  to: { id: string; case_number: string; title: string },
  now: Date,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(hearings)
    .set({
      case_id: to.id,
      case_number: to.case_number,
      case_title: to.title,
      version: sql`${hearings.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(hearings.case_id, from), only && inArray(hearings.id, [...only])))
    .returning({ id: hearings.id });
  return moved.map(({ id }) => id);
}

/** How many hearings a case has. */
export function countHearingsOfCaseForSystem(db: Db, case_id: string): Promise<number> {
  return db.$count(hearings, eq(hearings.case_id, case_id));
}

/** Gives the hearings of a case its new title: the calendar must not show a minor's name that the title no longer has. */
export async function retitleHearings(tx: Db, case_id: string, case_title: string): Promise<void> {
  await tx
    .update(hearings)
    .set({ case_title, version: sql`${hearings.version} + 1` })
    .where(and(eq(hearings.case_id, case_id), ne(hearings.case_title, case_title)));
}
