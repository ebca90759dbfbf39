import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { refundSequences, refunds } from '#server/db/schema/cashiering';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredRefund = { refund: typeof refunds.$inferSelect; made_by: string };
type New = Omit<typeof refunds.$inferInsert, 'id' | 'number' | 'court_id' | 'made_by'>;

/** Makes a refund with the court’s next number. The sequence stays locked until the commit, so that there are no gaps. */
export async function insertRefund(tx: Db, { court_id, person_id }: Actor, refund: New) {
  const [taken] = await tx
    .insert(refundSequences)
    .values({ court_id, last_number: 1 })
    .onConflictDoUpdate({
      target: refundSequences.court_id,
      set: { last_number: sql`${refundSequences.last_number} + 1` },
    })
    .returning({ number: refundSequences.last_number });
  const [made] = await tx
    .insert(refunds)
    .values({ ...refund, court_id, made_by: person_id, number: taken!.number })
    .returning();
  return made!;
}

/** The refund that a clerk made under a key. */
export async function findRefundMade(db: Db, { person_id, court_id }: Actor, request_key: string) {
  const made = and(
    ...[eq(refunds.court_id, court_id), eq(refunds.made_by, person_id), eq(refunds.request_key, request_key)],
  );
  const [found] = await db.select({ id: refunds.id, number: refunds.number }).from(refunds).where(made);
  return found && { id: found.id, number: writeReceiptNumber(found.number) };
}

/** A refund of the viewer’s court. */
export async function findRefund(db: Db, { court_id }: Actor, id: string): Promise<StoredRefund> {
  const [found] = await db
    .select({ refund: refunds, made_by: personName(refunds.made_by) })
    .from(refunds)
    .where(and(eq(refunds.court_id, court_id), eq(refunds.id, id)));
  if (!found) throw new Refusal('not_found');
  return found as StoredRefund;
}

/** The refunds in cash from some drawer sessions, in the order of their numbers. */
export async function findRefundsIn(db: Db, drawer_ids: readonly string[]): Promise<StoredRefund[]> {
  if (drawer_ids.length === 0) return [];
  return (await db
    .select({ refund: refunds, made_by: personName(refunds.made_by) })
    .from(refunds)
    .where(inArray(refunds.drawer_id, [...drawer_ids]))
    .orderBy(asc(refunds.number))) as StoredRefund[];
}
