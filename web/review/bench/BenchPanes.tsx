import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { ReturnWithProvider } from '#web/checks/ReturnWith.ts';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { FiledFees } from '#web/payments/FiledFees.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAttachmentReturn } from '../envelope/useAttachmentReturn.tsx';
import type { ReviewHere } from '../useReview.tsx';
import styles from './BenchPanes.module.css';
import benchStyles from './bench.module.css';
import { FinishWords } from './FinishWords.tsx';

const EnvelopeList = lazily(
  async () => (await import('../envelope/EnvelopeList.tsx')).EnvelopeList,
  <Skeleton lines={3} />,
);

const FilersChoices = lazily(async () => (await import('#web/filings/choices/FilersChoices.tsx')).FilersChoices, null);

type Props = {
  filing: FilingDetails | undefined;
  /** Why the filing could not be loaded. */
  failure: unknown;
  review: ReviewHere;
  separator: ReactNode;
  onPlaceAsked: () => void;
  onWithdrawn: () => void;
};

/** For a filing that was returned before. */
const ResubmissionHistory = lazily(
  async () => (await import('#web/filings/returned/ResubmissionHistory.tsx')).ResubmissionHistory,
  null,
);

/** The open filing on the bench: its document and its fields, or why it cannot be shown. */
export function BenchPanes({ filing: current, failure, review, separator, onPlaceAsked, onWithdrawn }: Props) {
  // The largest part of the screen is drawn in short tasks, so that keys and the pointer respond in between.
  const filing = useDeferredValue(current);
  const attachments = useAttachmentReturn(current, review);
  if (filing)
    return (
      <ReturnWithProvider value={attachments.returnWith}>
        <FilingPanes
          key={filing.id}
          filing={filing}
          startHere
          separator={separator}
          end={<FinishWords review={review} />}
          onPlaceAsked={onPlaceAsked}
          onWithdrawn={onWithdrawn}
          top={(shown, onShow) => (
            <>
              {review.options?.filer_choices && <FilersChoices choices={review.options.filer_choices} />}
              {review.options?.reviews.some(({ decision }) => decision === 'returned') && (
                <ResubmissionHistory id={filing.id} isPart />
              )}
              {isEnvelope(filing, review.options) && (
                <EnvelopeList
                  filing={filing}
                  options={review.options}
                  shown={shown}
                  onShow={onShow}
                  marks={attachments.marks}
                  onTurn={attachments.turn}
                />
              )}
              <FiledFees filingId={filing.id} />
            </>
          )}
        />
        {attachments.dialog}
      </ReturnWithProvider>
    );
  if (failure === undefined) return <LoadingPanes />;
  return <CallFailure className={benchStyles.benchFailed} error={failure} />;
}

/** Whether there is more than one document to decide on together. */
function isEnvelope({ documents }: FilingDetails, options: ReviewHere['options']): boolean {
  return documents.length > 1 || (options?.envelope.length ?? 0) > 0;
}

/** With the size of the content that is loading. */
function LoadingPanes() {
  const { t } = useTranslation();
  return (
    <>
      <section className="docpane" aria-label={t('filings.viewer.label')}>
        <div className="pane-head" />
        <div className="desk">
          <div className={styles.sheetComing} />
        </div>
      </section>
      <section className="inspect" aria-label={t('filings.fields.pane')}>
        <div className="jump" />
        <div className="scroll body">
          <Skeleton lines={12} />
        </div>
        <div className="pane-foot" />
      </section>
    </>
  );
}
