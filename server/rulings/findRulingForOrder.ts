import { and, eq, isNull } from 'drizzle-orm';
import { rulings } from '#server/db/schema/rulings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** A ruling in effect in the actor’s court that an order can carry out. The caller examines access to its case. */
export async function findRulingForOrder(db: Db, { court_id }: Actor, id: string) {
  const isInEffect = and(eq(rulings.stage, 'final'), isNull(rulings.superseded_at));
  const [found] = await db
    .select()
    .from(rulings)
    .where(and(eq(rulings.id, id), eq(rulings.court_id, court_id), isInEffect));
  return found;
}
