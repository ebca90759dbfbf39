import type { refundDeposit as asked, DepositAccount } from '#contract/deposits';
import type { InputOf } from '#contract/endpoint';
import { receiptProblemTexts } from '#contract/messages/en/receiptProblems';
import { looksLikeCardNumber } from '#domain/counter/looksLikeCardNumber';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { clerkRefundCents } from '#domain/feeAccounts/refundMeans';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { addDepositLine, closeDeposit, lockDeposit, type StoredDeposit } from '#server/feeAccounts/depositRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { aboutCourt } from '../cash/drawers.ts';
import { holdCash } from '../cash/holdCash.ts';
import { insertRefund } from '../cash/refundRepository.ts';
import { readDeposit } from './describeDeposit.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;
type Numbered = { id: string; number: string };

/**
 * Refunds a part of a deposit account, or the rest with its close. The version makes it happen once: the same request
 * again is of an earlier version.
 */
export async function refundDeposit(
  needs: Working,
  actor: Actor,
  input: Input,
): Promise<{ message: string; account: DepositAccount; refund: Numbered | null }> {
  const { id, amount_cents, closes, means, reference, version } = input;
  if ([input.payee, input.reason, reference].some(looksLikeCardNumber)) {
    throw invalidInput('payee', receiptProblemTexts.card_number[1]);
  }
  if (amount_cents === 0 && !closes) throw invalidInput('amount_cents', 'Enter an amount greater than zero.');
  if (amount_cents > 0 && means === 'check' && reference === '') {
    throw invalidInput('reference', 'Enter the number of the check.');
  }
  if (amount_cents > clerkRefundCents && !may(actor.capacity, 'payments:void')) {
    throw new Refusal('refund_needs_administrator');
  }
  return needs.db.transaction(async (tx) => {
    const account = await lockDeposit(tx, actor.court_id, { id });
    if (account.version !== version) throw new Refusal('changed_meanwhile', { version: account.version });
    const refund = amount_cents === 0 ? null : await refundPart(tx, needs, actor, account, input);
    if (closes) {
      if (account.balance_cents !== amount_cents) throw new Refusal('deposit_account_not_empty');
      await closeDeposit(tx, id, needs.now());
    }
    const described = await readDeposit(tx, actor, id);
    const values = { number: account.number, name: account.name, amount_cents, closed: closes };
    await recordActivity(tx, needs, actor, { action: 'deposit_refunded', values, ...aboutCourt(actor) });
    return { message: closes ? 'Deposit account closed' : 'Deposit refunded', account: described.account, refund };
  });
}

async function refundPart(
  tx: Db,
  needs: Working,
  actor: Actor,
  account: StoredDeposit,
  input: Input,
): Promise<Numbered> {
  const { means, amount_cents, payee, reason, reference, request_key } = input;
  if (amount_cents > account.balance_cents) {
    throw new Refusal('deposit_account_short', { balance_cents: account.balance_cents });
  }
  const drawer_id = means === 'cash' ? await holdCash(tx, actor, amount_cents) : null;
  const made_at = needs.now();
  const refund = await insertRefund(tx, actor, {
    ...{ means, paid_by: means, amount_cents, payee, reason, drawer_id, request_key, made_at },
    ...{ authority: 'Deposit account', description: `Deposit account ${account.number}, ${account.name}` },
    reference: reference || null,
  });
  const line = { kind: 'refunded' as const, means, amount_cents, reason, made_at, made_by: actor.person_id };
  await addDepositLine(tx, account, { ...line, refund_id: refund.id });
  return { id: refund.id, number: writeReceiptNumber(refund.number) };
}
