/** How the fees of an envelope are settled. */
export const feeChoices = ['pay_now', 'waiver', 'government', 'at_court'] as const;
export type FeeChoice = (typeof feeChoices)[number];

/** Where a court’s payments go; `off`: the portal takes none. */
export const paymentProviders = ['off', 'test'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * A payment from its start: `pending` until the provider answers. `declined` and `expired` ended without money;
 * `authorized` holds the amount on the card. What was captured, released, or refunded is in its operations.
 */
export const paymentStates = ['pending', 'authorized', 'declined', 'expired', 'closed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a provider declined. */
export const declineReasons = ['card_declined', 'insufficient_funds', 'canceled', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What the portal asks of the provider about an authorization. */
export const operationKinds = ['capture', 'release', 'refund'] as const;
export type OperationKind = (typeof operationKinds)[number];

export const operationStates = ['waiting', 'done', 'failed'] as const;
export type OperationState = (typeof operationStates)[number];

/** A request for a fee waiver. `draft`: the document is there, and the envelope is not filed. */
export const waiverStates = ['draft', 'requested', 'granted', 'denied', 'withdrawn'] as const;
export type WaiverState = (typeof waiverStates)[number];
