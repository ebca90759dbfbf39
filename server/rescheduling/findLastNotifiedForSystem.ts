import { findLastChangesForSystem } from '#server/calendar/hearingMoves';
import type { Db } from '#server/kernel/Database';
import { findNotifiedForSystem } from './batchRepository.ts';

/**
 * When people were last notified of each of some hearings: at its last change, of which its people are notified, or, if
 * it was rescheduled with others, when the notices of that change were sent.
 */
export async function findLastNotifiedForSystem(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const changes = await findLastChangesForSystem(db, ids);
  const batches = [...new Set(changes.flatMap(({ batch_id }) => batch_id ?? []))];
  const sent = new Map((await findNotifiedForSystem(db, batches)).map(({ id, notified_at }) => [id, notified_at!]));
  const last = new Map<string, Date>();
  for (const { id, changed_at, batch_id } of changes) {
    const noticed = sent.get(batch_id ?? '') ?? changed_at;
    const later = noticed > changed_at ? noticed : changed_at;
    if (later > (last.get(id) ?? new Date(0))) last.set(id, later);
  }
  return last;
}
