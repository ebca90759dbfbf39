import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import styles from './ReceiptNote.module.css';
import { CountsAsFiled } from './receipt/CountsAsFiled.tsx';
import { ReceiptFacts } from './receipt/ReceiptFacts.tsx';
import { useReadFilingProgressQuery } from './receipt/receiptsApi.ts';
import { UsualTime } from './receipt/UsualTime.tsx';

/** The confirmation after filing: that the court received it, its confirmation number, and what happens next. */
export function ReceiptNote({ filing }: { filing: Pick<FilingDetails, 'id'> }) {
  const { t } = useTranslation();
  const { data, error } = useReadFilingProgressQuery({ id: filing.id });
  if (error) return <CallFailure error={error} />;
  if (!data?.receipt) return null;
  const waits = data.status === 'received' || data.status === 'in_review';
  return (
    <section className={styles.receipt} aria-label={t('filings.receipt.confirmation')}>
      <CircleCheck className="i" aria-hidden />
      <div>
        <p className="vh" role="status">
          {t('filings.receipt.announced', { number: data.receipt.number })}
        </p>
        <ReceiptFacts filingId={filing.id} receipt={data.receipt} />
        <CountsAsFiled progress={data} />
        {waits && (
          <>
            <p className="small">{t('filings.receipt.next')}</p>
            <UsualTime usual={data.usual_time} />
          </>
        )}
        <p className="small">
          <Link to={pathTo.filing(filing.id)}>{t('filings.receipt.follow')}</Link>
        </p>
      </div>
    </section>
  );
}

/** A filing's ID in the form that people read out: its first block, in capitals. */
export function filingNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
