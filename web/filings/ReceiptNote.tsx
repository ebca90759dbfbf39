import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './ReceiptNote.module.css';

/** States that the court received the filing, when, and under which number. */
export function ReceiptNote({ filing }: { filing: Pick<FilingDetails, 'id' | 'received_at' | 'state'> }) {
  const format = useFormat();
  const { t } = useTranslation();
  const court = useAppSelector((state) => state.user.court_name);
  const when = format.moment(filing.received_at);
  const number = filingNumber(filing.id);
  return (
    <div className={styles.receipt} role="status">
      <CircleCheck className="i" aria-hidden />
      <div>
        <p className="strong">{t(court ? 'filings.receipt.by' : 'filings.receipt.received', { court, when })}</p>
        <p className="row wrap">
          <span>
            {t('filings.receipt.number')} <strong className="mono">{number}</strong>
          </span>
          <CopyButton text={number} label={t('filings.receipt.what')} />
        </p>
        {filing.state === 'received' && <p className="small">{t('filings.receipt.next')}</p>}
      </div>
    </div>
  );
}

/** A filing's ID in the form that people read out: its first block, in capitals. */
export function filingNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
