import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/review';
import type { FilingTime } from '#domain/filings/filingTimes';
import { api } from '#web/api.ts';

/** The query of the queue's screen, which is in its address. */
export type QueueQuery = {
  page: number;
  state: (typeof contract.queueStates)[number];
  claim: (typeof contract.queueClaims)[number];
  sort: (typeof contract.queueSorts)[number];
  case_type?: NonNullable<contract.QueueRow['case_type']>;
  q: string;
};

/** A filing, and the other case in which the clerk is about to place it. */
export type ReviewAsked = { id: string; join?: string };

/** What a clerk says of a filing. */
export type Deciding = {
  id: string;
  version: number;
  decision: contract.Hold['decision'];
  deficiency?: boolean;
  reason_code?: string;
  reason?: string;
  authority?: string;
  correct_by?: string;
  placement?:
    | { join: string }
    | { open: { case_type: string; number: 'next' | 'paper'; title: string; duplicate_reason?: string } };
  filed_as_of?: FilingTime;
  filed_as_of_reason?: string;
};

/** The clerk's queue and its decisions, as the screens ask for them. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviewQueue: build.query<contract.ReviewQueue, QueueQuery>({
      query: (input) => ({ endpoint: contract.listReviewQueue, input }),
      providesTags: ['Review'],
    }),
    readReviewOptions: build.query<contract.ReviewOptions, ReviewAsked>({
      query: (input) => ({ endpoint: contract.readReviewOptions, input }),
      providesTags: (_reply, _error, { id }) => ['Review', 'Filings', { type: 'Filing', id }],
    }),
    claimFiling: build.mutation<ReplyOf<typeof contract.claimFiling>, string>({
      query: (id) => ({ endpoint: contract.claimFiling, input: { id } }),
      invalidatesTags: ['Review'],
    }),
    releaseFiling: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.releaseFiling, input: { id } }),
      invalidatesTags: ['Review'],
    }),
    decideFiling: build.mutation<ReplyOf<typeof contract.decideFiling>, Deciding>({
      query: (input) => ({ endpoint: contract.decideFiling, input }),
      // The queue shows it before it is fetched again: the next key must not refer to a filing that is gone.
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
    undoDecision: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.undoDecision, input: { id } }),
      invalidatesTags: ['Review'],
    }),
    readFilingStanding: build.query<contract.FilingStanding, string>({
      query: (id) => ({ endpoint: contract.readFilingStanding, input: { id } }),
      providesTags: (_reply, _error, id) => ['Review', { type: 'Filing', id }],
    }),
  }),
});

export const {
  useListReviewQueueQuery,
  useReadReviewOptionsQuery,
  useClaimFilingMutation,
  useReleaseFilingMutation,
  useDecideFilingMutation,
  useUndoDecisionMutation,
  useReadFilingStandingQuery,
} = reviewApi;
