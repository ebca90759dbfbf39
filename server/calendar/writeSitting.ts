import { sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { bookTime } from './bookTime.ts';

type StoredSitting = typeof sittings.$inferSelect;
type SittingDraft = typeof sittings.$inferInsert;

/** Writes a sitting and books its judge and its room. */
export async function insertSitting(tx: Db, draft: SittingDraft): Promise<StoredSitting> {
  const [made] = await insertSittings(tx, [draft]);
  return made!;
}

/** Writes sittings and books their judges and rooms. Every sitting is written here. */
export async function insertSittings(tx: Db, drafts: readonly SittingDraft[]): Promise<StoredSitting[]> {
  if (drafts.length === 0) return [];
  const made = await tx
    .insert(sittings)
    .values([...drafts])
    .returning();
  await bookTime(
    tx,
    made.map(({ id: sitting_id, court_id, judge_id, courtroom_id, starts_at, ends_at }) => ({
      ...{ court_id, starts_at, ends_at, by: { sitting_id } },
      resources: [
        { kind: 'judge', resource: judge_id },
        { kind: 'room', resource: courtroom_id },
      ],
    })),
  );
  return made;
}
