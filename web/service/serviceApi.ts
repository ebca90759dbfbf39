import * as contract from '#contract/service';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for the service of filings. */
export const serviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A corrected case number changes the recipients.
    readDraftService: ask(build, contract.readDraftService, { providesTags: ['Draft'] }),
    saveDraftService: change(build, contract.saveDraftService, {
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(serviceApi.util.upsertQueryData('readDraftService', { id }, answered.data));
      },
      invalidatesTags: ['Draft'],
    }),
    readFilingService: ask(build, contract.readFilingService, {
      providesTags: (_reply, _error, { id }) => ['Review', 'Filings', { type: 'Filing', id }],
    }),
    serveOtherwise: change(build, contract.serveOtherwise, {
      invalidatesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }],
    }),
    serveAgain: change(build, contract.serveAgain, {
      invalidatesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }],
    }),
    revokeServiceLink: change(build, contract.revokeServiceLink, {
      invalidatesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }],
    }),
    readServed: ask(build, contract.readServed),
    readServedByLink: ask(build, contract.readServedByLink),
  }),
});

export const {
  useReadDraftServiceQuery,
  useSaveDraftServiceMutation,
  useReadFilingServiceQuery,
  useServeOtherwiseMutation,
  useServeAgainMutation,
  useRevokeServiceLinkMutation,
  useReadServedQuery,
  useReadServedByLinkQuery,
} = serviceApi;
