import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { hearingIdsOfCaseForSystem } from '#server/calendar/hearingRepository';
import { hearingExhibits } from '#server/db/schema/courtroom';
import type { Db } from '#server/kernel/Database';

export type StoredExhibit = typeof hearingExhibits.$inferSelect;

/** The exhibits of the case of a hearing that the caller has found for the viewer, in the order in which they were marked. */
export function findExhibitsOfHearingsCase(
  db: Db,
  { id, case_id }: Pick<StoredHearing, 'id' | 'case_id'>,
): Promise<StoredExhibit[]> {
  const its = case_id === null ? [id] : hearingIdsOfCaseForSystem(db, case_id);
  return db
    .select()
    .from(hearingExhibits)
    .where(inArray(hearingExhibits.hearing_id, its))
    .orderBy(asc(hearingExhibits.marked_at), asc(hearingExhibits.id));
}

export async function insertExhibit(tx: Db, exhibit: typeof hearingExhibits.$inferInsert): Promise<void> {
  await tx.insert(hearingExhibits).values(exhibit);
}

export async function updateExhibit(
  tx: Db,
  { id, version }: StoredExhibit,
  changes: Pick<StoredExhibit, 'state' | 'history'>,
): Promise<void> {
  await tx
    .update(hearingExhibits)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(hearingExhibits.id, id), eq(hearingExhibits.version, version)));
}
