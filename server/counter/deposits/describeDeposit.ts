import { inArray } from 'drizzle-orm';
import type { DepositAccount, DepositLine } from '#contract/deposits';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { depositEffects } from '#domain/feeAccounts/depositLines';
import { receipts, refunds } from '#server/db/schema/cashiering';
import { findDeposit, findDeposits, type StoredDeposit } from '#server/feeAccounts/depositRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The deposit accounts of the court, or those of the viewer. */
export async function listDeposits(db: Db, viewer: Actor): Promise<{ accounts: DepositAccount[] }> {
  return { accounts: (await findDeposits(db, viewer)).map(({ account, owner }) => describe(account, owner)) };
}

/** A deposit account with its lines. */
export async function readDeposit(db: Db, viewer: Actor, id: string) {
  const { account, owner, lines } = await findDeposit(db, viewer, id);
  const numbers = await findNumbers(db, lines);
  let balance_cents = 0;
  const described = lines.map((line): DepositLine => {
    balance_cents += depositEffects[line.kind] * line.amount_cents;
    const { kind, means, amount_cents, made_at, by, reason, receipt_id, refund_id } = line;
    return {
      ...{ id: line.id, kind, means, amount_cents, balance_cents, reason, made_by: by, made_at: made_at.toISOString() },
      ...{ receipt: numbers.get(receipt_id ?? '') ?? null, refund: numbers.get(refund_id ?? '') ?? null },
    };
  });
  return { account: describe(account, owner), lines: described };
}

export function describe(account: StoredDeposit, owner: string | null): DepositAccount {
  const { id, number, name, balance_cents, low_cents, opened_at, closed_at, version } = account;
  return {
    ...{ id, number, name, owner, balance_cents, low_cents, version, opened_at: opened_at.toISOString() },
    closed_at: closed_at?.toISOString() ?? null,
  };
}

async function findNumbers(db: Db, lines: readonly { receipt_id: string | null; refund_id: string | null }[]) {
  const ids = (of: 'receipt_id' | 'refund_id') => [...new Set(lines.flatMap((line) => line[of] ?? []))];
  const [made, returned] = [ids('receipt_id'), ids('refund_id')];
  const found = [
    ...(made.length === 0
      ? []
      : await db.select({ id: receipts.id, number: receipts.number }).from(receipts).where(inArray(receipts.id, made))),
    ...(returned.length === 0
      ? []
      : await db.select({ id: refunds.id, number: refunds.number }).from(refunds).where(inArray(refunds.id, returned))),
  ];
  return new Map(found.map(({ id, number }) => [id, writeReceiptNumber(number)]));
}
