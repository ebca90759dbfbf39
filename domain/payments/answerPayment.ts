import type { DeclineReason, PaymentState } from './paymentStates.ts';

/** What a provider says about a payment, by callback or on request. */
export type ProviderAnswer =
  | { outcome: 'pending' }
  | { outcome: 'authorized'; brand: string; last_four: string; amount_cents: number }
  | { outcome: 'declined'; reason: DeclineReason };

type Known = {
  state: PaymentState;
  amount_cents: number;
  /** Whether another payment of the envelope is authorized, or the draft was discarded. */
  is_needed: boolean;
};

/**
 * What an answer changes: nothing if it repeats what is known; otherwise the next state. `release`: the card was
 * authorized although the payment is not needed any longer, so the hold on the card is ended immediately.
 */
export function answerPayment(
  { state, amount_cents, is_needed }: Known,
  answer: ProviderAnswer,
): { state: PaymentState; release: boolean } | null {
  if (answer.outcome === 'pending') return null;
  // Money is never lost by the order of two answers: an authorization also counts after a decline or after expiry.
  if (state === 'authorized' || state === 'closed') return null;
  if (answer.outcome === 'declined') return state === 'pending' ? { state: 'declined', release: false } : null;
  const usable = is_needed && answer.amount_cents === amount_cents;
  return { state: 'authorized', release: !usable };
}
