import type { TenderKind } from '#domain/counter/tenders';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { dateTimeFormat } from '#domain/intl/formats';
import { formatAmount } from '#domain/money/formatAmount';
import { startPdf } from '#server/courtdoc/generate/startPdf';
import type { StoredReceipt } from './receiptRepository.ts';

const left = 72;
const right = 540;

export const tenderNames: Record<TenderKind, string> = {
  cash: 'Cash',
  card: 'Card',
  check: 'Check',
  money_order: 'Money order',
  deposit_account: 'Deposit account',
  waiver: 'Fee waiver',
};

type Court = { name: string; address_lines: string[]; time_zone: string };

/** Prints a receipt as a tagged PDF. */
export async function writeReceipt(stored: StoredReceipt, court: Court): Promise<Buffer> {
  const { receipt } = stored;
  const number = writeReceiptNumber(receipt.number);
  const { document, finish } = startPdf(`Receipt ${number}`, receipt.made_at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const put = (tag: 'H1' | 'H2' | 'P', text: string, amount?: string, bold = false) =>
    void whole.add(
      document.struct(tag, {}, () => {
        const size = tag === 'H1' ? 15 : tag === 'H2' ? 12 : 10.5;
        document.font(bold || tag !== 'P' ? 'bold' : 'regular').fontSize(size);
        const top = document.y;
        const width = right - left - (amount === undefined ? 0 : 90);
        document.text(text, left, top, { width, lineGap: 2 });
        if (amount === undefined) return;
        const bottom = document.y;
        document.text(amount, right - 90, top, { width: 90, align: 'right', lineBreak: false });
        document.y = bottom;
      }),
    );
  put('H1', court.name);
  for (const line of court.address_lines) put('P', line);
  document.moveDown(0.8);
  put('H2', `${stored.voided_at ? 'VOID. ' : ''}Receipt ${number}`);
  for (const fact of factsOf(stored, court)) put('P', fact);
  document.moveDown(0.6);
  put('H2', 'Fees');
  for (const { description, authority, amount_cents } of receipt.lines) {
    put('P', `${description} (${authority})`, formatAmount(amount_cents));
  }
  put('P', 'Total', formatAmount(receipt.total_cents), true);
  document.moveDown(0.6);
  put('H2', 'Payment');
  for (const tender of receipt.tenders) {
    const of = [tender.reference, tender.drawer].filter(Boolean).join(', ');
    put('P', `${tenderNames[tender.kind]}${of ? ` (${of})` : ''}`, formatAmount(tender.amount_cents));
    if (tender.tendered_cents !== null) put('P', 'Cash handed over', formatAmount(tender.tendered_cents));
  }
  if (receipt.change_cents > 0) put('P', 'Change', formatAmount(receipt.change_cents), true);
  whole.end();
  return finish();
}

function factsOf(
  { receipt, made_by, voided_at, voided_by, void_reason }: StoredReceipt,
  { time_zone }: Court,
): string[] {
  const format = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: time_zone });
  return [
    format.format(receipt.made_at),
    `Received from ${receipt.payer}`,
    ...(receipt.case_number ? [`Case number ${receipt.case_number}`] : []),
    ...(receipt.envelope_id ? [`Envelope ${receipt.envelope_id.slice(0, 8).toUpperCase()}`] : []),
    `Received by ${made_by}`,
    ...(voided_at ? [`Voided on ${format.format(voided_at)} by ${voided_by}: ${void_reason}`] : []),
  ];
}
