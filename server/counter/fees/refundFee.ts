import type { InputOf } from '#contract/endpoint';
import type { refundFee as asked } from '#contract/feeAccounts';
import { receiptProblemTexts } from '#contract/messages/en/receiptProblems';
import { looksLikeCardNumber } from '#domain/counter/looksLikeCardNumber';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { dateInZone } from '#domain/days/dateInZone';
import { needsAdministrator, refundedBy } from '#domain/feeAccounts/refundMeans';
import { may } from '#domain/identity/permissions';
import { findCases } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import { lockName } from '#server/db/lockName';
import { type Charge, findChargesOfEnvelopeForSystem } from '#server/feeAccounts/accountRepository';
import { addLine } from '#server/feeAccounts/addLine';
import { addDepositLine, findDepositLinesOfReceiptForSystem, lockDeposit } from '#server/feeAccounts/depositRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { adjustItemForSystem } from '#server/payments/filed/changeFee';
import { keepLedger } from '#server/payments/ledger/keepLedger';
import { planRefundForSystem } from '#server/payments/ledger/planRefund';
import { holdCash } from '../cash/holdCash.ts';
import { findRefundMade, insertRefund } from '../cash/refundRepository.ts';
import { onCharge } from './changeCharge.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;
type Numbered = { id: string; number: string };

/**
 * Refunds what was paid for a charge, by one means, under the court’s next refund number. A refund to a card is done by
 * the provider, and its line follows; every other one is in the ledger immediately. Sent again, it is made once.
 */
export async function refundFee(
  needs: Working,
  actor: Actor,
  input: Input,
): Promise<{ message: string; refund: Numbered }> {
  const texts = [input.payee, input.reason, input.authority, input.reference];
  if (texts.some(looksLikeCardNumber)) throw invalidInput('payee', receiptProblemTexts.card_number[1]);
  if (!refundedBy[input.paid_by].includes(input.means))
    throw invalidInput('means', 'Choose a means by which this payment can be returned.');
  if (input.means === 'check' && input.reference === '')
    throw invalidInput('reference', 'Enter the number of the check.');
  const earlier = await findRefundMade(needs.db, actor, input.request_key);
  if (earlier) return { message: 'Payment refunded', refund: earlier };
  const { message, refund } = await onCharge(needs, actor, input, async (tx, charge) => {
    await lockName(tx, `refund of ${actor.person_id} ${input.request_key}`);
    await assertMayRefund(tx, needs, actor, charge, input);
    const made = await makeRefund(tx, needs, actor, charge, input);
    const { amount_cents, payee, reason } = input;
    const values = { number: made.number, fee: charge.charge.description, amount_cents, payee, reason };
    return { line: { action: 'fee_refunded' as const, values }, message: 'Payment refunded', refund: made };
  });
  return { message, refund };
}

async function assertMayRefund(
  tx: Db,
  { now }: Working,
  actor: Actor,
  { balance, lines }: Charge,
  { paid_by, amount_cents }: Input,
) {
  if (amount_cents > balance.by_means[paid_by]) throw new Refusal('refund_exceeds_paid');
  if (may(actor.capacity, 'payments:void')) return;
  const { time_zone } = await findCourt(tx, actor.court_id);
  const last = lines.findLast(({ kind, means }) => kind === 'paid' && means === paid_by)!;
  const days = { paid_on: dateInZone(last.made_at, time_zone), today: dateInZone(now(), time_zone) };
  if (needsAdministrator({ amount_cents, ...days })) throw new Refusal('refund_needs_administrator');
}

async function makeRefund(tx: Db, needs: Working, actor: Actor, charge: Charge, input: Input): Promise<Numbered> {
  const { account } = charge;
  const { amount_cents, means, payee, reason, authority, reference, request_key } = input;
  const drawer_id = means === 'cash' ? await holdCash(tx, actor, amount_cents) : null;
  const operation_id =
    means === 'online' ? await planRefundForSystem(tx, needs, account.envelope_id, amount_cents) : null;
  const known = account.case_id === null ? null : (await findCases(tx, actor, [account.case_id])).get(account.case_id);
  const refund = await insertRefund(tx, actor, {
    ...{
      means,
      paid_by: input.paid_by,
      amount_cents,
      payee,
      reason,
      authority,
      drawer_id,
      operation_id,
      request_key,
      made_at: needs.now(),
    },
    ...{
      description: charge.charge.description,
      reference: reference || null,
      case_number: known?.case_number ?? null,
    },
  });
  const made = {
    amount_cents,
    made_at: refund.made_at,
    made_by: actor.person_id,
    reason,
    authority,
    refund_id: refund.id,
  };
  const after =
    means === 'online' ? charge : await addLine(tx, charge, { ...made, kind: 'refunded', means: input.paid_by });
  if (means === 'deposit_account') await returnToDeposit(tx, charge, { ...made, court_id: actor.court_id });
  // The provider’s refund lowers the fee, so that the settlement does not capture it again.
  if (input.lowers || means === 'online') await lower(tx, needs, actor, after, input);
  return { id: refund.id, number: writeReceiptNumber(refund.number) };
}

/** Lowers the charge by what was refunded; the fee of a filing is lowered as far as it is still higher. */
async function lower(tx: Db, needs: Working, actor: Actor, charge: Charge, input: Input): Promise<void> {
  const { amount_cents, reason, authority, means } = input;
  const { item_id } = charge.charge;
  if (item_id === null) {
    if (means === 'online') return;
    const made = { made_at: needs.now(), made_by: actor.person_id, reason, authority };
    await addLine(tx, charge, { kind: 'adjusted_down', amount_cents, ...made });
    return;
  }
  const envelope_id = charge.account.envelope_id!;
  await keepLedger(tx, needs, envelope_id);
  const kept = (await findChargesOfEnvelopeForSystem(tx, envelope_id)).find(
    (one) => one.charge.id === charge.charge.id,
  )!;
  const missing = kept.balance.charged_cents - (charge.balance.charged_cents - amount_cents);
  if (missing > 0)
    await adjustItemForSystem(tx, needs, actor, { item_id, change: -missing, reason: `${reason} (${authority})` });
}

type Returned = {
  court_id: string;
  amount_cents: number;
  made_at: Date;
  made_by: string;
  reason: string;
  refund_id: string;
};

/** What a deposit account paid is returned to it. */
async function returnToDeposit(tx: Db, { lines }: Charge, { court_id, ...made }: Returned & { authority: string }) {
  const paid = lines.findLast(({ kind, means }) => kind === 'paid' && means === 'deposit_account');
  const charged = (await findDepositLinesOfReceiptForSystem(tx, paid?.receipt_id ?? '')).find(
    (one) => one.kind === 'charged',
  );
  const account = await lockDeposit(tx, court_id, { id: charged!.account_id });
  const { authority: _authority, ...line } = made;
  await addDepositLine(tx, account, { ...line, kind: 'charge_returned' });
}
