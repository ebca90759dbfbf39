import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { testPayments } from '#server/db/schema/testPayments';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { answerOf, findTestPayment, type StoredTestPayment } from './openTestProvider.ts';
import { signCallback } from './signCallback.ts';
import type { TestCard } from './testCards.ts';

/** Sends a callback of the test provider later, as a real provider sends one again or late. */
export const testCallbackJob = defineJob('send_test_callback', z.object({ reference: z.string() }));

/** A callback as it is sent: its body and its signature. */
export type SignedCallback = { body: string; signature: string };

/**
 * Decides on a payment by its test card, once: a card that is entered again changes nothing. Returns the callbacks to
 * send now; a late one is a job.
 */
export async function enterCard(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  payment: StoredTestPayment,
  card: TestCard | 'canceled',
): Promise<SignedCallback[]> {
  const answers_at = card !== 'canceled' && card.late > 0 ? new Date(now().getTime() + card.late * 1000) : null;
  const decline_reason = card === 'canceled' ? ('canceled' as const) : card.declines;
  const shown = card === 'canceled' ? {} : { brand: card.brand, last_four: card.number.slice(-4) };
  const [decided] = await db
    .update(testPayments)
    .set({ state: decline_reason ? 'declined' : 'authorized', decline_reason, answers_at, ...shown })
    .where(and(eq(testPayments.reference, payment.reference), eq(testPayments.state, 'pending')))
    .returning();
  if (!decided) return [];
  if (answers_at !== null) {
    await addJob(db, testCallbackJob, { reference: payment.reference }, { runAt: answers_at });
    return [];
  }
  const callback = writeCallback({ config, now }, decided);
  return Array.from({ length: card === 'canceled' ? 1 : card.answers }, () => callback);
}

/** The callback about a payment as it is now. */
export function writeCallback(needs: Needs<'config' | 'now'>, payment: StoredTestPayment): SignedCallback {
  const answer = answerOf(needs, payment);
  const body = JSON.stringify({ key: payment.payment_key, reference: payment.reference, answer });
  return { body, signature: signCallback(needs, body) };
}

/** The callback about a payment by its reference; undefined if there is no such payment. */
export async function findCallback(
  needs: Needs<'db' | 'config' | 'now'>,
  reference: string,
): Promise<SignedCallback | undefined> {
  const payment = await findTestPayment(needs, reference);
  return payment && writeCallback(needs, payment);
}
