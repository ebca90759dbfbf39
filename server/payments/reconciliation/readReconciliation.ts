import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '#contract/endpoint';
import type { readReconciliation as endpoint, PaymentDifference } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { recordActivity } from '#server/activity/recordActivity';
import { paymentDifferences, reconciliations } from '#server/db/schema/payments';
import { personName } from '#server/directory/personFields';
import { sendCsv } from '#server/http/sendCsv';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

const perPage = 50;
const days = 31;
const mostRows = 50_000;

/** The days that were compared, and the differences: those that are not settled first, the newest first. */
export async function readReconciliation(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  page: number,
): Promise<ReplyOf<typeof endpoint>> {
  const compared = await db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.court_id, court_id))
    .orderBy(desc(reconciliations.day))
    .limit(days);
  const counted = await db
    .select({ day: paymentDifferences.day, n: count() })
    .from(paymentDifferences)
    .where(and(eq(paymentDifferences.court_id, court_id), isNull(paymentDifferences.settled_at)))
    .groupBy(paymentDifferences.day);
  const found = await findDifferences(db, court_id, { limit: perPage + 1, offset: (page - 1) * perPage });
  return {
    days: compared.map(({ day, compared_at, agreed, captured_cents, refunded_cents }) => ({
      ...{ day, agreed, captured_cents, refunded_cents, compared_at: compared_at.toISOString() },
      differences: counted.find((one) => one.day === day)?.n ?? 0,
    })),
    differences: found.slice(0, perPage),
    more: found.length > perPage,
  };
}

async function findDifferences(
  db: Db,
  court_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentDifference[]> {
  const found = await db
    .select({ difference: paymentDifferences, by: personName(paymentDifferences.settled_by) })
    .from(paymentDifferences)
    .where(eq(paymentDifferences.court_id, court_id))
    .orderBy(desc(isNull(paymentDifferences.settled_at)), desc(paymentDifferences.day), paymentDifferences.id)
    .limit(limit)
    .offset(offset);
  return found.map(({ difference, by }) => {
    const { id, day, kind, operation, reference, portal_cents, provider_cents, settled_at, note } = difference;
    const settled = settled_at === null ? null : { by: by ?? '', at: settled_at.toISOString(), note: note ?? '' };
    return { id, day, kind, operation, reference, portal_cents, provider_cents, settled };
  });
}

/** The differences of a day, whether or not they are settled. */
export function findDifferencesOfDay(db: Db, court_id: string, day: string) {
  return db
    .select()
    .from(paymentDifferences)
    .where(and(eq(paymentDifferences.court_id, court_id), eq(paymentDifferences.day, day)));
}

/** Marks a difference as settled. Of two administrators, the first one’s note stays. */
export async function settleDifference(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const own = and(eq(paymentDifferences.id, id), eq(paymentDifferences.court_id, actor.court_id));
    const [found] = await tx.select().from(paymentDifferences).where(own).for('update');
    if (!found) throw new Refusal('not_found');
    if (found.settled_at !== null) throw new Refusal('changed_meanwhile', { version: 1 });
    const settled = { settled_by: actor.person_id, settled_at: needs.now(), note };
    await tx.update(paymentDifferences).set(settled).where(own);
    await recordActivity(tx, needs, actor, {
      ...{ action: 'payment_difference_settled', subject_type: 'court', subject_id: actor.court_id },
      values: { day: found.day, reference: found.reference, note },
    });
    return { message: 'Difference settled' };
  });
}

const kinds = {
  missing_here: 'Only at the provider',
  missing_there: 'Only in the portal',
  amount_differs: 'Amount differs',
} as const;

/** Sends the differences as a CSV file. */
export async function sendDifferences({ db }: Needs<'db'>, { court_id }: Actor, reply: FastifyReply) {
  const found = await findDifferences(db, court_id, { limit: mostRows, offset: 0 });
  const amount = (cents: number | null) => (cents === null ? '' : formatAmount(cents));
  const rows = found.map(({ day, kind, operation, reference, portal_cents, provider_cents, settled }) => [
    ...[day, kinds[kind], operation, reference, amount(portal_cents), amount(provider_cents)],
    ...[settled?.by ?? '', settled?.at ?? '', settled?.note ?? ''],
  ]);
  const header = [
    'Day',
    'Difference',
    'Operation',
    'Reference',
    'Portal',
    'Provider',
    'Settled by',
    'Settled at',
    'Note',
  ];
  return sendCsv(reply, 'Payment differences.csv', header, rows);
}
