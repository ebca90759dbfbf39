import type { TFunction } from 'i18next';
import { Inbox, LoaderCircle, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type QueueRow, queueStates, type ReviewQueue } from '#contract/review';
import { hasEnded } from '#domain/filings/states';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import styles from './QueueTable.module.css';
import type { QueueAddress } from './useQueueAddress.ts';

type Props = {
  queue: ReviewQueue | undefined;
  query: QueueAddress['query'];
  selected: string | null;
  busy: boolean;
  failed: boolean;
  onChange: QueueAddress['change'];
};

/** The queue, one page at a time; the server filters, sorts, and pages it. */
export function QueueTable({ queue, query, selected, busy, failed, onChange }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const open = (id: string) => onChange({ filing: id });
  return (
    <section className="panel" aria-labelledby="queue-heading" aria-busy={busy}>
      <header className="wrap">
        <h2 id="queue-heading">{t('review.queue.heading')}</h2>
        {queue && <CountBadge count={queue.total} more={queue.more} />}
        <div className="end">
          <Segmented
            label={t('review.queue.state')}
            value={query.state}
            onChange={(state) => onChange({ state })}
            options={queueStates.map((value) => ({ value, label: t(`review.state.${value}`) }))}
          />
        </div>
      </header>
      <QueueFilters className="table-filters" query={query} onChange={onChange} />
      {!queue && !failed && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {queue?.results.length === 0 && (
        <EmptyState icon={Inbox} title={t('review.queue.empty')} text={t('review.queue.emptyText')} />
      )}
      {queue && queue.results.length > 0 && (
        <Table
          cards
          caption={t('review.queue.heading')}
          dense
          columns={columnsOf(t, open, selected, format)}
          rows={queue.results}
          rowKey={({ id }) => id}
          sorting={{ by: { key: query.sort, direction: 'ascending' }, onSort: ({ key }) => onChange({ sort: key }) }}
        />
      )}
      {queue && (
        <Pager page={query.page} totalPages={queue.total_pages} onPage={(page) => onChange({ page: String(page) })}>
          {t(queue.more ? 'review.queue.more' : 'review.queue.count', { count: queue.total })}
        </Pager>
      )}
    </section>
  );
}

function columnsOf(
  t: TFunction,
  open: (id: string) => void,
  selected: string | null,
  format: Format,
): Column<QueueRow>[] {
  return [
    {
      key: 'document',
      title: t('review.queue.document'),
      cell: (row) => (
        <>
          <button
            type="button"
            className="link-button"
            aria-current={row.id === selected ? 'true' : undefined}
            onClick={() => open(row.id)}
          >
            <span className={styles.queueName}>{row.doc_type ?? row.document_name}</span>
          </button>
          <div className={`muted tiny ${styles.queueName}`}>{row.parties ?? row.document_name}</div>
        </>
      ),
    },
    {
      key: 'case',
      title: t('review.queue.case'),
      secondary: true,
      cell: ({ case_number }) => <span className="nowrap">{case_number ?? t('review.queue.newCase')}</span>,
    },
    {
      key: 'priority',
      title: t('review.queue.priority'),
      sortable: true,
      cell: (row) => <PriorityMark priority={row.priority} reason={row.priority_reason} />,
    },
    { key: 'status', title: t('review.queue.status'), cell: (row) => <FilingStatus filing={row} /> },
    {
      key: 'filer',
      title: t('review.queue.filer'),
      secondary: true,
      cell: ({ filed_by, channel }) => (
        <>
          {filed_by}
          {channel !== 'electronic' && <div className="muted tiny">{t(`filings.channels.${channel}`)}</div>}
        </>
      ),
    },
    {
      key: 'age',
      title: t('review.queue.received'),
      sortable: true,
      secondary: true,
      cell: (row) => (
        <span className={styles.queueReceived}>
          {format.moment(row.received_at)}
          {row.resubmitted_at && <div className="muted tiny">{t('review.queue.corrected')}</div>}
        </span>
      ),
    },
    { key: 'claim', title: t('review.queue.with'), cell: (row) => <ClaimCell row={row} t={t} /> },
  ];
}

function ClaimCell({ row, t }: { row: QueueRow; t: TFunction }) {
  const format = useFormat();
  if (!row.claim) {
    return hasEnded(row.analysis_state) ? (
      <span className="muted">{t('review.queue.nobody')}</span>
    ) : (
      <LoaderCircle className="i spin" aria-label={t('review.queue.reading')} />
    );
  }
  return (
    <span className="st info nowrap" title={format.moment(row.claim.since)}>
      <UserCheck className="i" aria-hidden />
      {row.claim.mine ? t('review.queue.you') : row.claim.by}
    </span>
  );
}
