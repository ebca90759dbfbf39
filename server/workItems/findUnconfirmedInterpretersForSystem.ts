import { and, eq, inArray } from 'drizzle-orm';
import type { WorkItemState } from '#domain/workItems/workItems';
import { workItems } from '#server/db/schema/workItems';
import type { Db } from '#server/kernel/Database';

const unconfirmed: readonly WorkItemState[] = ['requested', 'needs_confirmed', 'assigned', 'not_provided'];

/** The hearings of these cases for which an interpreter was requested, each with whether one is not confirmed yet. */
export async function findUnconfirmedInterpretersForSystem(
  db: Db,
  case_ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const waiting = new Map<string, boolean>();
  if (case_ids.length === 0) return waiting;
  const found = await db
    .select({ hearing_id: workItems.hearing_id, state: workItems.state })
    .from(workItems)
    .where(and(eq(workItems.kind, 'interpreter'), inArray(workItems.case_id, [...case_ids])));
  for (const { hearing_id, state } of found) {
    if (hearing_id === null) continue;
    waiting.set(hearing_id, unconfirmed.includes(state) || waiting.get(hearing_id) === true);
  }
  return waiting;
}
