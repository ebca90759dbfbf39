import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPending } from './feeRepository.ts';
import { findOwnEnvelope } from './filed/findEnvelope.ts';
import { receiveAnswer } from './receiveAnswer.ts';

/** Asks the provider about a payment whose answer has not arrived, for the filer who came back from its page. */
export async function refreshPayments(
  needs: Needs<'db' | 'config' | 'now' | 'payments'>,
  actor: Actor,
  id: string,
): Promise<{ message: string; pending: boolean }> {
  await findOwnEnvelope(needs.db, actor, id);
  const pending = await findPending(needs.db, id);
  if (pending?.reference && needs.payments) {
    const answer = await needs.payments.find(pending.reference).catch(() => {
      throw new Refusal('payment_provider_down');
    });
    await receiveAnswer(needs, pending.id, answer);
  }
  const left = await findPending(needs.db, id);
  return {
    message: left ? 'The provider has not answered yet' : 'Payments are up to date',
    pending: left !== undefined,
  };
}
