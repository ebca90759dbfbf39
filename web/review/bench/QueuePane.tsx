import { Inbox, ListFilter, LoaderCircle, OctagonAlert, UserCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QueueRow, queueSorts, type ReviewQueue } from '#contract/review';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status } from '#web/ui/Status.tsx';
import { useShown } from '#web/ui/useInView.ts';
import { formatWait } from '../formatWait.ts';
import type { QueueAddress } from '../useQueueAddress.ts';
import benchStyles from './bench.module.css';
import styles from './QueuePane.module.css';

const QueueFilters = lazily(async () => (await import('../QueueFilters.tsx')).QueueFilters, null);

type Props = {
  queue: ReviewQueue | undefined;
  error: unknown;
  query: QueueAddress['query'];
  selected: string;
  /** It was opened as a drawer or, on a phone, as the displayed pane. */
  isOpened: boolean;
  onChange: QueueAddress['change'];
};

/**
 * The queue next to the open filing: each filing with priority, age, uncertain fields, and claim; the open one is
 * marked. Where it is hidden at first, it is rendered once it opens.
 */
export function QueuePane({ isOpened, ...props }: Props) {
  const { t } = useTranslation();
  const pane = useRef<HTMLElement>(null);
  const isShown = useShown(pane);
  return (
    <section
      className={benchStyles.queue}
      data-queue-pane
      id="bench-queue"
      aria-label={t('review.queue.heading')}
      ref={pane}
    >
      {(isShown || isOpened) && <QueueContent {...props} />}
    </section>
  );
}

function QueueContent({ queue, error, query, selected, onChange }: Omit<Props, 'isOpened'>) {
  const { t } = useTranslation();
  const [filtering, setFiltering] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open filing stays in view, whichever way it was opened
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, queue?.results]);
  const narrowed =
    query.claim !== 'all' || query.case_type !== undefined || query.q !== '' || query.state !== 'waiting';

  return (
    <>
      <div className="pane-head">
        <h2>{t('review.queue.heading')}</h2>
        {queue && <CountBadge count={queue.total} more={queue.more} />}
        <div className="row end tight">
          <Button
            kind="quiet"
            dense
            iconOnly
            aria-label={t('review.bench.filter')}
            aria-expanded={filtering}
            aria-pressed={narrowed}
            onClick={() => setFiltering(!filtering)}
          >
            <ListFilter className="i" aria-hidden />
          </Button>
        </div>
      </div>
      {filtering && <QueueFilters className={styles.queueFilters} query={query} onChange={onChange} withState />}
      <div className={styles.queueSort}>
        <fieldset className="seg" aria-label={t('review.bench.sort')}>
          {queueSorts.map((sort) => (
            <button key={sort} type="button" aria-pressed={sort === query.sort} onClick={() => onChange({ sort })}>
              {t(`review.bench.sorts.${sort}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <CallFailure className="body" error={error} />
      {!queue && error === undefined && (
        <div className="scroll body">
          <Skeleton lines={14} />
        </div>
      )}
      {queue && queue.results.length === 0 && (
        <div className="scroll">
          <EmptyState icon={Inbox} title={t('review.queue.empty')} text={t('review.queue.emptyText')} />
        </div>
      )}
      {queue && queue.results.length > 0 && (
        <ul className="scroll" ref={list} onKeyDown={moveByArrows}>
          {queue.results.map((row) => (
            <Item key={row.id} row={row} open={row.id === selected} onOpen={() => onChange({ filing: row.id })} />
          ))}
        </ul>
      )}
      {queue && queue.total_pages > 1 && (
        <Pager page={query.page} totalPages={queue.total_pages} onPage={(page) => onChange({ page: String(page) })} />
      )}
    </>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (direction === 0) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-queue-item]')];
  const next = items[items.indexOf(document.activeElement as HTMLElement) + direction];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Item({ row, open, onOpen }: { row: QueueRow; open: boolean; onOpen: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <li>
      <button
        type="button"
        className={benchStyles.qi}
        data-queue-item
        aria-current={open ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={benchStyles.l}>
          <span className="clip">{row.case_number ?? t('review.queue.newCase')}</span>
          <time dateTime={row.received_at} title={format.moment(row.received_at)}>
            {formatWait(row.received_at)}
          </time>
        </span>
        <b className="clip">{row.parties ?? row.document_name}</b>
        <span className={benchStyles.l}>
          <span className="clip">{row.doc_type ?? row.document_name}</span>
          <QueueItemStatus row={row} />
        </span>
        <span className={benchStyles.l}>
          <PriorityMark priority={row.priority} reason={row.priority_reason} />
          <Holder row={row} />
        </span>
      </button>
    </li>
  );
}

function QueueItemStatus({ row }: { row: QueueRow }) {
  const { t } = useTranslation();
  if (row.analysis_state === 'failed') return <Status tone="bad">{t('filings.state.failed')}</Status>;
  if (!hasEnded(row.analysis_state))
    return (
      <Status tone="info" icon={LoaderCircle}>
        {t('review.queue.reading')}
      </Status>
    );
  if (row.doubts > 0) return <Status tone="warn">{t('review.bench.doubts', { count: row.doubts })}</Status>;
  if (!row.is_complete) {
    return (
      <span className={`st bad ${styles.queueMissing}`} title={row.missing.join(' ')}>
        <OctagonAlert className="i i-sm" aria-hidden />
        <span className="clip">
          <span className="vh">{t('filings.incomplete')}: </span>
          {row.missing[0] ?? t('filings.incomplete')}
        </span>
      </span>
    );
  }
  return <Status tone="ok">{t('review.bench.noDoubt')}</Status>;
}

function Holder({ row }: { row: QueueRow }) {
  const { t } = useTranslation();
  if (!row.claim) return <span className="muted">{row.resubmitted_at ? t('review.queue.corrected') : ''}</span>;
  return (
    <Status tone="info" icon={UserCheck}>
      {row.claim.mine ? t('review.queue.you') : row.claim.by}
    </Status>
  );
}
