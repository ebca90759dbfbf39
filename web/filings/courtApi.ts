import * as contract from '#contract/review';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** What the court decided on a filing, and how a clerk can decide. */
export const courtApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFilingCourtStatus: ask(build, contract.readFilingCourtStatus, {
      providesTags: (_reply, _error, { id }) => ['Review', { type: 'Filing', id }],
    }),
    readReviewOptions: ask(build, contract.readReviewOptions, {
      providesTags: (_reply, _error, { id }) => ['Review', 'Filings', { type: 'Filing', id }],
    }),
  }),
});

export const { useReadFilingCourtStatusQuery, useReadReviewOptionsQuery } = courtApi;
