import { and, eq, or, sql } from 'drizzle-orm';
import { ownCaseIds } from '#server/cases/caseRelations';
import { orders } from '#server/db/schema/orders';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredOrder = typeof orders.$inferSelect;

/** An order of the judge’s, or in a case of the judge’s or of a judge whom the judge covers; another one is not found. */
export async function findOwnOrder(db: Db, judge: Actor, id: string): Promise<StoredOrder> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isOwn(db, judge)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(tx: Db, judge: Actor, id: string): Promise<StoredOrder> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  return findOwnOrder(tx, judge, id);
}

const isOwn = (db: Db, judge: Actor) =>
  or(eq(orders.judge_id, judge.person_id), sql`${orders.case_id} in ${ownCaseIds(db, judge)}`);

type Signed = { signed_by: string; signed_at: Date; signed_sha256: string; entry_id: string };

export async function markSigned(tx: Db, id: string, signed: Signed): Promise<void> {
  const { signed_by: changed_by, signed_at: changed_at } = signed;
  await tx
    .update(orders)
    .set({ ...signed, changed_by, changed_at, state: 'signed', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}
