import * as contract from '#contract/checks';
import { lookAgain } from '#contract/citations';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of checks against the court's rules. */
export const checksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChecks: ask(build, contract.listChecks, { providesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
    checkFiling: change(build, contract.checkFiling, {
      invalidatesTags: (_reply, _error, { id }) => ['Filings', 'Review', { type: 'Filing', id }],
    }),
    lookAgain: change(build, lookAgain, { invalidatesTags: (_reply, _error, { id }) => [{ type: 'Filing', id }] }),
  }),
});

export const { useListChecksQuery, useCheckFilingMutation, useLookAgainMutation } = checksApi;
