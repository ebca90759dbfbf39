import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { dateInZone } from '#domain/days/dateInZone';
import type { PlannedOperation } from '#domain/payments/planSettlement';
import { findCourt } from '#server/courts/findCourt';
import { paymentDifferences, paymentOperations, payments } from '#server/db/schema/payments';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import type { PaymentProvider } from '#server/kernel/ports/PaymentProvider';
import { lockFees } from './feeRepository.ts';
import { keepLedger } from './ledger/keepLedger.ts';

/** Asks the provider for an operation; retried for a day, since a provider can be down for hours. */
export const operationJob = defineJob('perform_payment_operation', z.object({ operation_id: z.uuid() }), {
  attempts: 14,
});

/**
 * Records an operation in the caller’s transaction, with the job that asks for it after the commit. The reply is its ID;
 * null if it was planned before.
 */
export async function planOperation(tx: Db, { now }: Needs<'now'>, planned: PlannedOperation): Promise<string | null> {
  const [added] = await tx
    .insert(paymentOperations)
    .values({ ...planned, requested_at: now() })
    .onConflictDoNothing()
    .returning({ id: paymentOperations.id });
  // Operations of one payment are done one after the other: a release never overtakes a capture.
  if (added) await addJob(tx, operationJob, { operation_id: added.id }, { queue: `payment:${planned.payment_id}` });
  return added?.id ?? null;
}

/**
 * Asks the provider for an operation, and records that it is done in the ledger. The operation’s ID is the key: after a crash between
 * the two, the provider does it once and answers again.
 */
export async function performOperation(
  { db, now, payments: provider }: Needs<'db' | 'now' | 'payments'>,
  operation_id: string,
): Promise<void> {
  const [found] = await db
    .select({ operation: paymentOperations, payment: payments })
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.id, paymentOperations.payment_id))
    .where(eq(paymentOperations.id, operation_id));
  if (found?.operation.state !== 'waiting') return;
  if (provider === null) throw new Error('PAYMENTS is off, but an operation waits for the provider.');
  const { operation, payment } = found;
  await ask(provider, payment.reference!, operation);
  await db.transaction(async (tx) => {
    if (payment.envelope_id !== null) await lockFees(tx, payment.envelope_id);
    await tx
      .update(paymentOperations)
      .set({ state: 'done', done_at: now() })
      .where(and(eq(paymentOperations.id, operation_id), eq(paymentOperations.state, 'waiting')));
    if (payment.envelope_id !== null) await keepLedger(tx, { now }, payment.envelope_id);
  });
}

type Asked = typeof paymentOperations.$inferSelect;

const ask = (provider: PaymentProvider, reference: string, { id, kind, amount_cents }: Asked): Promise<void> =>
  provider[kind](reference, amount_cents, id);

/**
 * Marks an operation as failed after its last attempt, and puts it on the list of differences, so that the court’s
 * administrator learns of it. The next settlement of the envelope plans it again.
 */
export async function failOperation({ db, now }: Needs<'db' | 'now'>, operation_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(paymentOperations)
      .set({ state: 'failed' })
      .where(and(eq(paymentOperations.id, operation_id), eq(paymentOperations.state, 'waiting')))
      .returning();
    if (!failed) return;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, failed.payment_id));
    const { court_id, reference } = payment!;
    const { time_zone } = await findCourt(tx, court_id);
    await tx
      .insert(paymentDifferences)
      .values({
        ...{ court_id, day: dateInZone(now(), time_zone), kind: 'missing_there', operation: failed.kind },
        ...{ reference: reference ?? '', operation_key: failed.id, portal_cents: failed.amount_cents },
        found_at: now(),
      })
      .onConflictDoNothing();
  });
}
