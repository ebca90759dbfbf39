import { and, eq, inArray, sql } from 'drizzle-orm';
import { workItems } from '#server/db/schema/workItems';
import type { Db } from '#server/kernel/Database';

/** Moves the requests in a case, or some of them, to another case. Returns their IDs. */
export async function moveWorkItemsForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(workItems)
    .set({ case_id: to, version: sql`${workItems.version} + 1` })
    .where(and(eq(workItems.case_id, from), only && inArray(workItems.id, [...only])))
    .returning({ id: workItems.id });
  return moved.map(({ id }) => id);
}
