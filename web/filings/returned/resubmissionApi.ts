import * as contract from '#contract/resubmissions';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for the resubmission of a returned filing. */
export const resubmissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    readResubmission: ask(build, contract.readResubmission, {
      keepUnusedDataFor: 0,
      // A payment or a fee waiver cures a return, too.
      providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }, 'Fees'],
    }),
    prepareResubmission: change(build, contract.prepareResubmission, {
      // The response is the new state; nothing else changes until the filer submits.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(resubmissionApi.util.upsertQueryData('readResubmission', { id }, answered.data));
      },
    }),
    submitResubmission: change(build, contract.submitResubmission, {
      invalidatesTags: (_reply, error, { id }) => (error ? [] : ['Filings', 'Review', { type: 'Filing', id }]),
    }),
    listResubmissions: ask(build, contract.listResubmissions, {
      providesTags: (_reply, _error, { id }) => ['Review', { type: 'Filing', id }],
    }),
  }),
});

export const {
  useReadResubmissionQuery,
  usePrepareResubmissionMutation,
  useSubmitResubmissionMutation,
  useListResubmissionsQuery,
} = resubmissionApi;
