import { sql } from 'drizzle-orm';
import type { makeReceipt as asked, Receipt } from '#contract/cashiering';
import type { InputOf } from '#contract/endpoint';
import { receiptProblemTexts } from '#contract/messages/en/receiptProblems';
import { settleReceipt } from '#domain/counter/settleReceipt';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { recordActivity } from '#server/activity/recordActivity';
import { lockName } from '#server/db/lockName';
import { receiptSequences, receipts } from '#server/db/schema/cashiering';
import { enterReceipt } from '#server/feeAccounts/takeReceipt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { holdEnvelopesForSystem, settleEnvelopesForSystem } from '#server/payments/ledger/holdEnvelopes';
import { noticeLow } from '../deposits/noticeLow.ts';
import { describeReceipt } from './describeCash.ts';
import { aboutCourt } from './drawers.ts';
import { findSubject } from './findSubject.ts';
import { findOpenDrawer, findReceiptMade } from './receiptRepository.ts';

type Input = InputOf<typeof asked>;

/**
 * Takes a payment into the clerk's open drawer. The receipt has the court's next number: the row of the sequence stays
 * locked until the receipt is stored, so that no number is left out and none is used twice.
 */
export async function makeReceipt(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  input: Input,
): Promise<{ message: string; receipt: Receipt }> {
  const settled = settleReceipt(input.lines, input.tenders, [input.payer, input.case_number ?? '']);
  if ('problem' in settled) throw invalidInput(...receiptProblemTexts[settled.problem]);
  return needs.db.transaction(async (tx) => {
    await lockName(tx, `payment of ${actor.person_id} ${input.request_key}`);
    const earlier = await findReceiptMade(tx, actor, input.request_key);
    if (earlier) return { message: 'Payment received', receipt: describeReceipt(earlier, actor, true) };
    const open = await findOpenDrawer(tx, actor, true);
    if (!open) throw new Refusal('drawer_not_open');
    const of = await findSubject(tx, actor, input);
    await holdEnvelopesForSystem(tx, needs, of.envelopes);
    const number = await takeReceiptNumber(tx, actor.court_id);
    const made_by = actor.person_id;
    const made_at = needs.now();
    await tx.insert(receipts).values({
      court_id: actor.court_id,
      number,
      drawer_id: open.drawer.id,
      made_by,
      made_at,
      payer: input.payer,
      envelope_id: of.envelope_id,
      case_number: input.case_number || null,
      lines: input.lines,
      tenders: input.tenders,
      total_cents: settled.total_cents,
      change_cents: settled.change_cents,
      request_key: input.request_key,
    });
    const made = await findReceiptMade(tx, actor, input.request_key);
    const { lines, tenders } = input;
    const charged = await enterReceipt(tx, of.subject, {
      receipt_id: made!.receipt.id,
      lines,
      tenders,
      made_by,
      made_at,
    });
    await noticeLow(tx, needs, charged);
    await settleEnvelopesForSystem(tx, of.envelopes);
    const values = { number: writeReceiptNumber(number), total_cents: settled.paid_cents };
    await recordActivity(tx, needs, actor, { action: 'receipt_made', values, ...aboutCourt(actor) });
    return { message: 'Payment received', receipt: describeReceipt(made!, actor, true) };
  });
}

/** The court's next receipt number. It rolls back with the transaction. */
async function takeReceiptNumber(tx: Db, court_id: string): Promise<number> {
  const [taken] = await tx
    .insert(receiptSequences)
    .values({ court_id, last_number: 1 })
    .onConflictDoUpdate({
      target: receiptSequences.court_id,
      set: { last_number: sql`${receiptSequences.last_number} + 1` },
    })
    .returning({ number: receiptSequences.last_number });
  return taken!.number;
}
