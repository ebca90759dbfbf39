import * as contract from '#contract/hearingBatches';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** What a change of several hearings can affect: calendars, cases with their dockets, and notices. */
const touched = onSuccess('Hearings', 'Judges', 'Cases');

/** The endpoints for several hearings that are rescheduled together. */
const batchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposeBatch: ask(build, contract.proposeBatch, { keepUnusedDataFor: 0 }),
    checkBatch: change(build, contract.checkBatch),
    applyBatch: change(build, contract.applyBatch, { invalidatesTags: touched }),
    listHearingBatches: ask(build, contract.listHearingBatches, { providesTags: ['Hearings'] }),
    readBatch: ask(build, contract.readBatch, { providesTags: ['Hearings'] }),
    undoBatch: change(build, contract.undoBatch, { invalidatesTags: touched }),
  }),
});

export const {
  useProposeBatchQuery,
  useCheckBatchMutation,
  useApplyBatchMutation,
  useListHearingBatchesQuery,
  useReadBatchQuery,
  useUndoBatchMutation,
} = batchesApi;
