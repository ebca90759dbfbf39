import type { ReceiptLine, Tender } from '#domain/counter/tenders';
import type { Piece } from '#domain/feeAccounts/allocate';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import {
  addDepositLine,
  findDepositLinesOfReceiptForSystem,
  lockDeposit,
  type StoredDeposit,
} from './depositRepository.ts';

type Made = { receipt_id: string; made_by: string; made_at: Date };
/** An account that fees were charged to, before and after. */
export type Charged = { before: StoredDeposit; after: StoredDeposit };

/** Charges the deposit accounts that pay a part of a receipt; the reference of such a payment is the account’s number. */
export async function chargeDeposits(
  tx: Db,
  court_id: string,
  tenders: readonly Tender[],
  made: Made,
): Promise<Charged[]> {
  const charged: Charged[] = [];
  for (const { kind, amount_cents, reference } of tenders) {
    if (kind !== 'deposit_account' || amount_cents === 0) continue;
    const number = Number(reference);
    if (!/^\d{1,9}$/.test(reference ?? '')) throw invalidInput('tenders', 'Enter the number of the deposit account.');
    const before = await lockDeposit(tx, court_id, { number });
    charged.push({ before, after: await addDepositLine(tx, before, { ...made, kind: 'charged', amount_cents }) });
  }
  return charged;
}

/** Enters what a receipt deposits into an account: each part of a payment is one line. */
export async function enterDeposit(
  tx: Db,
  court_id: string,
  { deposit_account_id }: ReceiptLine,
  parts: readonly { piece: Piece; tender: Tender }[],
  made: Made,
): Promise<void> {
  let account = await lockDeposit(tx, court_id, { id: deposit_account_id! });
  for (const { piece, tender } of parts) {
    const { kind, reference } = tender;
    if (kind === 'waiver' || kind === 'deposit_account') throw invalidInput('tenders', 'Deposits are paid in money.');
    const line = {
      ...made,
      kind: 'deposited' as const,
      means: kind,
      amount_cents: piece.amount_cents,
      reason: reference,
    };
    account = await addDepositLine(tx, account, line);
  }
}

/** Reverses what a receipt that is voided deposited or charged; what the account no longer has is refused. */
export async function reverseDeposits(
  tx: Db,
  court_id: string,
  { receipt_id, reason, made_by, made_at }: Made & { reason: string },
): Promise<void> {
  for (const { id, account_id, kind, means, amount_cents } of await findDepositLinesOfReceiptForSystem(
    tx,
    receipt_id,
  )) {
    const account = await lockDeposit(tx, court_id, { id: account_id });
    const reversal = kind === 'deposited' ? ('deposit_reversed' as const) : ('charge_returned' as const);
    const line = { kind: reversal, means, amount_cents, reason, made_by, made_at, receipt_id, reverses_id: id };
    await addDepositLine(tx, account, line);
  }
}
