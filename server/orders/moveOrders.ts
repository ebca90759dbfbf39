import { and, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '#server/db/schema/orders';
import type { Db } from '#server/kernel/Database';

/** Moves the orders of a case, or some of them, to another case. Returns their IDs. */
export async function moveOrdersForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(orders)
    .set({ case_id: to, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.case_id, from), only && inArray(orders.id, [...only])))
    .returning({ id: orders.id });
  return moved.map(({ id }) => id);
}
