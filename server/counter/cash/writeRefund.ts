import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import type { RefundMeans } from '#domain/feeAccounts/refundMeans';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import type { StoredRefund } from './refundRepository.ts';
import { type PrintedLine, writeAccountPdf } from './writeAccountPdf.ts';

const ways: Record<RefundMeans, string> = {
  cash: 'Refunded in cash',
  check: 'Refunded by check',
  online: 'Refunded to the card by the payment provider',
  deposit_account: 'Returned to the deposit account',
};

/** Prints the receipt of a refund. */
export async function writeRefund(
  { refund, made_by }: StoredRefund,
  court: { name: string; address_lines: string[]; time_zone: string },
): Promise<Buffer> {
  const number = writeReceiptNumber(refund.number);
  const format = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: court.time_zone });
  const facts = [
    format.format(refund.made_at),
    `Paid to ${refund.payee}`,
    ...(refund.case_number ? [`Case number ${refund.case_number}`] : []),
    `${ways[refund.means]}${refund.reference ? `, number ${refund.reference}` : ''}`,
    `Reason: ${refund.reason}`,
    `Authority: ${refund.authority}`,
    `Refunded by ${made_by}`,
  ];
  return writeAccountPdf(`Refund ${number}`, refund.made_at, [
    { tag: 'H1', text: court.name },
    ...court.address_lines.map((text): PrintedLine => ({ tag: 'P', text })),
    { tag: 'H2', text: `Refund ${number}` },
    ...facts.map((text): PrintedLine => ({ tag: 'P', text })),
    { tag: 'P', text: refund.description, amount: formatAmount(refund.amount_cents), bold: true },
  ]);
}
