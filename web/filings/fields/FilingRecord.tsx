import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { may } from '#domain/identity/permissions';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useReached } from '#web/ui/useInView.ts';
import { CorrectionHistory } from '../CorrectionHistory.tsx';
import { PrioritySelect } from './PrioritySelect.tsx';
import { Withdraw } from './Withdraw.tsx';

const FilingCourtStatus = lazily(async () => (await import('../FilingCourtStatus.tsx')).FilingCourtStatus, null);
const FilingResearch = lazily(async () => (await import('#web/research/FilingResearch.tsx')).FilingResearch, null);

type Props = {
  filing: FilingDetails;
  onPriority: (priority: FilingDetails['priority']) => void;
  onWithdrawn: (() => void) | undefined;
};

/** The record of a filing: research, court status, corrections, priority, receipt, and withdrawal. */
export function FilingRecord({ filing, onPriority, onWithdrawn }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  // A clerk opens many filings and rarely reads this part; to the filer, the status is what counts.
  const reviews = useAppSelector((state) => may(capacityOf(state.user), 'filings:review'));
  const part = useRef<HTMLDivElement>(null);
  const isReached = useReached(part);
  return (
    <div id="part-record" ref={part}>
      {isReached && filing.state !== 'draft' && <FilingResearch id={filing.id} />}
      {(isReached || !reviews) && filing.state === 'received' && <FilingCourtStatus filing={filing} />}
      <CorrectionHistory corrections={filing.corrections} />
      <PrioritySelect filing={filing} onChange={onPriority} />
      <p className="body small muted">
        {filing.state !== 'draft' &&
          t(filing.submitted_by ? 'filings.details.receivedThrough' : 'filings.details.received', {
            when: format.moment(filing.received_at),
            who: filing.filed_by,
            by: filing.submitted_by,
          })}
        {filing.processing_time_seconds !== null &&
          ` ${t('filings.details.analyzed', { seconds: filing.processing_time_seconds.toFixed(1) })}`}
      </p>
      {filing.abilities.withdraw && onWithdrawn && <Withdraw filing={filing} onDone={onWithdrawn} />}
    </div>
  );
}
