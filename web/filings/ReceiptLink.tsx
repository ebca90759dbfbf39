import { useTranslation } from 'react-i18next';
import { printReceipt } from '#contract/cashiering';
import type { Intake } from '#contract/counter';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from './printPdf.ts';

/** A receipt of the counter, which opens as a PDF. */
export function ReceiptLink({ receipt: { id, number, voided } }: { receipt: Intake['receipts'][number] }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="link-button"
      onClick={() => printPdf(addressOfCall(printReceipt, { id }), `${number}.pdf`)}
    >
      {t(voided ? 'filings.paper.receiptVoid' : 'filings.paper.receipt', { number })}
    </button>
  );
}
