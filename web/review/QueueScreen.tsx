import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReviewQueue } from '#contract/review';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { MessageLine } from './MessageLine.tsx';
import { useMessageLine } from './useMessageLine.ts';
import type { QueueAddress } from './useQueueAddress.ts';

const HoldList = lazily(async () => (await import('./HoldList.tsx')).HoldList, null);
const PendingPanel = lazily(async () => (await import('./pending/PendingPanel.tsx')).PendingPanel, null);
const QueueTable = lazily(async () => (await import('./QueueTable.tsx')).QueueTable);

type Props = {
  address: QueueAddress;
  queue: ReviewQueue | undefined;
  error: unknown;
  busy: boolean;
  /** When this browser received the queue, by its own clock. */
  receivedAt: number | undefined;
};

/** The queue with what is pending, and the decisions that can still be undone. */
export function QueueScreen({ address, queue, error, busy, receivedAt }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { message } = useMessageLine();
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
        {queue && queue.oldest_received_at !== null
          ? t(queue.more_waiting ? 'review.introMore' : 'review.intro', {
              count: queue.waiting,
              oldest: format.moment(queue.oldest_received_at),
            })
          : t('review.introEmpty')}
      </PageHead>
      {error !== undefined && (
        <div className="before" role="alert">
          <Note tone="warn">
            {queue && receivedAt
              ? t('review.lastData', {
                  error: errorText(error),
                  when: format.moment(new Date(receivedAt).toISOString()),
                })
              : errorText(error)}
          </Note>
        </div>
      )}
      <MessageLine message={message} />
      {queue && queue.holds.length > 0 && <HoldList holds={queue.holds} receivedAt={receivedAt ?? Date.now()} />}
      <PendingPanel />
      <QueueTable
        queue={queue}
        query={address.query}
        selected={address.selected}
        busy={busy}
        failed={error !== undefined}
        onChange={address.change}
      />
    </>
  );
}
