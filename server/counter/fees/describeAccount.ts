import { inArray } from 'drizzle-orm';
import type { FeeAccount, FeeCharge, FeeLine } from '#contract/feeAccounts';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { dateInZone } from '#domain/days/dateInZone';
import { paymentMeans } from '#domain/feeAccounts/lineKinds';
import { clerkRefundCents, refundedBy } from '#domain/feeAccounts/refundMeans';
import { may } from '#domain/identity/permissions';
import { receipts, refunds } from '#server/db/schema/cashiering';
import type { Charge } from '#server/feeAccounts/accountRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

export type Lead = { id: string; title: string | null; document_name: string; envelope_id: string | null };
type Clock = { time_zone: string; now: Date };
type Numbers = { receipts: Map<string, string>; refunds: Map<string, { id: string; number: string }> };

/** The charges of an account as the clerks see them. */
export async function describeCharges(
  db: Db,
  charges: readonly Charge[],
  leads: readonly Lead[],
  clock: Clock,
): Promise<FeeCharge[]> {
  const numbers = await findNumbers(db, charges);
  return charges.map((one) => {
    const { id, description, authority, fee_id, made_at, version } = one.charge;
    const lead =
      one.account.envelope_id === null ? undefined : leads.find((lead) => lead.envelope_id === one.account.envelope_id);
    const { by_means: _means, ...totals } = one.balance;
    return {
      ...{ id, description, authority, fee_id, version, ...totals, made_at: made_at.toISOString() },
      filing: lead ? { id: lead.id, title: lead.title ?? lead.document_name } : null,
      refundable: refundableOf(one, clock),
      lines: one.lines.map((line) => describeLine(line, numbers)),
    };
  });
}

function refundableOf({ balance, lines }: Charge, { time_zone, now }: Clock): FeeCharge['refundable'] {
  const today = dateInZone(now, time_zone);
  return paymentMeans
    .filter((means) => balance.by_means[means] > 0)
    .map((means) => {
      const last = lines.findLast((line) => line.kind === 'paid' && line.means === means);
      const of_earlier_day = last !== undefined && dateInZone(last.made_at, time_zone) < today;
      return { means, amount_cents: balance.by_means[means], by: [...refundedBy[means]], of_earlier_day };
    });
}

function describeLine(line: Charge['lines'][number], numbers: Numbers): FeeLine {
  const { id, kind, means, amount_cents, made_at, by, reason, authority, receipt_id, refund_id, operation_id } = line;
  const refund = numbers.refunds.get(refund_id ?? operation_id ?? '') ?? null;
  return {
    ...{ id, kind, means, amount_cents, reason, authority, made_by: by, made_at: made_at.toISOString(), refund },
    receipt: receipt_id === null ? null : { id: receipt_id, number: numbers.receipts.get(receipt_id) ?? '' },
  };
}

/** The numbers of the receipts and refunds; a refund at the provider is known by its operation. */
async function findNumbers(db: Db, charges: readonly Charge[]): Promise<Numbers> {
  const lines = charges.flatMap((one) => one.lines);
  const named = (of: 'receipt_id' | 'refund_id' | 'operation_id') => [
    ...new Set(lines.flatMap((line) => line[of] ?? [])),
  ];
  const [ofReceipts, ofRefunds, ofOperations] = [named('receipt_id'), named('refund_id'), named('operation_id')];
  const numbered = { id: receipts.id, number: receipts.number };
  const made =
    ofReceipts.length === 0 ? [] : await db.select(numbered).from(receipts).where(inArray(receipts.id, ofReceipts));
  const columns = { id: refunds.id, number: refunds.number, operation_id: refunds.operation_id };
  const returned = [
    ...(ofRefunds.length === 0 ? [] : await db.select(columns).from(refunds).where(inArray(refunds.id, ofRefunds))),
    ...(ofOperations.length === 0
      ? []
      : await db.select(columns).from(refunds).where(inArray(refunds.operation_id, ofOperations))),
  ];
  return {
    receipts: new Map(made.map(({ id, number }) => [id, writeReceiptNumber(number)])),
    refunds: new Map(
      returned.map(({ id, number, operation_id }) => [operation_id ?? id, { id, number: writeReceiptNumber(number) }]),
    ),
  };
}

/** What the charges add up to. */
export function totalsOf(charges: readonly Charge[]): FeeAccount['totals'] {
  const sum = (of: keyof FeeAccount['totals']) => charges.reduce((total, { balance }) => total + balance[of], 0);
  return {
    ...{ charged_cents: sum('charged_cents'), waived_cents: sum('waived_cents') },
    ...{ paid_cents: sum('paid_cents'), due_cents: sum('due_cents') },
  };
}

/** The largest refund of a clerk; an administrator has no limit. */
export const refundLimitOf = (viewer: Actor): number | null =>
  may(viewer.capacity, 'payments:void') ? null : clerkRefundCents;
