import { formatAmount } from '#domain/money/formatAmount';

/** An amount that can be below zero: refunds of a day can be more than its payments. */
export const signedAmount = (cents: number): string => (cents < 0 ? `−${formatAmount(-cents)}` : formatAmount(cents));
