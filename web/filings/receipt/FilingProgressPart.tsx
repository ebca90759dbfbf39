import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FilingStatus } from '../FilingStatus.tsx';
import { CountsAsFiled } from './CountsAsFiled.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
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
          <CountsAsFiled progress={data} />
          <UsualTime usual={data.usual_time} />
        </div>
      </section>
      {data.receipt && (
        <section aria-label={t('filings.receipt.heading')}>
          <div className="sec">
            <h3>{t('filings.receipt.heading')}</h3>
          </div>
          <div className="body small">
            <ReceiptFacts filingId={filing.id} receipt={data.receipt} />
          </div>
        </section>
      )}
    </>
  );
}
