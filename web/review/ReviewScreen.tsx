import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { may } from '#domain/identity/permissions';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Bench } from './bench/Bench.tsx';
import { HoldList } from './HoldList.tsx';
import { useListReviewQueueQuery } from './reviewApi.ts';
import { useQueueAddress } from './useQueueAddress.ts';

const QueueTable = lazily(async () => (await import('./QueueTable.tsx')).QueueTable);

/** Frequent enough that two clerks see each other's claims, and infrequent enough for the server. */
const pollEveryMs = 15_000;

/** /review: the clerk's queue with the decisions that can still be undone; with a filing in the address, the bench. */
export function ReviewScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const reviews = useAppSelector((state) => may(capacityOf(state.user), 'filings:review'));
  const address = useQueueAddress();
  const { query, selected, change } = address;
  const from = (useLocation().state as { from?: string } | null)?.from;
  const navigate = useNavigate();
  const { data, error, isFetching, fulfilledTimeStamp } = useListReviewQueueQuery(query, {
    skip: !reviews,
    pollingInterval: pollEveryMs,
    skipPollingIfUnfocused: true,
  });

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
  return (
    <>
      <PageHead
        title={t('titles.review')}
        actions={
          <Link className={buttonClass({})} to="/cases">
            {t('review.toCases')}
          </Link>
        }
      >
        {data && data.oldest_received_at !== null
          ? t(data.more_waiting ? 'review.introMore' : 'review.intro', {
              count: data.waiting,
              oldest: format.moment(data.oldest_received_at),
            })
          : t('review.introEmpty')}
      </PageHead>
      {error && (
        <div className="before" role="alert">
          <Note tone="warn">
            {data && fulfilledTimeStamp
              ? t('review.lastData', {
                  error: errorText(error),
                  when: format.moment(new Date(fulfilledTimeStamp).toISOString()),
                })
              : errorText(error)}
          </Note>
        </div>
      )}
      {data && <HoldList holds={data.holds} receivedAt={fulfilledTimeStamp ?? Date.now()} />}
      <QueueTable
        queue={data}
        query={query}
        selected={selected}
        busy={isFetching}
        failed={error !== undefined}
        onChange={change}
      />
    </>
  );
}
