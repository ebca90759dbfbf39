import { FolderInput, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { Hold, ReviewOptions } from '#contract/review';
import { hasEnded } from '#domain/filings/states';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import styles from './ActionBar.module.css';
import { DecisionButtons } from './DecisionButtons.tsx';
import { MessageLine } from './MessageLine.tsx';
import type { LineMessage } from './useMessageLine.ts';
import type { ReviewHere } from './useReview.tsx';

const HoldStrip = lazily(async () => (await import('./HoldStrip.tsx')).HoldStrip, null);

type Props = {
  filing: FilingDetails | undefined;
  review: ReviewHere;
  holds: readonly Hold[];
  receivedAt: number;
  message: LineMessage | null;
  onUndone: (hold: Hold) => void;
};

/**
 * The actions available for the filing, each with its key; on the left, its status or the decision that can still be
 * undone.
 */
export function ActionBar({ filing, review, holds, receivedAt, message, onUndone }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { acts, mine, options } = review;
  return (
    <section
      className={styles.actbar}
      aria-label={t('review.bench.actions')}
      data-loading={options === undefined || undefined}
    >
      <div className={`grow ${styles.actbarLeft}`}>
        <MessageLine message={message} />
        {holds.length > 0 ? (
          <HoldStrip holds={holds} receivedAt={receivedAt} onUndone={onUndone} />
        ) : (
          <p className="muted small clip" hidden={message !== null}>
            {filing && options ? statusText(t, filing, options, format) : ''}
          </p>
        )}
      </div>
      {acts.section && options && (
        <Button onClick={acts.section} className="hide-phone" title={t('review.sections.move')}>
          <FolderInput className="i" aria-hidden />
          <span className="vh">{t('review.sections.move')}: </span>
          <span className="clip">{options.section.name ?? t('review.sections.unassigned')}</span>
          <kbd aria-hidden>{reviewKeys.section}</kbd>
        </Button>
      )}
      {acts.claim && (
        <Button onClick={acts.claim}>
          {mine ? <LockKeyholeOpen className="i" aria-hidden /> : <LockKeyhole className="i" aria-hidden />}
          {t(mine ? 'review.release' : 'review.take')}
          <kbd aria-hidden>{reviewKeys.claim}</kbd>
        </Button>
      )}
      <Button onClick={acts.next} className="hide-phone">
        {t('review.next')}
        <kbd aria-hidden>{reviewKeys.next}</kbd>
      </Button>
      <DecisionButtons review={review} />
    </section>
  );
}

function statusText(
  t: ReturnType<typeof useTranslation>['t'],
  filing: FilingDetails,
  { claim, hold, lapsed_at }: ReviewOptions,
  format: Format,
): string {
  if (hold) return t('review.status.held', { by: hold.by });
  if (lapsed_at) return t('review.status.lapsed', { when: format.moment(lapsed_at) });
  if (filing.state !== 'received') return t('review.status.decided');
  if (!hasEnded(filing.analysis_state)) return t('review.status.reading');
  if (claim && !claim.mine) return t('review.status.claimed', { by: claim.by });
  return t('review.status.open');
}
