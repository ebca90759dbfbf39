import type { voidReceipt as asked, Receipt } from '#contract/cashiering';
import type { InputOf } from '#contract/endpoint';
import { receiptProblemTexts } from '#contract/messages/en/receiptProblems';
import { looksLikeCardNumber } from '#domain/counter/looksLikeCardNumber';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { recordActivity } from '#server/activity/recordActivity';
import { receiptVoids } from '#server/db/schema/cashiering';
import { findEnvelopesOfCharges } from '#server/feeAccounts/accountRepository';
import { reverseReceipt } from '#server/feeAccounts/takeReceipt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { holdEnvelopesForSystem, settleEnvelopesForSystem } from '#server/payments/ledger/holdEnvelopes';
import { describeReceipt } from './describeCash.ts';
import { aboutCourt } from './drawers.ts';
import { findDrawer, findReceipt } from './receiptRepository.ts';

/** A supervisor voids a receipt in the drawer session in which it was made. The receipt itself is not changed. */
export async function voidReceipt(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason }: InputOf<typeof asked>,
): Promise<{ message: string; receipt: Receipt }> {
  if (looksLikeCardNumber(reason)) throw invalidInput('reason', receiptProblemTexts.card_number[1]);
  return needs.db.transaction(async (tx) => {
    const { receipt } = await findReceipt(tx, actor, id);
    const { drawer } = await findDrawer(tx, actor, receipt.drawer_id, true);
    if (drawer.closed_at !== null) throw new Refusal('drawer_closed');
    const voided_at = needs.now();
    await tx.insert(receiptVoids).values({ receipt_id: id, reason, voided_by: actor.person_id, voided_at });
    const charged = receipt.lines.flatMap(({ charge_id }) => charge_id ?? []);
    const envelopes = await findEnvelopesOfCharges(tx, actor.court_id, charged);
    await holdEnvelopesForSystem(tx, needs, envelopes);
    const reversal = { receipt_id: id, reason, made_by: actor.person_id, made_at: voided_at };
    await reverseReceipt(tx, actor.court_id, reversal);
    await settleEnvelopesForSystem(tx, envelopes);
    const found = await findReceipt(tx, actor, id);
    const values = { number: writeReceiptNumber(receipt.number), total_cents: receipt.total_cents, reason };
    await recordActivity(tx, needs, actor, { action: 'receipt_voided', values, ...aboutCourt(actor) });
    return { message: 'Receipt voided', receipt: describeReceipt(found, actor, true) };
  });
}
