import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FilingProgress, type FilingReceipt, printFilingReceipt } from '#contract/receipts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { toast } from '#web/ui/toast.ts';
import { zoneName } from '#web/ui/zoneName.ts';
import { ReceiptDocuments } from './ReceiptDocuments.tsx';
import styles from './ReceiptFacts.module.css';
import { spellReceived } from './spellReceived.ts';

type Props = { filingId: string; receipt: FilingReceipt; submittedFor: FilingProgress['submitted_for'] };

/** What the court confirms, with the receipt as a PDF and its public address. */
export function ReceiptFacts({ filingId, receipt, submittedFor }: Props) {
  const { t } = useTranslation();
  const { number, court, received_at, time_zone, verification, documents } = receipt;
  const save = () => {
    const saved = saveFile(addressOfCall(printFilingReceipt, { id: filingId }), `Receipt ${number}.pdf`);
    saved.catch((error: unknown) => toast.error(error instanceof Error ? error.message : t('common.unexpectedError')));
  };
  return (
    <div className="stack">
      <p className="strong">{t('filings.receipt.by', { court, when: spellReceived(received_at, time_zone) })}</p>
      <p className="small muted">{t('filings.receipt.lastByte', { zone: zoneName(time_zone) })}</p>
      {submittedFor && <p>{t('filings.receipt.submittedFor', submittedFor)}</p>}
      <p className="row wrap">
        <span>
          {t('filings.receipt.number')} <strong className={`mono nowrap ${styles.number}`}>{number}</strong>
        </span>
        <CopyButton text={number} label={t('filings.receipt.what')} />
      </p>
      <ReceiptDocuments documents={documents} />
      <div className="row wrap">
        <Button dense onClick={save}>
          <Download className="i" aria-hidden />
          {t('filings.receipt.download')}
        </Button>
        <a className={buttonClass({ kind: 'quiet', dense: true })} href={verification} target="_blank" rel="noreferrer">
          <ExternalLink className="i" aria-hidden />
          {t('filings.receipt.verify')}
        </a>
        <CopyButton text={verification} label={t('filings.receipt.verification')} iconOnly />
      </div>
    </div>
  );
}
