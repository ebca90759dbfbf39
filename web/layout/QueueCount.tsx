import { useTranslation } from 'react-i18next';
import { writeCount } from '#domain/text/writeCount';
import { type QueueQuery, useListReviewQueueQuery } from '#web/review/reviewApi.ts';

const everythingWaiting: QueueQuery = { page: 1, state: 'waiting', claim: 'all', sort: 'priority', q: '' };
const countsEveryMs = 60_000;

/** The number of filings that need a decision, next to the link to the review queue; nothing if there are none. */
export function QueueCount() {
  const { t } = useTranslation();
  const { data: queue } = useListReviewQueueQuery(everythingWaiting, {
    pollingInterval: countsEveryMs,
    skipPollingIfUnfocused: true,
  });
  if (!queue || queue.waiting === 0) return null;
  return (
    <>
      <b className="frame-side-count" aria-hidden>
        {`${writeCount(queue.waiting)}${queue.more_waiting ? '+' : ''}`}
      </b>
      <span className="vh">
        {t(queue.more_waiting ? 'layout.waitingMore' : 'layout.waiting', { count: queue.waiting })}
      </span>
    </>
  );
}
