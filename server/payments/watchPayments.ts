import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { envelopeFees, paymentOperations, payments } from '#server/db/schema/payments';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { lockFees, tally } from './feeRepository.ts';
import { grantWaiversByLaw } from './filed/grantByLaw.ts';
import { keepEarlierLedgers } from './ledger/keepEarlierLedgers.ts';
import { planOperation } from './operations.ts';
import { receiveAnswer } from './receiveAnswer.ts';

type Working = Needs<'db' | 'config' | 'now' | 'payments'>;

/** Finds payments whose answer did not come, and authorizations without a filing. */
export const paymentWatchJob = defineJob('watch_payments', z.object({}));

const everyMs = 10 * 60_000;
/** The provider is queried about a payment after this time, and the payment expires later. */
const askAfterMs = 5 * 60_000;
const giveUpAfterMs = 60 * 60_000;
/** How long a card stays authorized for a draft that is not filed. */
const keepUnusedMs = dayMs;
const atOnce = 200;

/** Schedules the next look. However many processes call this, only one job is queued. */
export async function schedulePaymentWatch({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, paymentWatchJob, {}, { jobKey: paymentWatchJob.name, runAt });
}

/** Checks the payments that are not settled, and the clocks of fee waivers. */
export async function watchPayments(needs: Working): Promise<void> {
  await grantWaiversByLaw(needs);
  await keepEarlierLedgers(needs);
  await askForAnswers(needs);
  await releaseUnused(needs);
}

/** Asks the provider about payments without an answer. After an hour without a card, a payment has expired. */
async function askForAnswers(needs: Working): Promise<void> {
  if (needs.payments === null) return;
  const before = new Date(needs.now().getTime() - askAfterMs);
  const waiting = await needs.db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'pending'), lt(payments.started_at, before)))
    .orderBy(asc(payments.started_at))
    .limit(atOnce);
  for (const { id, reference, started_at } of waiting) {
    const answer = reference === null ? null : await needs.payments.find(reference);
    if (answer !== null && answer.outcome !== 'pending') await receiveAnswer(needs, id, answer);
    else if (needs.now().getTime() - started_at.getTime() > giveUpAfterMs) await expire(needs, id);
  }
}

async function expire({ db, now }: Working, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'expired', answered_at: now() })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
}

/** Releases authorizations of drafts that were discarded, or not filed within a day. */
async function releaseUnused(needs: Working): Promise<void> {
  const before = new Date(needs.now().getTime() - keepUnusedMs);
  const unused = await needs.db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(envelopeFees, eq(envelopeFees.envelope_id, payments.envelope_id))
    .where(
      and(
        eq(payments.state, 'authorized'),
        or(isNull(payments.envelope_id), and(isNull(envelopeFees.filed_at), lt(payments.answered_at, before))),
        sql`not exists (select from ${paymentOperations} where ${paymentOperations.payment_id} = ${payments.id})`,
      ),
    )
    .limit(atOnce);
  for (const { payment } of unused) await release(needs, payment.id, payment.envelope_id);
}

/** With the envelope locked: its owner may be filing it at this moment. */
async function release(needs: Working, id: string, envelope_id: string | null): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const fees = envelope_id === null ? undefined : await lockFees(tx, envelope_id);
    if (fees?.filed_at) return;
    const [found] = await tally(tx, await tx.select().from(payments).where(eq(payments.id, id)));
    if (found?.payment.state !== 'authorized' || found.held.released) return;
    await planOperation(tx, needs, { payment_id: id, kind: 'release', amount_cents: found.held.amount_cents });
  });
}
