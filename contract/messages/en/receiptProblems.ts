import type { ReceiptProblem } from '#domain/counter/settleReceipt';

/** The field of a payment that must be changed, and what is wrong with it. */
export const receiptProblemTexts: Record<ReceiptProblem, [field: string, message: string]> = {
  no_lines: ['lines', 'Add a fee.'],
  no_tenders: ['tenders', 'Add a payment.'],
  bad_amount: ['lines', 'Enter amounts in dollars and cents that are not negative.'],
  not_balanced: ['tenders', 'The payments must equal the total of the fees.'],
  cash_short: ['tenders', 'The cash handed over is less than the amount to be paid in cash.'],
  reference_missing: [
    'tenders',
    'Enter the reference number of the card terminal, the number of the check, money order, or deposit account, or the reason for the waiver.',
  ],
  drawer_missing: ['tenders', 'Enter who wrote the check.'],
  card_number: [
    'tenders',
    'A number on this form looks like a card number. Card numbers are never stored. Enter the terminal’s reference number instead.',
  ],
};
