import { Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchState } from '#domain/counter/batchStates';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useListBatchesQuery } from '../counterApi.ts';
import { TurnPage } from '../TurnPage.tsx';
import { BatchPanel } from './BatchPanel.tsx';

const progressEveryMs = 2000;
const inProgress: readonly BatchState[] = ['dividing', 'filing'];

/** The batches of the court with their filings. While one is being divided or filed, its progress is read again. */
export function BatchList() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [isFiling, setFiling] = useState(false);
  const { data, error } = useListBatchesQuery({ page }, { pollingInterval: isFiling ? progressEveryMs : 0 });
  useEffect(() => setFiling(data?.results.some(({ state }) => inProgress.includes(state)) ?? false), [data]);
  if (error) return <CallFailure error={error} />;
  if (!data) {
    return (
      <Panel title={t('counter.batches.list')}>
        <Skeleton lines={4} />
      </Panel>
    );
  }
  if (data.results.length === 0) {
    return (
      <Panel title={t('counter.batches.list')}>
        <EmptyState icon={Layers} title={t('counter.batches.empty')} text={t('counter.batches.emptyText')} />
      </Panel>
    );
  }
  return (
    <>
      {data.results.map((batch) => (
        <BatchPanel key={batch.id} batch={batch} />
      ))}
      <TurnPage page={page} more={data.more} onPage={setPage} />
    </>
  );
}
