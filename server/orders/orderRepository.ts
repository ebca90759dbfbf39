import { eq, sql } from 'drizzle-orm';
import { orders } from '#server/db/schema/orders';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredOrder = typeof orders.$inferSelect;

/** An order of a judge; anyone else’s is not found. */
export async function findOwnOrder(db: Db, judge_id: string, id: string): Promise<StoredOrder> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id));
  if (found?.judge_id !== judge_id) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(tx: Db, judge_id: string, id: string): Promise<StoredOrder> {
  const [held] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (held?.judge_id !== judge_id) throw new Refusal('not_found');
  return held;
}

type Signed = { signed_by: string; signed_at: Date; signed_sha256: string; entry_id: string };

export async function markSigned(tx: Db, id: string, signed: Signed): Promise<void> {
  const { signed_by: changed_by, signed_at: changed_at } = signed;
  await tx
    .update(orders)
    .set({ ...signed, changed_by, changed_at, state: 'signed', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}
