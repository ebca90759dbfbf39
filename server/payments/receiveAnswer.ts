import { and, eq } from 'drizzle-orm';
import { answerPayment, type ProviderAnswer } from '#domain/payments/answerPayment';
import { payments } from '#server/db/schema/payments';
import { findNames } from '#server/directory/findPeople';
import { askToSettleFees } from '#server/filings/fees/feesJob';
import { findEnvelopeFilingsForSystem } from '#server/filings/findEnvelopeFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findFees, findPayments, heldCents, lockFees, type StoredPayment } from './feeRepository.ts';
import { sumsOf } from './filed/sumsOf.ts';
import { planOperation } from './operations.ts';

type Working = Needs<'db' | 'config' | 'now' | 'payments'>;

/**
 * Takes a callback of the provider: true if it is signed, whether or not it changes anything. A callback about an unknown
 * payment is taken too, so that it is not sent again forever.
 */
export async function receiveCallback(needs: Working, body: string, signature: string | undefined): Promise<boolean> {
  const told = needs.payments?.readCallback(body, signature) ?? null;
  if (!told) return false;
  await receiveAnswer(needs, told.key, told.answer, told.reference);
  return true;
}

/**
 * Records the provider’s answer about a payment, in whatever order and however often answers arrive. An authorization
 * that nothing needs any longer is released.
 */
export async function receiveAnswer(
  needs: Working,
  payment_id: string,
  answer: ProviderAnswer,
  reference?: string,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [named] = await tx.select().from(payments).where(eq(payments.id, payment_id));
    if (!named || (reference !== undefined && named.reference !== null && named.reference !== reference)) return;
    // The envelope first, as everyone does who changes its payments.
    if (named.envelope_id) await lockFees(tx, named.envelope_id);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, payment_id)).for('update');
    const { state, amount_cents } = payment!;
    const next = answerPayment({ state, amount_cents, is_needed: await isNeeded(tx, payment!) }, answer);
    if (!next) return;
    const authorized = answer.outcome === 'authorized' ? answer : null;
    await tx
      .update(payments)
      .set({
        ...{ state: next.state, answered_at: needs.now(), reference: payment!.reference ?? reference ?? null },
        // What the provider holds, also where the amount differs: all of it is released then.
        ...(authorized && {
          brand: authorized.brand,
          last_four: authorized.last_four,
          amount_cents: authorized.amount_cents,
        }),
        decline_reason: answer.outcome === 'declined' ? answer.reason : null,
      })
      .where(eq(payments.id, payment_id));
    if (next.release)
      await planOperation(tx, needs, { payment_id, kind: 'release', amount_cents: authorized!.amount_cents });
    else if (payment!.envelope_id) {
      await askToSettleFees(tx, payment!.envelope_id);
      if (authorized) await recordBalance(tx, needs, { ...payment!, amount_cents: authorized.amount_cents });
    }
  });
}

/** The payment of a filed envelope is on the court’s record, with the delegate who paid for the filer. */
async function recordBalance(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  { envelope_id, paid_by, amount_cents }: StoredPayment,
): Promise<void> {
  const fees = await findFees(tx, envelope_id!);
  const [filing] = await findEnvelopeFilingsForSystem(tx, envelope_id!);
  if (!filing || !fees?.filed_at) return;
  const names = await findNames(tx, [paid_by, filing.filed_by]);
  const filer = paid_by === filing.filed_by ? {} : { filer: names.get(filing.filed_by) ?? '' };
  const values = { document: filing.document_name, amount_cents, payer: names.get(paid_by) ?? '', ...filer };
  await recordOnFiling(tx, needs, 'portal', filing, { action: 'balance_paid', values });
}

/** Whether an envelope still needs a payment: another one does not cover it, and it was not discarded. */
async function isNeeded(tx: Db, payment: StoredPayment): Promise<boolean> {
  const { envelope_id } = payment;
  if (envelope_id === null) return false;
  const fees = await findFees(tx, envelope_id);
  if (!fees) return false;
  const others = (await findPayments(tx, envelope_id)).filter((one) => one.payment.id !== payment.id);
  if (fees.filed_at === null) return heldCents(others) === 0;
  const { items, counter_cents } = await sumsOf(tx, envelope_id);
  const owed = items.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
  const paid = others.reduce((sum, { held }) => sum + held.captured_cents - held.refunded_cents, heldCents(others));
  return owed > paid + counter_cents;
}

/** Ends payments of an envelope that wait for an answer: another one takes their place, or it was filed otherwise. */
export async function endPending(tx: Db, { now }: Needs<'now'>, envelope_id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'expired', answered_at: now() })
    .where(and(eq(payments.envelope_id, envelope_id), eq(payments.state, 'pending')));
}
