import { useSearchParams } from 'react-router';
import { queueClaims, queueSorts, queueStates } from '#contract/review';
import { caseTypes } from '#domain/courts/choices';
import type { QueueQuery } from './reviewApi.ts';

/** What of the queue is shown and which filing is open, as the address has it, and how to change it. */
export function useQueueAddress() {
  const [params, setParams] = useSearchParams();
  const case_type = caseTypes.find((type) => type === params.get('type'));
  const query: QueueQuery = {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    state: queueStates.find((state) => state === params.get('state')) ?? 'waiting',
    claim: queueClaims.find((claim) => claim === params.get('claim')) ?? 'all',
    sort: queueSorts.find((sort) => sort === params.get('sort')) ?? 'priority',
    ...(case_type ? { case_type } : {}),
    q: (params.get('q') ?? '').slice(0, 200),
  };

  /** Anything but the page and the open filing leads back to the first page. */
  const change = (
    changes: { [Name in 'page' | 'state' | 'claim' | 'sort' | 'type' | 'q' | 'filing']?: string | null },
  ) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes) && !('filing' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (!value) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  return { query, selected: params.get('filing'), change };
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
