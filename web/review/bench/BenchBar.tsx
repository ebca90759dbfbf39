import type { TFunction } from 'i18next';
import { ChevronLeft, ChevronRight, Keyboard, LockKeyhole, PanelLeft, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { displayValue } from '#web/filings/displayValue.ts';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import { nameFiling } from '../nameFiling.ts';
import styles from './BenchBar.module.css';
import benchStyles from './bench.module.css';
import type { QueueDrawer } from './useQueueDrawer.ts';
import type { QueueSteps } from './useQueueSteps.ts';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  filing: FilingDetails | undefined;
  options: ReviewOptions | undefined;
  steps: Pick<QueueSteps, 'position' | 'next' | 'previous' | 'goNext' | 'goPrevious'>;
  /** Whether the queue pane is open, and a function that opens and closes it. */
  queuePane: Pick<QueueDrawer, 'isOpen' | 'toggle'>;
  onShortcuts: () => void;
  onClose: () => void;
};

/** The current filing, its status, who has claimed it, and links to the previous and next filings. */
export function BenchBar({ headingRef, filing, options, steps, queuePane, ...on }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <header className={styles.benchBar}>
      <Button
        kind="quiet"
        dense
        iconOnly
        className={benchStyles.queueToggle}
        data-queue-toggle
        aria-label={t('review.bench.toggleQueue')}
        aria-expanded={queuePane.isOpen}
        aria-controls="bench-queue"
        onClick={queuePane.toggle}
      >
        <PanelLeft className="i" aria-hidden />
      </Button>
      <div className={`grow ${styles.benchName}`}>
        <h1 id="review-heading" ref={headingRef} tabIndex={-1}>
          {filing ? nameFiling(filing) : t('review.panel.heading')}
        </h1>
        <div className={`${styles.meta} clip`}>{filing ? facts(filing, t, format) : t('common.loading')}</div>
      </div>
      {filing && (
        <div className={styles.benchMarks}>
          <FilingStatus filing={filing} />
          <PriorityMark priority={filing.priority} reason={filing.priority_reason} />
          {options?.claim && (
            <Status tone={options.claim.mine ? 'info' : 'warn'} icon={LockKeyhole}>
              {options.claim.mine ? t('review.bench.heldByYou') : t('review.bench.heldBy', { by: options.claim.by })}
            </Status>
          )}
        </div>
      )}
      <div className="row tight">
        <Button
          kind="quiet"
          dense
          iconOnly
          disabled={!steps.previous}
          aria-label={t('review.previous')}
          onClick={steps.goPrevious}
        >
          <ChevronLeft className="i" aria-hidden />
        </Button>
        <span className={`small nowrap muted ${styles.benchPosition}`}>
          {steps.position ? t('review.bench.position', steps.position) : t('review.bench.notInQueue')}
        </span>
        <Button kind="quiet" dense iconOnly disabled={!steps.next} aria-label={t('review.next')} onClick={steps.goNext}>
          <ChevronRight className="i" aria-hidden />
        </Button>
        <Button
          kind="quiet"
          dense
          iconOnly
          className="hide-phone"
          aria-label={t('review.bench.shortcuts')}
          onClick={on.onShortcuts}
        >
          <Keyboard className="i" aria-hidden />
        </Button>
        <Button kind="quiet" dense iconOnly aria-label={t('common.close')} onClick={on.onClose}>
          <X className="i" aria-hidden />
        </Button>
      </div>
    </header>
  );
}

function facts(filing: FilingDetails, t: TFunction, format: Format): string {
  return [
    filing.case_number ? displayValue(filing.case_number) : t('review.queue.newCase'),
    filing.doc_type ? displayValue(filing.doc_type) : null,
    filing.document_name,
    t(filing.submitted_by ? 'filings.details.receivedThrough' : 'review.panel.received', {
      when: format.moment(filing.received_at),
      who: filing.filed_by,
      by: filing.submitted_by,
    }),
  ]
    .filter(Boolean)
    .join(' · ');
}
