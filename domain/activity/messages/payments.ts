import type { WaiverState } from '#domain/payments/paymentStates';

/** What the record says of fees and payments. Amounts are in cents. */
export type PaymentActivities = {
  payment_settings_set: { court: string; online: boolean };
  fee_changed: { document: string; fee: string; amount_cents: number; reason: string };
  /** The filer is named if a delegate acted for the filer. */
  fee_waiver_requested: { document: string; filer?: string };
  /** The provider authorized the payment of a balance after filing. */
  balance_paid: { document: string; amount_cents: number; payer: string; filer?: string };
  fee_waiver_decided: {
    document: string;
    decision: Extract<WaiverState, 'granted' | 'denied'>;
    words: string | null;
    pay_by: string | null;
  };
  /** The court did not act by this day. */
  fee_waiver_granted_by_law: { document: string; act_by: string; authority: string };
  payment_difference_settled: { day: string; reference: string; note: string };
};
