import { sittings } from '#server/db/schema/calendar';
import type { Db } from '#server/kernel/Database';
import { bookTime } from './bookTime.ts';

type StoredSitting = typeof sittings.$inferSelect;

/** Writes a sitting and books its judge and its room. Every sitting is written here. */
export async function insertSitting(tx: Db, values: typeof sittings.$inferInsert): Promise<StoredSitting> {
  const [made] = await tx.insert(sittings).values(values).returning();
  const { id, court_id, judge_id, courtroom_id, starts_at, ends_at } = made!;
  const resources = [
    { kind: 'judge' as const, resource: judge_id },
    { kind: 'room' as const, resource: courtroom_id },
  ];
  await bookTime(tx, [{ court_id, resources, starts_at, ends_at, by: { sitting_id: id } }]);
  return made!;
}
