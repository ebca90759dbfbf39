import type { ReceiptLine, Tender } from '#domain/counter/tenders';
import { allocate } from '#domain/feeAccounts/allocate';
import type { PaymentMeans } from '#domain/feeAccounts/lineKinds';
import type { Db } from '#server/kernel/Database';
import {
  type AccountSubject,
  type Charge,
  findChargesOfReceiptForSystem,
  lockAccount,
  lockCharges,
} from './accountRepository.ts';
import { addCharge, addLine } from './addLine.ts';

type Taken = {
  receipt_id: string;
  lines: readonly ReceiptLine[];
  tenders: readonly Tender[];
  made_by: string;
  made_at: Date;
};

/**
 * Enters a receipt in the ledger, in its transaction: each of its fees is an existing charge or a new one of the subject,
 * and each part of a payment is one line. Every cent of the receipt is in the ledger once.
 */
export async function enterReceipt(
  tx: Db,
  subject: AccountSubject,
  { receipt_id, lines, tenders, ...made }: Taken,
): Promise<void> {
  const known = lines.flatMap(({ charge_id }) => (charge_id ? [charge_id] : []));
  const charges = new Map((await lockCharges(tx, subject.court_id, known)).map((one) => [one.charge.id, one]));
  const account = await lockAccount(tx, subject, made.made_at);
  const pieces = allocate(lines, tenders);
  for (const [index, { charge_id, fee_id, description, authority, amount_cents }] of lines.entries()) {
    if (amount_cents === 0) continue;
    const assessed = { amount_cents, made_by: made.made_by, receipt_id };
    let charge: Charge = charge_id
      ? charges.get(charge_id)!
      : await addCharge(tx, account, { fee_id, description, authority, made_at: made.made_at }, assessed);
    for (const piece of pieces.filter(({ line }) => line === index)) {
      const { kind, reference } = tenders[piece.tender]!;
      const means: PaymentMeans | null = kind === 'waiver' ? null : kind;
      const part = { ...made, receipt_id, means, amount_cents: piece.amount_cents, reason: reference };
      charge = await addLine(tx, charge, { ...part, kind: kind === 'waiver' ? 'waived' : 'paid' });
    }
    if (charge_id) charges.set(charge_id, charge);
  }
}

/** Reverses the lines of a receipt that is voided, the last first. It is refused if some of the money was refunded since. */
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
}
