import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { HeldPayment } from '#domain/payments/planSettlement';
import { envelopeFees, feeItems, feeWaivers, paymentOperations, payments } from '#server/db/schema/payments';
import type { Db } from '#server/kernel/Database';

export type StoredPayment = typeof payments.$inferSelect;
export type StoredOperation = typeof paymentOperations.$inferSelect;
export type StoredItem = typeof feeItems.$inferSelect;
export type StoredFees = typeof envelopeFees.$inferSelect;
export type StoredWaiver = Omit<typeof feeWaivers.$inferSelect, 'content'>;

/** A payment with its operations, and what they add up to. Failed operations count for nothing. */
export type TalliedPayment = { payment: StoredPayment; operations: StoredOperation[]; held: HeldPayment };

/** How the filer of an envelope settles its fees; undefined if nothing was chosen. */
export async function findFees(db: Db, envelope_id: string): Promise<StoredFees | undefined> {
  return (await db.select().from(envelopeFees).where(eq(envelopeFees.envelope_id, envelope_id)))[0];
}

/** The same, locked: settling, changing, and filing an envelope’s fees take turns. */
export async function lockFees(tx: Db, envelope_id: string): Promise<StoredFees | undefined> {
  return (await tx.select().from(envelopeFees).where(eq(envelopeFees.envelope_id, envelope_id)).for('update'))[0];
}

/** The fees of a filed envelope, in their order. */
export function findItems(db: Db, envelope_id: string): Promise<StoredItem[]> {
  return db.select().from(feeItems).where(eq(feeItems.envelope_id, envelope_id)).orderBy(asc(feeItems.position));
}

const { content: _content, ...waiverColumns } = getTableColumns(feeWaivers);

/** The request for a fee waiver of an envelope, without the document. */
export async function findWaiver(db: Db, envelope_id: string): Promise<StoredWaiver | undefined> {
  return (await db.select(waiverColumns).from(feeWaivers).where(eq(feeWaivers.envelope_id, envelope_id)))[0];
}

/** The payments of an envelope, the oldest first. */
export async function findPayments(db: Db, envelope_id: string): Promise<TalliedPayment[]> {
  const found = await db
    .select()
    .from(payments)
    .where(eq(payments.envelope_id, envelope_id))
    .orderBy(asc(payments.started_at), asc(payments.id));
  return tally(db, found);
}

/** Payments with their operations. */
export async function tally(db: Db, found: readonly StoredPayment[]): Promise<TalliedPayment[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const operations = await db
    .select()
    .from(paymentOperations)
    .where(inArray(paymentOperations.payment_id, ids))
    .orderBy(asc(paymentOperations.requested_at), desc(paymentOperations.kind));
  return found.map((payment) => {
    const own = operations.filter(({ payment_id }) => payment_id === payment.id);
    return { payment, operations: own, held: heldOf(payment, own) };
  });
}

function heldOf({ id, amount_cents }: StoredPayment, operations: readonly StoredOperation[]): HeldPayment {
  const sum = (kind: StoredOperation['kind']) =>
    operations.reduce((total, one) => total + (one.kind === kind && one.state !== 'failed' ? one.amount_cents : 0), 0);
  const released = operations.some(({ kind, state }) => kind === 'release' && state !== 'failed');
  return { id, amount_cents, captured_cents: sum('capture'), refunded_cents: sum('refund'), released };
}

/** Those of the payments that hold or took money. */
export const authorizedOf = (found: readonly TalliedPayment[]): HeldPayment[] =>
  found.filter(({ payment }) => payment.state === 'authorized').map(({ held }) => held);

/** What is still held on cards for an envelope that was not filed. */
export const heldCents = (found: readonly TalliedPayment[]): number =>
  authorizedOf(found).reduce((sum, one) => sum + (one.released ? 0 : one.amount_cents - one.captured_cents), 0);

/** The payment that is awaiting the provider’s answer. */
export async function findPending(db: Db, envelope_id: string): Promise<StoredPayment | undefined> {
  const pending = and(eq(payments.envelope_id, envelope_id), eq(payments.state, 'pending'));
  return (await db.select().from(payments).where(pending))[0];
}
