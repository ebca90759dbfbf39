import { looksLikeCardNumber } from './looksLikeCardNumber.ts';
import type { ReceiptLine, Tender } from './tenders.ts';

/** Why a receipt cannot be made. */
export const receiptProblems = [
  'no_lines',
  'no_tenders',
  'bad_amount',
  'not_balanced',
  'cash_short',
  'reference_missing',
  'drawer_missing',
  'card_number',
] as const;
export type ReceiptProblem = (typeof receiptProblems)[number];

export type Settled = { total_cents: number; paid_cents: number; change_cents: number };

/** More than any court charges at a counter, and far from where numbers lose cents. */
const mostCents = 100_000_000;
const needsReference: readonly Tender['kind'][] = ['card', 'check', 'money_order', 'deposit_account', 'waiver'];

/**
 * The total, what is paid in money, and the change of a receipt. Its tenders must pay the total exactly; only cash is
 * changed. No text on it may look like the number of a payment card.
 */
export function settleReceipt(
  lines: readonly ReceiptLine[],
  tenders: readonly Tender[],
  texts: readonly string[] = [],
): Settled | { problem: ReceiptProblem } {
  const problem = findProblem(lines, tenders, texts);
  if (problem) return { problem };
  const total_cents = sum(lines.map(({ amount_cents }) => amount_cents));
  const waived = sum(tenders.map((one) => (one.kind === 'waiver' ? one.amount_cents : 0)));
  const change_cents = sum(tenders.map((one) => (one.kind === 'cash' ? one.tendered_cents! - one.amount_cents : 0)));
  return { total_cents, paid_cents: total_cents - waived, change_cents };
}

function findProblem(
  lines: readonly ReceiptLine[],
  tenders: readonly Tender[],
  texts: readonly string[],
): ReceiptProblem | null {
  if (lines.length === 0) return 'no_lines';
  if (tenders.length === 0) return 'no_tenders';
  const amounts = [...lines, ...tenders].map(({ amount_cents }) => amount_cents);
  if (!amounts.every(isAmount)) return 'bad_amount';
  const typed = [...tenders.flatMap(({ reference, drawer }) => [reference ?? '', drawer ?? '']), ...texts];
  const described = lines.flatMap(({ description, authority }) => [description, authority]);
  if ([...typed, ...described].some(looksLikeCardNumber)) return 'card_number';
  for (const tender of tenders) {
    if (needsReference.includes(tender.kind) && !tender.reference?.trim()) return 'reference_missing';
    if (tender.kind === 'check' && !tender.drawer?.trim()) return 'drawer_missing';
    if (tender.kind !== 'cash') continue;
    if (tender.tendered_cents === null || !isAmount(tender.tendered_cents)) return 'bad_amount';
    if (tender.tendered_cents < tender.amount_cents) return 'cash_short';
  }
  return sum(lines.map(centsOf)) === sum(tenders.map(centsOf)) ? null : 'not_balanced';
}

const centsOf = ({ amount_cents }: { amount_cents: number }) => amount_cents;
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= mostCents;
