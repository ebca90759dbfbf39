import { fallsLow } from '#domain/feeAccounts/depositLines';
import { announce } from '#server/events/announce';
import type { Charged } from '#server/feeAccounts/moveDeposits';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Notifies the owners of deposit accounts that fell below the amount that they chose. */
export async function noticeLow(tx: Db, needs: Needs<'now'>, charged: readonly Charged[]): Promise<void> {
  for (const { before, after } of charged) {
    const { owner_id, low_cents, number, name, court_id, balance_cents } = after;
    if (owner_id === null || !fallsLow(before.balance_cents, balance_cents, low_cents)) continue;
    await announce(tx, needs, {
      ...{ code: 'fees.deposit_low', court_id, to: [owner_id], about: {} },
      values: { number, name, balance_cents, low_cents: low_cents! },
    });
  }
}
