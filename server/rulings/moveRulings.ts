import { and, eq, inArray, sql } from 'drizzle-orm';
import { rulings } from '#server/db/schema/rulings';
import type { Db } from '#server/kernel/Database';

/** Moves the rulings of a case, or some of them, to another case with their motions. Returns their IDs. */
export async function moveRulingsForSystem(
  tx: Db,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<string[]> {
  if (only?.length === 0) return [];
  const moved = await tx
    .update(rulings)
    .set({ case_id: to, version: sql`${rulings.version} + 1` })
    .where(and(eq(rulings.case_id, from), only && inArray(rulings.id, [...only])))
    .returning({ id: rulings.id });
  return moved.map(({ id }) => id);
}
