import type { ProviderAnswer } from '#domain/payments/answerPayment';
import type { PaymentProviderName } from '#domain/payments/paymentStates';
import type { ReportedOperation } from '#domain/payments/reconcile';

/** A payment that the portal asks a provider to take, on a page of the provider’s. Amounts are in cents. */
export type NewPayment = {
  /** The portal’s name for it. Opened again with the same key, it is the same payment. */
  key: string;
  amount_cents: number;
  /** The court’s account with the provider, its name, and what is paid. */
  account: string;
  court: string;
  description: string;
  /** The path of the portal to which the payer returns. */
  return_path: string;
};

/** What a callback of the provider says: about which payment, by the portal’s key and the provider’s reference. */
export type CallbackAnswer = { key: string; reference: string; answer: ProviderAnswer };

/**
 * A service that takes card payments on its own page: the portal never receives a card number. Each operation has a key
 * of the portal’s; repeated with the same key, it is done once. Every function but `readCallback` throws if the provider
 * cannot be reached, and the caller tries again later.
 */
export type PaymentProvider = {
  name: Exclude<PaymentProviderName, 'off'>;
  open(payment: NewPayment): Promise<{ reference: string; page: string }>;
  /** What has become of a payment, for answers that did not arrive. */
  find(reference: string): Promise<ProviderAnswer>;
  /** Takes an amount from an authorization, in several parts if need be. */
  capture(reference: string, amount_cents: number, key: string): Promise<void>;
  /** Ends the hold on whatever was not captured. */
  release(reference: string, amount_cents: number, key: string): Promise<void>;
  /** Gives back a part of what was captured. */
  refund(reference: string, amount_cents: number, key: string): Promise<void>;
  /** The operations of a court from one moment until before another. */
  report(account: string, from: Date, until: Date): Promise<ReportedOperation[]>;
  /** The answer in a callback; null if the signature is not the provider’s, or is older than five minutes. */
  readCallback(body: string, signature: string | undefined): CallbackAnswer | null;
};
