import { formatAmount } from './formatAmount.ts';

/** An amount in cents that can be below zero, as documents write it: `−$12.00`. */
export const signedAmount = (cents: number): string => (cents < 0 ? `−${formatAmount(-cents)}` : formatAmount(cents));

/** An amount in cents as a spreadsheet reads it: `-12.00`. */
export const decimalAmount = (cents: number): string => (cents / 100).toFixed(2);
