import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HearingBatch } from '#contract/hearingBatches';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import { BatchStatus } from './BatchStatus.tsx';
import { useListHearingBatchesQuery } from './batchesApi.ts';
import { outcomeOf } from './outcomeOf.ts';

/** The changes of several hearings that the court made, the newest first. */
export function RecentBatches() {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { data, error } = useListHearingBatchesQuery({ page });
  return (
    <Panel title={t('calendar.batch.recent.heading')} padded={false}>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={3} />
        </div>
      )}
      {data?.total === 0 && <p className="body muted">{t('calendar.batch.recent.none')}</p>}
      {data && data.total > 0 && (
        <Table<HearingBatch>
          cards
          caption={t('calendar.batch.recent.heading')}
          rows={data.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'made',
              title: t('calendar.batch.recent.made'),
              cell: ({ id, made_at }) => <Link to={pathTo.hearingBatch(id)}>{format.moment(made_at)}</Link>,
            },
            {
              key: 'what',
              title: t('calendar.batch.recent.what'),
              cell: (batch) => {
                const { state, total, done } = batch;
                const count = state === 'queued' || state === 'failed' ? total : done;
                return t(`calendar.batch.done.${outcomeOf(batch)}`, { count });
              },
            },
            { key: 'reason', title: t('calendar.field.reason'), cell: ({ reason }) => reason },
            { key: 'by', title: t('calendar.batch.recent.by'), secondary: true, cell: ({ made_by }) => made_by },
            {
              key: 'state',
              title: t('calendar.list.status'),
              cell: (batch) => <BatchStatus state={batch.state} />,
            },
          ]}
        />
      )}
      {data && data.total_pages > 1 && <Pager page={page} totalPages={data.total_pages} onPage={setPage} />}
    </Panel>
  );
}
