import { and, eq, gte, isNotNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { midnight } from '#domain/hearings/courtTime';
import { type ReportedOperation, reconcile } from '#domain/payments/reconcile';
import { findCourts } from '#server/courts/findCourt';
import { paymentDifferences, paymentOperations, payments, reconciliations } from '#server/db/schema/payments';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { findPaymentSettings } from '../paymentSettings.ts';

type Working = Needs<'db' | 'now' | 'payments'>;
type Court = { id: string; name: string; time_zone: string };

/** Compares the provider’s report of the day before with the record, for each court. */
export const reconcileJob = defineJob('reconcile_payments', z.object({}));

const everyMs = 60 * 60_000;
/** Days are compared again until this many days later, because a provider can report late. */
const daysBack = 3;

/** Schedules the next comparison. A day is compared in the hours after its end. */
export async function scheduleReconciliation({ db, now }: Needs<'db' | 'now'>, inMs = everyMs): Promise<void> {
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, reconcileJob, {}, { jobKey: reconcileJob.name, runAt });
}

/** Compares the days that have ended in every court that takes payments. */
export async function reconcilePayments(needs: Working): Promise<void> {
  for (const court of await findCourts(needs.db)) {
    const { provider } = await findPaymentSettings(needs.db, needs, court.id);
    if (provider === null) continue;
    const today = dateInZone(needs.now(), court.time_zone);
    for (let back = daysBack; back >= 1; back--) await reconcileDay(needs, court, addDays(today, -back));
  }
}

/** Compares one day, at the court’s midnight. Repeated, it adds what is new and ends what agrees by now. */
export async function reconcileDay(needs: Working, court: Court, day: string): Promise<void> {
  const { payments: provider, db, now } = needs;
  if (provider === null) return;
  const [from, until] = [midnight(day, court.time_zone), midnight(addDays(day, 1), court.time_zone)];
  const there = await provider.report(court.id, from, until);
  const here = await findDone(db, court.id, from, until);
  const { differences, ...sums } = reconcile(here, there);
  await db.transaction(async (tx) => {
    const known = { ...sums, compared_at: now() };
    await tx
      .insert(reconciliations)
      .values({ court_id: court.id, day, ...known })
      .onConflictDoUpdate({ target: [reconciliations.court_id, reconciliations.day], set: known });
    for (const { kind, operation, reference, key, portal_cents, provider_cents } of differences) {
      await tx
        .insert(paymentDifferences)
        .values({
          ...{ court_id: court.id, day, kind, operation, reference, operation_key: key, portal_cents, provider_cents },
          found_at: now(),
        })
        .onConflictDoNothing();
    }
  });
}

async function findDone(db: Db, court_id: string, from: Date, until: Date): Promise<ReportedOperation[]> {
  const found = await db
    .select({
      ...{ key: paymentOperations.id, reference: payments.reference },
      ...{ kind: paymentOperations.kind, amount_cents: paymentOperations.amount_cents },
    })
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.id, paymentOperations.payment_id))
    .where(
      and(
        ...[eq(payments.court_id, court_id), eq(paymentOperations.state, 'done'), isNotNull(payments.reference)],
        ...[gte(paymentOperations.done_at, from), lt(paymentOperations.done_at, until)],
        ne(paymentOperations.kind, 'release'),
      ),
    );
  return found.map((one) => ({ ...one, reference: one.reference! }));
}
