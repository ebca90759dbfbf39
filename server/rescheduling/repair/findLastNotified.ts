import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { hearings } from '#server/db/schema/calendar';
import { hearingBatches } from '#server/db/schema/hearingBatches';
import { hearingMoves } from '#server/db/schema/hearingMoves';
import type { Db } from '#server/kernel/Database';

/**
 * When people were last notified of each of some hearings: at its last change, of which its people are notified, or, if
 * it was rescheduled with others, when the notices of that change were sent.
 */
export async function findLastNotifiedForSystem(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { id, updated_at } = hearings;
  const changed = await db
    .select({ id, at: updated_at })
    .from(hearings)
    .where(inArray(id, [...ids]));
  const moved = sql<string>`coalesce(${hearingMoves.next_hearing_id}, ${hearingMoves.hearing_id})`;
  const noticed = await db
    .select({ id: moved, at: sql<Date>`max(${hearingBatches.notified_at})`.mapWith(hearingBatches.made_at) })
    .from(hearingMoves)
    .innerJoin(hearingBatches, sql`${hearingBatches.id} = ${hearingMoves.batch_id}`)
    .where(and(inArray(moved, [...ids]), isNull(hearingMoves.undone_at), isNotNull(hearingBatches.notified_at)))
    .groupBy(moved);
  const last = new Map(changed.map((one) => [one.id, one.at]));
  for (const one of noticed) if (one.at > last.get(one.id)!) last.set(one.id, one.at);
  return last;
}
