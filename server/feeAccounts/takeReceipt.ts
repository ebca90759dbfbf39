import type { ReceiptLine, Tender } from '#domain/counter/tenders';
import { allocate, type Piece } from '#domain/feeAccounts/allocate';
import type { PaymentMeans } from '#domain/feeAccounts/lineKinds';
import type { Db } from '#server/kernel/Database';
import {
  type AccountSubject,
  type Charge,
  findChargesOfReceiptForSystem,
  lockAccount,
  lockCharges,
  type StoredAccount,
} from './accountRepository.ts';
import { addCharge, addLine } from './addLine.ts';
import { type Charged, chargeDeposits, enterDeposit, reverseDeposits } from './moveDeposits.ts';

type Taken = {
  receipt_id: string;
  lines: readonly ReceiptLine[];
  tenders: readonly Tender[];
  made_by: string;
  made_at: Date;
};

/**
 * Enters a receipt in the ledger, in its transaction: each of its fees is an existing charge or a new one of the subject,
 * and each part of a payment is one line. What it pays into a deposit account is in that account. Every cent of the
 * receipt is entered once. The reply has the deposit accounts that were charged.
 */
export async function enterReceipt(tx: Db, subject: AccountSubject, taken: Taken): Promise<Charged[]> {
  const { receipt_id, lines, tenders, ...made } = taken;
  const known = lines.flatMap(({ charge_id }) => (charge_id ? [charge_id] : []));
  const charges = new Map((await lockCharges(tx, subject.court_id, known)).map((one) => [one.charge.id, one]));
  const account = await lockAccount(tx, subject, made.made_at);
  const pieces = allocate(lines, tenders);
  for (const [index, line] of lines.entries()) {
    if (line.amount_cents === 0) continue;
    const parts = pieces
      .filter((piece) => piece.line === index)
      .map((piece) => ({ piece, tender: tenders[piece.tender]! }));
    if (line.deposit_account_id) {
      await enterDeposit(tx, subject.court_id, line, parts, { ...made, receipt_id });
      continue;
    }
    const found = line.charge_id ? charges.get(line.charge_id)! : await assess(tx, account, line, taken);
    const paid = await payCharge(tx, found, parts, taken);
    if (line.charge_id) charges.set(line.charge_id, paid);
  }
  return chargeDeposits(tx, subject.court_id, tenders, { ...made, receipt_id });
}

/** A fee without a charge is assessed by its receipt. */
function assess(tx: Db, account: StoredAccount, line: ReceiptLine, { made_at, made_by, receipt_id }: Taken) {
  const { fee_id, description, authority, amount_cents } = line;
  return addCharge(tx, account, { fee_id, description, authority, made_at }, { amount_cents, made_by, receipt_id });
}

async function payCharge(
  tx: Db,
  charge: Charge,
  parts: readonly { piece: Piece; tender: Tender }[],
  { receipt_id, made_by, made_at }: Taken,
): Promise<Charge> {
  let paid = charge;
  for (const { piece, tender } of parts) {
    const { kind, reference } = tender;
    const means: PaymentMeans | null = kind === 'waiver' ? null : kind;
    const line = { receipt_id, made_by, made_at, means, amount_cents: piece.amount_cents, reason: reference };
    paid = await addLine(tx, paid, { ...line, kind: kind === 'waiver' ? 'waived' : 'paid' });
  }
  return paid;
}

/** Reverses the lines of a receipt that is voided, the last first. It is refused if some of the money was refunded or used since. */
export async function reverseReceipt(
  tx: Db,
  court_id: string,
  { receipt_id, reason, made_by, made_at }: { receipt_id: string; reason: string; made_by: string; made_at: Date },
): Promise<void> {
  const touched = (await findChargesOfReceiptForSystem(tx, receipt_id)).map(({ charge }) => charge.id);
  for (let charge of await lockCharges(tx, court_id, touched)) {
    for (const line of [...charge.lines].reverse()) {
      if (line.receipt_id !== receipt_id) continue;
      const kind =
        line.kind === 'paid' ? 'payment_reversed' : line.kind === 'waived' ? 'waiver_reversed' : 'adjusted_down';
      const { means, amount_cents } = line;
      charge = await addLine(tx, charge, {
        kind,
        means,
        amount_cents,
        reason,
        made_by,
        made_at,
        receipt_id,
        reverses_id: line.id,
      });
    }
  }
  await reverseDeposits(tx, court_id, { receipt_id, reason, made_by, made_at });
}
