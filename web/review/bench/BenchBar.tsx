import type { TFunction } from 'i18next';
import { ChevronLeft, ChevronRight, Keyboard, LockKeyhole, PanelLeft, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { displayValue } from '#web/filings/displayValue.ts';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { Status } from '#web/ui/Status.tsx';
import { nameFiling } from '../nameFiling.ts';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  filing: FilingDetails | undefined;
  options: ReviewOptions | undefined;
  position: { at: number; of: number } | null;
  queueOpen: boolean;
  onQueue: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onShortcuts: () => void;
  onClose: () => void;
};

/** What is on the bench, how it stands, who has it, and the ways to the filings before and after. */
export function BenchBar({ headingRef, filing, options, position, queueOpen, ...on }: Props) {
  const { t } = useTranslation();
  return (
    <header className="bench-bar">
      <Button
        kind="quiet"
        dense
        iconOnly
        className="queue-toggle"
        aria-label={t('review.bench.toggleQueue')}
        aria-expanded={queueOpen}
        aria-controls="bench-queue"
        onClick={on.onQueue}
      >
        <PanelLeft className="i" aria-hidden />
      </Button>
      <div className="grow bench-name">
        <h1 id="review-heading" ref={headingRef} tabIndex={-1}>
          {filing ? nameFiling(filing) : t('review.panel.heading')}
        </h1>
        <div className="meta clip">{filing ? facts(filing, t) : t('common.loading')}</div>
      </div>
      {filing && (
        <div className="bench-marks">
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
          disabled={!on.onPrevious}
          aria-label={t('review.previous')}
          onClick={on.onPrevious}
        >
          <ChevronLeft className="i" aria-hidden />
        </Button>
        <span className="small nowrap muted bench-position">
          {position ? t('review.bench.position', position) : t('review.bench.notInQueue')}
        </span>
        <Button kind="quiet" dense iconOnly disabled={!on.onNext} aria-label={t('review.next')} onClick={on.onNext}>
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

function facts(filing: FilingDetails, t: TFunction): string {
  return [
    filing.case_number ? displayValue(filing.case_number) : t('review.queue.newCase'),
    filing.doc_type ? displayValue(filing.doc_type) : null,
    filing.document_name,
    t('review.panel.received', { when: formatMoment(filing.received_at), who: filing.filed_by }),
  ]
    .filter(Boolean)
    .join(' · ');
}
