import * as contract from '#contract/review';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

/** The query of the review screen, which is in its address. */
export type QueueQuery = Given<typeof contract.listReviewQueue>;

/** A filing, and the other case in which the clerk may place it. */
export type ReviewAsked = Given<typeof contract.readReviewOptions>;

/** A clerk's decision on a filing. */
export type Deciding = Given<typeof contract.decideFiling>;

/** The endpoints of the clerk's queue and decisions. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviewQueue: ask(build, contract.listReviewQueue, { providesTags: ['Review'] }),
    claimFiling: change(build, contract.claimFiling, { invalidatesTags: ['Review'] }),
    releaseFiling: change(build, contract.releaseFiling, { invalidatesTags: ['Review'] }),
    decideFiling: change(build, contract.decideFiling, {
      // The queue is updated before it is fetched again, so that the next key does not refer to a decided filing.
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState(), ['Review'])) {
          if (endpointName !== 'listReviewQueue') continue;
          const hold = (queue: contract.ReviewQueue) => {
            queue.holds.push(answered.data.hold);
            const at = queue.results.findIndex((row) => row.id === id);
            if (at < 0 || (originalArgs as QueueQuery).state !== 'waiting') return;
            queue.results.splice(at, 1);
            queue.total -= 1;
            queue.waiting -= 1;
          };
          dispatch(reviewApi.util.updateQueryData('listReviewQueue', originalArgs as QueueQuery, hold));
        }
      },
      invalidatesTags: ['Review'],
    }),
    undoDecision: change(build, contract.undoDecision, { invalidatesTags: ['Review'] }),
  }),
});

export const {
  useListReviewQueueQuery,
  useClaimFilingMutation,
  useReleaseFilingMutation,
  useDecideFilingMutation,
  useUndoDecisionMutation,
} = reviewApi;
