import type { ReviewQueue } from '#contract/review';
import { useListReviewQueueQuery } from '../reviewApi.ts';
import type { QueueAddress } from '../useQueueAddress.ts';
import type { PagesBeside } from './stepsFrom.ts';

/** The previous and next pages of the queue, loaded when the open filing is at the edge of its page. */
export function usePagesBeside(
  queue: ReviewQueue | undefined,
  query: QueueAddress['query'],
  open: string,
): PagesBeside {
  const at = queue?.results.findIndex(({ id }) => id === open) ?? -1;
  const first = at === 0 && query.page > 1;
  const last = queue !== undefined && at === queue.results.length - 1 && query.page < queue.total_pages;
  const before = useListReviewQueueQuery({ ...query, page: query.page - 1 }, { skip: !first });
  const after = useListReviewQueueQuery({ ...query, page: query.page + 1 }, { skip: !last });
  return { before: first ? before.data : undefined, after: last ? after.data : undefined };
}
