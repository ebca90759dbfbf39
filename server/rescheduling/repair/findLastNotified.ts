import { and, inArray, isNotNull } from 'drizzle-orm';
import { findLastChangesForSystem } from '#server/calendar/hearingMoves';
import { hearingBatches } from '#server/db/schema/hearingBatches';
import type { Db } from '#server/kernel/Database';

/**
 * When people were last notified of each of some hearings: at its last change, of which its people are notified, or, if
 * it was rescheduled with others, when the notices of that change were sent.
 */
export async function findLastNotifiedForSystem(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const changes = await findLastChangesForSystem(db, ids);
  const batches = [...new Set(changes.flatMap(({ batch_id }) => batch_id ?? []))];
  const sent = new Map((await findNotified(db, batches)).map(({ id, notified_at }) => [id, notified_at!]));
  const last = new Map<string, Date>();
  for (const { id, changed_at, batch_id } of changes) {
    const noticed = sent.get(batch_id ?? '') ?? changed_at;
    const later = noticed > changed_at ? noticed : changed_at;
    if (later > (last.get(id) ?? new Date(0))) last.set(id, later);
  }
  return last;
}

async function findNotified(db: Db, batches: readonly string[]) {
  if (batches.length === 0) return [];
  const { id, notified_at } = hearingBatches;
  return db
    .select({ id, notified_at })
    .from(hearingBatches)
    .where(and(inArray(id, [...batches]), isNotNull(notified_at)));
}
