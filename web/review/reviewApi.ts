import * as contract from '#contract/review';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';
import { courtApi } from '#web/filings/courtApi.ts';

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
      // The queue and the filing's permitted decisions are updated before they are fetched again, so that neither the
      // next key nor a button refers to a decision already made.
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        const { hold } = answered.data;
        for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState(), ['Review'])) {
          if (endpointName === 'listReviewQueue') {
            const asked = originalArgs as QueueQuery;
            const take = (queue: contract.ReviewQueue) => takeFromQueue(queue, asked, hold);
            dispatch(reviewApi.util.updateQueryData('listReviewQueue', asked, take));
          } else if (endpointName === 'readReviewOptions' && (originalArgs as ReviewAsked).id === id) {
            const endChoice = (options: contract.ReviewOptions) => void Object.assign(options, { hold, may: [] });
            dispatch(courtApi.util.updateQueryData('readReviewOptions', originalArgs as ReviewAsked, endChoice));
          }
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

/** Moves a decided filing from the waiting filings to the decisions that can be undone. */
function takeFromQueue(queue: contract.ReviewQueue, asked: QueueQuery, hold: contract.Hold): void {
  queue.holds.push(hold);
  const at = queue.results.findIndex((row) => row.id === hold.filing_id);
  if (at < 0 || asked.state !== 'waiting') return;
  queue.results.splice(at, 1);
  queue.total -= 1;
  queue.waiting -= 1;
}
