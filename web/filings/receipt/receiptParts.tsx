import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FilingStatus } from '../FilingStatus.tsx';
import { CountsAsFiled } from './CountsAsFiled.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import styles from './receiptParts.module.css';
import { useReadFilingProgressQuery } from './receiptsApi.ts';
import { Timeline } from './Timeline.tsx';
import { UsualTime } from './UsualTime.tsx';

/** Where a filing is at the court, what happened to it, and its receipt. */
export function FilingProgressPart({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const { data, error } = useReadFilingProgressQuery(
    { id: filing.id },
    { pollingInterval: 30_000, skipPollingIfUnfocused: true },
  );
  if (!data) {
    return (
      <div className="body">
        <CallFailure error={error} />
        {error === undefined && <Skeleton lines={5} />}
      </div>
    );
  }
  return (
    <>
      <section aria-label={t('filings.timeline.heading')}>
        <div className="sec">
          <h3>{t('filings.timeline.heading')}</h3>
          <FilingStatus filing={filing} />
        </div>
        <div className="body stack small">
          <Timeline progress={data} />
          <UsualTime usual={data.usual_time} />
        </div>
      </section>
      {data.receipt && (
        <section aria-label={t('filings.receipt.heading')}>
          <div className="sec">
            <h3>{t('filings.receipt.heading')}</h3>
          </div>
          <div className="body small">
            <ReceiptFacts filingId={filing.id} receipt={data.receipt} submittedFor={data.submitted_for} />
          </div>
        </section>
      )}
    </>
  );
}

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
        <ReceiptFacts filingId={filing.id} receipt={data.receipt} submittedFor={data.submitted_for} />
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
