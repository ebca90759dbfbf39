import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useListReviewQueueQuery } from './reviewApi.ts';
import { useQueueAddress } from './useQueueAddress.ts';

const loadBench = async () => (await import('./bench/Bench.tsx')).Bench;
const Bench = lazily(loadBench);
const QueueScreen = lazily(async () => (await import('./QueueScreen.tsx')).QueueScreen);
const LaneScreen = lazily(async () => (await import('./lane/LaneScreen.tsx')).LaneScreen);

/** Frequent enough that two clerks see each other's claims, and infrequent enough for the server. */
const pollEveryMs = 15_000;

/** /review: the clerk's queue; with a filing in the address, the bench; or the lane for runs of acceptances. */
export function ReviewScreen() {
  const { t } = useTranslation();
  const reviews = useAppSelector((state) => may(capacityOf(state.user), 'filings:review'));
  const address = useQueueAddress();
  const { query, selected, inLane, change } = address;
  const from = (useLocation().state as { from?: string } | null)?.from;
  const navigate = useNavigate();
  const { data, error, isFetching, fulfilledTimeStamp } = useListReviewQueueQuery(query, {
    skip: !reviews || inLane,
    pollingInterval: pollEveryMs,
    skipPollingIfUnfocused: true,
  });
  // Most clerks open a filing next: its code is fetched while they see the queue.
  useEffect(() => {
    if (reviews) void loadBench().catch(() => {});
  }, [reviews]);

  if (!reviews) {
    return (
      <>
        <PageHead title={t('titles.review')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('review.notYours')} text={t('review.notYoursText')} />
        </Panel>
      </>
    );
  }
  if (inLane) return <LaneScreen address={address} />;
  if (selected) {
    return (
      <Bench
        filingId={selected}
        address={address}
        queue={data}
        queueError={error}
        receivedAt={fulfilledTimeStamp ?? Date.now()}
        onClose={() => (from ? void navigate(from) : change({ filing: null }))}
      />
    );
  }
  return <QueueScreen address={address} queue={data} error={error} busy={isFetching} receivedAt={fulfilledTimeStamp} />;
}
